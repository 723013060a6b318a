import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import audiences from '../content/audiences.yaml'
import {
  belowTablet,
  color,
  enlargedText,
  forcedColors,
  inPrint,
  minWidth,
  motionAllowed,
  space,
} from './theme.ts'
import {buttonShape} from './ui/buttonStyles.ts'
import {Card} from './ui/Card.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {findRecord} from './ui/findRecord.ts'
import type {Item} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

interface DoorCardProps {
  /** The card's `id` in `content/audiences.yaml`, which also sets the colour of the door. */
  audience: string
  /** The link of a card that has none in `content/audiences.yaml`, such as `DonateLink`. */
  children?: ReactNode
}

/** One way to take part, as a half-open door with a link. All links look alike, wherever they lead. */
export function DoorCard({audience: id, children}: DoorCardProps): Item {
  const {title, description, colour, link} = findRecord(audiences, id, 'content/audiences.yaml')
  return (
    <Card look={[cardStyles.box, styles.card, styles[colour]]}>
      <svg viewBox="0 0 120 160" aria-hidden="true" css={styles.door}>
        <path fill={color('control')} d="M18 8h92v138h-92z" />
        <path fill={color('coinLight')} d="M26 16h76v130h-76z" />
        <path fill={color('brass')} d="M102 16v130h-76z" />
        <path fill={color('coinDark')} opacity=".55" d="M26 146h76l18 14h-76z" />
        <g css={styles.leaf}>
          <path fill="var(--leaf)" d="M0 16l46-14v158l-46-14z" />
          <path fill="#fff" opacity=".16" d="M0 16l46-14v158z" />
          <path fill={color('brass')} d="M35 77l3-3 3 3v7l-3 3-3-3z" />
        </g>
      </svg>
      <h3>{title}</h3>
      <p>{description}</p>
      <div css={styles.way}>
        {link && (
          <Link to={link.to}>
            {link.text}
            {link.about && <VisuallyHidden> {link.about}</VisuallyHidden>}
          </Link>
        )}
        {children}
      </div>
    </Card>
  )
}

const look = (tint: string, leaf: string) =>
  css({borderColor: 'transparent', background: tint, '--leaf': leaf})

const styles = {
  card: css({
    // The door is beside the text until three cards fit in a row.
    gridRow: 'span 3',
    gridTemplateColumns: 'min(3.25rem, 24%) minmax(0, 1fr)',
    gap: `${space[2]} ${space[4]}`,
    '& > *': {gridColumn: 2},
    '& > svg': {gridColumn: 1, gridRow: '1 / span 3', width: '100%'},
    '& > p': {color: color('ink')},
    // On a phone the door is beside the title, and the text has the whole width.
    [belowTablet]: {
      gridTemplateColumns: '2.5rem minmax(0, 1fr)',
      '& > h3': {alignSelf: 'center'},
      '& > svg': {gridRow: 1},
      '& > h3 ~ *': {gridColumn: '1 / -1'},
    },
    [enlargedText]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > *': {gridColumn: 1},
      '& > svg': {display: 'none'},
    },
    [minWidth.threes]: {
      gridRow: 'span 4',
      gap: space[3],
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > *': {gridColumn: 1},
      '& > svg': {gridColumn: 1, gridRow: 'auto', width: 'min(10.5rem, 75%)'},
    },
  }),
  door: css({overflow: 'visible', [forcedColors]: {forcedColorAdjust: 'none'}}),
  // The door opens further while the card is hovered or focused.
  leaf: css({
    transform: 'translate(26px) scaleX(1)',
    [motionAllowed]: {
      transition: 'transform .3s',
      'article:hover &, article:focus-within &': {transform: 'translate(26px) scaleX(.55)'},
    },
  }),
  way: css({
    width: '100%',
    paddingTop: space[2],
    [inPrint]: {display: 'none'},
    '& a': {
      ...buttonShape,
      width: '100%',
      paddingInline: space[2],
      color: color('primary'),
      borderColor: 'currentColor',
      '&:hover': {background: color('surface')},
    },
  }),
  plain: look(color('surface'), color('primary')),
  wash: look(color('wash'), color('primary')),
  mint: look(color('mint'), color('primary')),
  mulberry: look(color('mulberryTint'), color('mulberry')),
  brass: look(color('brassTint'), color('brassText')),
}
