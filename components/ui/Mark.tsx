import type {Color} from '../theme.ts'
import {Facets} from './Facets.tsx'

interface MarkProps {
  /** The paint of a colour's role: a CSS variable on a page, the colour itself in a picture. */
  paint: (role: Color) => string
}

const lit: Record<number, Color> = {1: 'brass', 2: 'mulberryStrong'}

/** The charity's mark, round the point 0,0 of an SVG drawing 48 wide: ten sides in the colour of text, two lit. */
export function Mark({paint}: MarkProps) {
  return <Facets outer={23} inner={12.4} fill={(side) => (lit[side] ? paint(lit[side]) : 'currentColor')} />
}
