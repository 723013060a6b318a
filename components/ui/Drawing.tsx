interface DrawingProps {
  /** The name of a file of `components/drawings/`: `clock`, `closing/give`. */
  name: string
}

const files = import.meta.glob<string>('../drawings/**/*.svg', {eager: true, query: '?raw', import: 'default'})

/** The planes of a drawing, for an `<svg>` of its measures. */
export function Drawing({name}: DrawingProps) {
  const file = files[`../drawings/${name}.svg`]
  return <g dangerouslySetInnerHTML={{__html: planesOf(file ?? '')}} />
}

/** What stands inside the `<svg>` of a file, without the lines that make it easy to read. */
function planesOf(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>\s*$|\n\s*/g, '')
}
