import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {band, bandInset, color, enlarged, from, size, space, veil} from './theme.ts'
import {Drawing} from './ui/Drawing.tsx'
import type {Closing} from './ui/kinds.ts'

interface CallToActionProps {
  /** The name that links on this page can lead to (`#get-involved`). */
  id?: string
  /** Which drawing stands beside the words: a coin that rises, two that meet, or a stack of them. Without it the coin rises. */
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
const grounds = {learn: '-200 -200 400 230', volunteer: '-200 -190 400 190', give: '-200 -260 400 260'}

/** The brass band that ends a page with the next step. */
export function CallToAction({id, next = 'learn', children}: CallToActionProps): Closing {
  return (
    <div id={id} css={styles.band}>
      {children}
      <svg viewBox={grounds[next]} aria-hidden="true">
        <Drawing name={`closing/${next}`} />
      </svg>
    </div>
  )
}

const styles = {
  band: css({
    display: 'grid',
    gap: space[6],
    background: color('brass'),
    color: color('onBrass'),
    paddingTop: band,
    paddingInline: bandInset,
    // Beside the words or below them, and never behind: it stands on the lower edge.
    '& > svg': {
      alignSelf: 'flex-end',
      justifySelf: 'end',
      width: '100%',
      maxWidth: '14rem',
      [enlarged]: {display: 'none'},
      [from.desktop]: {maxWidth: '24rem'},
    },
    [from.tablet]: {gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)'},
    '--action-fill': color('onBrass'),
    '--action-text': color('onBrassButton'),
    '--action-hover': color('onBrassButtonHover'),
    '--action-outline': color('onBrass'),
    '--action-outline-hover': veil('onBrass', 12),
    '& > section': {
      display: 'grid',
      gap: space[6],
      alignContent: 'center',
      [enlarged]: {paddingBottom: band},
      [from.tablet]: {paddingBottom: band},
    },
    '& h2': {maxWidth: '18ch'},
    '& section > p': {fontSize: size.lead, lineHeight: 1.5, maxWidth: '38rem'},
    '& a': {color: 'inherit'},
    // One button to a band: what stands behind it is a link.
    '& p': {columnGap: space[5]},
    '& p > a ~ a': {
      paddingInline: 0,
      fontWeight: 600,
      textDecoration: 'underline',
      borderColor: 'transparent',
    },
  }),
}
