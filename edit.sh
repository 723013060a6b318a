#!/bin/sh
# Opens the site in your browser, to edit; close this window to stop.
cd "$(dirname "$0")" || exit
# Where Node's own installer and Homebrew put it, which a file manager may not know.
PATH=$PATH:/usr/local/bin:/opt/homebrew/bin
export PATH
node src/commands/edit/start.mjs "$@"
ended=$?
# 127: the shell found no Node, or the script found an old one.
if [ $ended -eq 127 ]; then
  echo 'The editor needs a current Node: install the one that https://nodejs.org/en/download offers, then open this file again.'
  { xdg-open https://nodejs.org/en/download || open https://nodejs.org/en/download; } 2>/dev/null
fi
if [ $ended -ne 0 ] && [ -t 0 ]; then
  printf 'Press Enter to close this window. '
  read -r _
fi
exit $ended
