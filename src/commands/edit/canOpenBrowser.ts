/** Whether there is a screen to open a browser on: a server's Linux has none, and would only complain. */
export function canOpenBrowser(platform = process.platform, environment = process.env): boolean {
  return platform !== 'linux' || Boolean(environment.DISPLAY || environment.WAYLAND_DISPLAY)
}
