interface DrawingProps {
  /** The name of a file in `components/drawings/`: `clock`, `closing/give`. */
  name: string
}

const files = import.meta.glob<string>('../drawings/**/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The `viewBox` of a drawing that stands alone or in a ring: a square round its middle. */
export const drawingArea = '-110 -110 220 220'

/** The contents of a drawing, for use inside an `<svg>` with the same coordinates. */
export function Drawing({name}: DrawingProps) {
  const file = files[`../drawings/${name}.svg`]
  return <g dangerouslySetInnerHTML={{__html: contentsOf(file ?? '')}} />
}

/** Returns the markup inside the `<svg>` of a file, without line breaks and indentation. */
function contentsOf(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>\s*$|\n\s*/g, '')
}
