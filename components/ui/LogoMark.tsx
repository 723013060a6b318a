import type {Color} from '../theme.ts'
import {Facets} from './Facets.tsx'

interface LogoMarkProps {
  /**
   * Returns the SVG paint for a colour of `theme.ts`: a CSS variable on a page, or a hex colour in an image
   * file.
   */
  paint: (role: Color) => string
}

const colouredSides: Record<number, Color> = {1: 'brass', 2: 'mulberryStrong'}

/**
 * The charity's logo, centred at 0,0 of an SVG drawing 48 wide: ten sides in the text colour, two in other
 * colours.
 */
export function LogoMark({paint}: LogoMarkProps) {
  return (
    <Facets
      outer={23}
      inner={12.4}
      fill={(side) => (colouredSides[side] ? paint(colouredSides[side]) : 'currentColor')}
    />
  )
}
