import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import map from '../content/map.yaml'
import {color, forcedColors, inPrint, minWidth, radius, size, space} from './theme.ts'
import {Drawing} from './ui/Drawing.tsx'
import {outlinePath} from './ui/Facets.tsx'

interface MapPlaceholderProps {
  /**
   * How to get here: one `InfoCard` for each thing to know.
   * @example
   * <InfoCard icon="map-pin">
   *
   * ### The heading
   *
   * One sentence.
   *
   * </InfoCard>
   */
  children: ReactNode
}

/** The coordinates of the numbered marks on the sketch. */
const marks = ['42 52', '150 100', '206 76', '326 176', '270 82']

/** A sketch of the way to us in place of a map, beside the directions. */
export function MapPlaceholder({children}: MapPlaceholderProps) {
  return (
    <div css={styles.place}>
      <div css={styles.map}>
        <svg viewBox="0 0 360 220" aria-hidden="true">
          <Drawing name="sketch/way" />
          {marks.map((mark, place) => (
            <g key={mark} transform={`translate(${mark})`}>
              <path d={outlinePath(14)} fill={color('brass')} />
              <text>{place + 1}</text>
            </g>
          ))}
        </svg>
        <ol>
          {map.places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ol>
        <p>
          <b>{map.soon}</b> {map.sketch} {map.why}
        </p>
      </div>
      <div css={styles.words}>{children}</div>
    </div>
  )
}

const styles = {
  place: css({
    display: 'grid',
    gap: space[6],
    [minWidth.tablet]: {gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)'},
  }),
  words: css({display: 'grid', gap: space[5], alignContent: 'space-between'}),
  map: css({
    display: 'grid',
    gap: space[3],
    alignContent: 'start',
    color: color('inkSoft'),
    fontSize: size.note,
    '& ol': {margin: 0, paddingInlineStart: '1.4em', '& li': {padding: 0}, [minWidth.wide]: {columns: 2}},
    '& svg': {
      width: '100%',
      background: color('mint'),
      borderRadius: radius.card,
      [forcedColors]: {forcedColorAdjust: 'none'},
    },
    '& text': {fontWeight: 700, textAnchor: 'middle', dominantBaseline: 'central', fill: color('onBrass')},
    [inPrint]: {
      // Prints the sketch, because it serves as the map. All other drawings are hidden in print.
      'main & svg': {
        display: 'block !important',
        background: `${color('mint')} !important`,
        printColorAdjust: 'exact',
      },
      '& > ol + p': {display: 'none'},
    },
  }),
}
