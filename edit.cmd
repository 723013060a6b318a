@echo off
rem Opens the site in your browser, to edit; close this window to stop.
pushd "%~dp0"
where /q node || goto nonode
node src/commands/edit/start.mjs %*
if %errorlevel% equ 0 exit /b 0
if %errorlevel% neq 127 goto failed
:nonode
echo The editor needs a current Node: install the one that https://nodejs.org/en/download offers, then open this file again.
start "" https://nodejs.org/en/download
:failed
pause
exit /b 1
