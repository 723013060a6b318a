#!/bin/sh
# Opens the site in your browser, to edit; close this window to stop.
exec sh "$(dirname "$0")/edit.sh"
