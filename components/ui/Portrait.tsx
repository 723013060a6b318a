import {css} from '@emotion/react'
import {type Color, color, forcedColors} from '../theme.ts'
import {outlinePath} from './Facets.tsx'
import {isDrawn, Still} from './Still.tsx'

interface PortraitProps {
  /** Whose it is: the first letter stands on the jumper. */
  name: string
  /** The person's id, which alone decides on hair, jumper and ground. */
  id: string
}

/** Someone as a drawing of twelve-sided shapes, in place of a photograph. It shows nobody's face, and is for the eye alone. */
export function Portrait({name, id}: PortraitProps) {
  return (
    <svg viewBox="-60 -60 120 120" aria-hidden="true" css={styles.person}>
      <Still>{isDrawn && <Person name={name} id={id} />}</Still>
    </svg>
  )
}

function Person({name, id}: PortraitProps) {
  const pick = picker(id)
  const [lit, shade, letter] = pick(jumpers)
  const [ground, hair, colour] = [pick(grounds), pick(hairstyles), pick(colours)]
  return (
    <>
      <path fill={color(ground)} d={outlinePath(60)} />
      <path fill={color(lit)} d="M-56 60V46l15-26 26-15h30l26 15 15 26v14z" />
      <path fill={color(shade)} d="M15 5l26 15 15 26v14h-41z" />
      <text x="-17" y="46" fill={color(letter)} css={styles.letter}>
        {name[0]}
      </text>
      {/* The neck, and the head above it. */}
      <path fill={color('coinDark')} d="M-8-4h16v9l-8 9-8-9z" />
      <path fill={color('coinLight')} d="M-6-43h12l11 6 6 11v12l-6 11-11 6h-12l-11-6-6-11v-12l6-11z" />
      <path fill={color('brass')} d="M6-43l11 6 6 11v12l-6 11-11 6z" />
      <path fill={color(colour)} d={hair} />
    </>
  )
}

/** Picks one item of each list from a hash of the id (FNV-1a): always the same for one person. */
function picker(id: string) {
  let left = [...id].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261)
  return <T,>(from: readonly [T, ...T[]]): T => {
    const place = left % from.length
    left = Math.floor(left / from.length)
    return from[place] ?? from[0]
  }
}

/** A jumper's lit and shaded side, and the letter on it. */
const jumpers: [[Color, Color, Color], ...[Color, Color, Color][]] = [
  ['ringLight', 'ringDark', 'onSpruce'],
  ['brass', 'coinDark', 'onBrass'],
  ['mulberryPanel', 'spruce', 'onSpruce'],
  ['mintStrong', 'ringLight', 'onBrass'],
]

/** Sides of a ring round the head: down to the chin, cropped, parted, short, and long. */
const hairstyles: [string, ...string[]] = [
  'M-20 0l-7-13v-15l7-12 13-8h14l13 8 7 12v15l-7 13-9-9 4-7v-9l-4-7-7-4h-8l-7 4-4 7v9l4 7z',
  'M-27-27l7-13 13-8h14l13 8-9 8-7-4h-8l-7 4-4 7z',
  'M-20 0l-7-13v-15l7-12 13-8h14l13 8 7 13-12 2-4-8-7-4h-8l-7 4-4 8v9l4 7z',
  'M-20-40l13-8h14l13 8 7 13-12 2-4-8-7-4h-8l-7 5z',
  'M-24 12l-3-25v-15l7-12 13-8h14l13 8 7 12v15l-3 25-9-20v-9l-4-7-7-4h-8l-7 4-4 7v9z',
]

const colours: [Color, ...Color[]] = ['spruce', 'mulberryPanel', 'coinDark']
const grounds: [Color, ...Color[]] = ['coinFace', 'mintStrong', 'mulberryStrong']

const styles = {
  person: css({width: '100%', [forcedColors]: {forcedColorAdjust: 'none'}}),
  letter: css({fontSize: '26px', fontWeight: 700, textAnchor: 'middle'}),
}
