"""Where the browser is. Run as a program: exit 1 when no installed one is found."""

import os
import shutil
import sys

# The real binaries, not Debian's wrapper scripts; the headless shell starts fastest.
CANDIDATES = [
    "/usr/lib/chromium/chromium-headless-shell",
    "/usr/lib/chromium/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

# Every host but this machine leads nowhere, so that a request to another host cannot succeed unseen.
ARGUMENTS = ["--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1"]


def executable():
    """Returns the path of an installed Chromium (COOKBOOK_CHROMIUM first), or None for Playwright's own."""
    given = os.environ.get("COOKBOOK_CHROMIUM")
    if given:
        return shutil.which(given) or sys.exit(f"error: COOKBOOK_CHROMIUM names no program: '{given}'")
    return next((path for path in CANDIDATES if os.access(path, os.X_OK)), None)


if __name__ == "__main__":
    sys.exit(0 if executable() else 1)
