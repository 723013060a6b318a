/** Whether a browser can be opened; on Linux this needs a display, which servers lack. */
export function canOpenBrowser(platform = process.platform, environment = process.env): boolean {
  return platform !== 'linux' || Boolean(environment.DISPLAY || environment.WAYLAND_DISPLAY)
}
