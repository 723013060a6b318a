import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {band, bandInset, color, enlarged, from, size, space} from './theme.ts'
import {Drawing} from './ui/Drawing.tsx'
import {darkGround} from './ui/darkGround.ts'
import type {Closing} from './ui/kinds.ts'

interface CallToActionProps {
  /** The name that links on this page can lead to (`#get-involved`). */
  id?: string
  /** What the next step is: to learn (a coin rises on brass), to volunteer (two meet on mulberry) or to give (stacks grow on mint). Without it, to learn. */
  next?: 'learn' | 'volunteer' | 'give'
  /**
   * The `##` heading, a sentence or `Choices`, and the `Actions`.
   * @example
   * ## The heading
   *
   * One sentence.
   *
   * <Actions />
   */
  children: ReactNode
}

/** The piece of each drawing that is shown: it stands on the band's lower edge. */
const grounds = {learn: '-200 -200 400 230', volunteer: '-200 -190 400 190', give: '0 0 1200 150'}

/** The band that ends a page with the next step, in a colour and a composition of its own for each of three. */
export function CallToAction({id, next = 'learn', children}: CallToActionProps): Closing {
  return (
    <div id={id} css={[next === 'volunteer' && darkGround, styles.band, styles[next]]}>
      {children}
      <svg viewBox={grounds[next]} aria-hidden="true">
        <Drawing name={`closing/${next}`} />
      </svg>
    </div>
  )
}

const beside = {paddingBottom: band}

const styles = {
  band: css({
    display: 'grid',
    gap: space[6],
    paddingTop: band,
    paddingInline: bandInset,
    // Beside the words or below them, and never behind: it stands on the lower edge.
    '& > svg': {
      alignSelf: 'end',
      width: 'min(100%, clamp(14rem, 27vw, 24rem))',
      [enlarged]: {display: 'none'},
    },
    '--action-gap': `${space[2]} ${space[5]}`,
    '--action-outline': 'currentColor',
    '--action-outline-hover': 'none',
    '& > section': {display: 'grid', gap: space[5], alignContent: 'center', [enlarged]: beside},
    '& section > p': {fontSize: size.lead, lineHeight: 1.5, maxWidth: '38rem'},
    '& p a': {color: 'inherit'},
    // One button to a band: what stands behind it is a link, and below it on a phone.
    '& section > div a ~ a': {
      flexBasis: '100%',
      justifyContent: 'start',
      paddingInline: 0,
      fontWeight: 600,
      textDecoration: 'underline',
      border: 0,
      [from.tablet]: {flexBasis: 'auto'},
    },
  }),
  learn: css({
    background: color('closing'),
    '& > svg': {justifySelf: 'end'},
    [from.tablet]: {gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', '& > section': beside},
  }),
  volunteer: css({
    background: color('mulberryPanel'),
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      gap: space[7],
      '& > section': beside,
      '& > svg': {order: -1},
    },
  }),
  give: css({
    background: color('mint'),
    // On a phone the four last ones.
    '& > svg': {width: '210%', marginInlineStart: '-110%', [from.tablet]: {width: '100%', margin: 0}},
  }),
}
