import {css} from '@emotion/react'
import map from '../content/map.yaml'
import {color, forcedColors, from, inPrint, inset, radius, size, space} from './theme.ts'
import {Drawing} from './ui/Drawing.tsx'
import {outlinePath} from './ui/Facets.tsx'

/** Where each of its places is on the sketch. */
const marks = ['42 52', '150 100', '226 92', '326 176', '270 92']

/** The place where a map would be, why there is none, and a sketch of the way until then. */
export function MapPlaceholder() {
  return (
    <div css={styles.place}>
      <p>
        <b>{map.soon}</b> {map.why}
      </p>
      <svg viewBox="0 0 360 220" aria-hidden="true">
        <Drawing name="sketch/way" />
        {marks.map((mark, place) => (
          <g key={mark} transform={`translate(${mark})`}>
            <path d={outlinePath(14)} fill={color('brass')} />
            <text css={styles.number}>{place + 1}</text>
          </g>
        ))}
      </svg>
      <div>
        <p>{map.sketch}</p>
        <ol>
          {map.places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}

const styles = {
  place: css({
    display: 'grid',
    gap: space[5],
    alignItems: 'center',
    padding: inset,
    color: color('inkSoft'),
    background: color('wash'),
    border: `2px dashed ${color('control')}`,
    borderRadius: radius.card,
    '& b': {display: 'block', color: color('ink')},
    '& ol': {margin: 0, paddingInlineStart: '1.4em'},
    '& svg': {
      width: '100%',
      background: color('mint'),
      borderRadius: radius.button,
      [forcedColors]: {forcedColorAdjust: 'none'},
      // On paper, where no map will come, the sketch is one.
      [inPrint]: {
        display: 'block !important',
        background: `${color('mint')} !important`,
        printColorAdjust: 'exact',
      },
    },
    [from.tablet]: {gridTemplateColumns: '1fr 1fr', '& > p': {gridColumn: '1 / -1'}},
    [inPrint]: {'& > p': {display: 'none'}},
  }),
  number: css({
    fontSize: size.note,
    fontWeight: 700,
    textAnchor: 'middle',
    dominantBaseline: 'central',
    fill: color('onBrass'),
  }),
}
