import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {band, bandInset, color, from, inPrint, palette, size, space, veil} from './theme.ts'
import {Facets} from './ui/Facets.tsx'
import type {Band} from './ui/kinds.ts'

interface CallToActionProps {
  /** The name that links on this page can lead to (`#get-involved`). */
  id?: string
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

const metals = [palette.closingLight[0], palette.closingMid[0], palette.brassHover[0], palette.closingDark[0]]

/** The brass band that ends a page with the next step. */
export function CallToAction({id, children}: CallToActionProps): Band {
  return (
    <div id={id} css={styles.band}>
      {children}
      <svg css={styles.ring} viewBox="-300 -300 600 600" aria-hidden="true" focusable="false">
        <Facets
          outer={295}
          inner={150}
          fill={(side) => metals[side % 4] ?? 'none'}
          stroke={palette.brass[0]}
          strokeWidth={6}
        />
      </svg>
    </div>
  )
}

const styles = {
  band: css({
    position: 'relative',
    overflow: 'hidden',
    background: color('brass'),
    color: color('onBrass'),
    paddingBlock: band,
    paddingInline: bandInset,
    '--action-fill': color('onBrass'),
    '--action-text': color('onBrassButton'),
    '--action-hover': color('onBrassButtonHover'),
    '--action-outline': color('onBrass'),
    '--action-outline-hover': veil('onBrass', 12),
    [inPrint]: {background: 'none'},
    '& > section': {position: 'relative', zIndex: 1, display: 'grid', gap: space[6]},
    '& h2': {maxWidth: '18ch'},
    '& section > p': {fontSize: size.lead, lineHeight: 1.5, maxWidth: '38rem'},
    '& a': {color: 'inherit'},
  }),
  ring: css({
    position: 'absolute',
    width: '30rem',
    right: '-14rem',
    bottom: '-16rem',
    [inPrint]: {display: 'none'},
    [from.desktop]: {
      width: '38rem',
      right: 'max(-9rem, calc(50vw - 50rem))',
      bottom: 'auto',
      top: '50%',
      translate: '0 -50%',
    },
  }),
}
