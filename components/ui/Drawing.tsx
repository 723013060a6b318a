interface DrawingProps {
  /** The name of a file of `components/drawings/`: `clock`, `closing/give`. */
  name: string
}

// In the documents alone: in a browser that wakes a page React finds them there, and leaves them as they are.
const files: Record<string, string> =
  import.meta.env.SSR || import.meta.env.DEV
    ? import.meta.glob<string>('../drawings/**/*.svg', {eager: true, query: '?raw', import: 'default'})
    : {}

/** The planes of a drawing, for an `<svg>` of its measures. */
export function Drawing({name}: DrawingProps) {
  const file = files[`../drawings/${name}.svg`]
  return <g suppressHydrationWarning dangerouslySetInnerHTML={{__html: file ? planesOf(file) : nothing}} />
}

/** Where React makes a page anew, the drawings are gone; but the policy takes only this for an empty text (F41). */
const nothing = (globalThis as {trustedTypes?: {emptyHTML: string}}).trustedTypes?.emptyHTML ?? ''

/** What stands inside the `<svg>` of a file, without the lines that make it easy to read. */
function planesOf(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>\s*$|\n\s*/g, '')
}
