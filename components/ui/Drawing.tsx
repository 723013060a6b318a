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
  return <g suppressHydrationWarning dangerouslySetInnerHTML={{__html: planesOf(files[`../drawings/${name}.svg`])}} />
}

/** What stands inside the `<svg>` of a file, without the lines that make it easy to read. */
function planesOf(svg = ''): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>\s*$|\n\s*/g, '')
}
