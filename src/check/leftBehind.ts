/** Whether a word processor keeps such a file beside the one that is open in it: `~$about.mdx`, `.~lock.about.mdx#`. */
export function isLeftBehind(name: string): boolean {
  return /^(?:.*\/)?(?:~\$|\.~lock)/.test(name)
}
