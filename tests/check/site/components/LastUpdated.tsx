/** When the page was last changed. */
export function LastUpdated() {
  return <p>December 2024</p>
}
