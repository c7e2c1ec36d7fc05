"""A static host: nginx as most people would set it up, on a free port of this machine."""

import os
import pathlib
import shutil
import socket
import subprocess
import time

CONFIGURATION = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  default_type application/octet-stream;
  types {{
    text/html html; text/css css; text/javascript js; text/plain txt; application/xml xml;
    application/json json; application/manifest+json webmanifest; image/svg+xml svg; image/png png;
    image/jpeg jpg jpeg; image/webp webp; image/avif avif; image/gif gif; image/x-icon ico; font/woff2 woff2;
  }}
  gzip on;
  gzip_types text/css text/javascript application/xml application/json image/svg+xml;
  charset utf-8;
  absolute_redirect off;
  server {{
    listen 127.0.0.1:{port};
    root {root};
    index index.html;
    autoindex off;
    error_page 404 {prefix}404.html;
    error_page 403 =404 {prefix}404.html;
    add_header Cache-Control "max-age=60";
  }}
}}
"""


class Nginx:
    """Serves a folder under a prefix until the `with` block ends; `url` is its address, ending in a slash."""

    def __init__(self, site, folder, prefix="/"):
        self.folder = pathlib.Path(folder)
        self.prefix = prefix
        self.root = self.folder / "root"
        place = self.root / prefix.strip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.symlink_to(site, target_is_directory=True)

    def __enter__(self):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}{self.prefix}"
        configuration = self.folder / "nginx.conf"
        configuration.write_text(CONFIGURATION.format(
            folder=self.folder, port=self.port, root=self.root, prefix=self.prefix))
        program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin:/usr/local/sbin")
        assert program, "nginx is not installed; scripts/install test installs it"
        # Null outputs: a child that kept the runner's own would let it hang.
        self.process = subprocess.Popen(
            [program, "-p", self.folder, "-e", self.folder / "error.log", "-c", configuration],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait()
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=10)

    def wait(self):
        """Waits until the server answers, at most ten seconds."""
        for _ in range(200):
            assert self.process.poll() is None, (self.folder / "error.log").read_text()
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("nginx does not answer")


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]
