import {type CSSObject, css} from '@emotion/react'
import type {ReactNode} from 'react'
import {bandInset, bandPadding, belowTablet, color, enlargedText, minWidth, size, space} from './theme.ts'
import {Drawing, drawingArea} from './ui/Drawing.tsx'
import {darkBackground} from './ui/darkBackground.ts'
import type {Closing} from './ui/kinds.ts'

interface CallToActionProps {
  /** The name that links on this page can lead to (`#get-involved`). */
  id?: string
  /**
   * What the next step is: to learn (a rising coin on brass), to volunteer (two people on mulberry), to give
   * (stacks of coins on mint) or to ask (a speech bubble on pink). If left out, it is to learn.
   */
  next?: 'learn' | 'volunteer' | 'give' | 'ask'
  /**
   * A drawing instead of the usual one of the next step, so that pages with the same step end differently.
   */
  drawing?: 'clock' | 'hourglass' | 'jars' | 'open-door' | 'signpost' | 'speech-bubble' | 'three-people'
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

/**
 * The drawing for each value of `next`, and a `viewBox` that ends where the drawing meets the band's lower
 * edge.
 */
const drawings = {
  learn: ['closing/learn', '-200 -200 400 230'],
  volunteer: ['closing/volunteer', '-200 -190 400 190'],
  give: ['closing/give', '0 0 1200 150'],
  ask: ['speech-bubble', '-88 -80 176 158'],
} as const

/**
 * The full-width end of a page, which suggests a next step. Each of the four steps has its own colour and
 * layout.
 */
export function CallToAction({id, next = 'learn', drawing: own, children}: CallToActionProps): Closing {
  const [drawing, ground] = own ? [own, drawingArea] : drawings[next]
  return (
    <div id={id} css={[next === 'volunteer' && darkBackground, styles.band, styles[next], own && styles.own]}>
      {children}
      <svg viewBox={ground} aria-hidden="true">
        <Drawing name={drawing} />
      </svg>
    </div>
  )
}

const beside = {paddingBottom: bandPadding}
const atTheEnd: CSSObject = {
  '& > svg': {justifySelf: 'end'},
  [minWidth.tablet]: {gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', '& > section': beside},
}

const styles = {
  band: css({
    display: 'grid',
    gap: space[6],
    paddingTop: bandPadding,
    paddingInline: bandInset,
    // The drawing is on the lower edge of the band, beside the text or below it, and never behind it.
    '& > svg': {
      alignSelf: 'end',
      width: 'min(100%, clamp(14rem, 27vw, 24rem))',
      [enlargedText]: {display: 'none'},
    },
    '--action-gap': `${space[2]} ${space[5]}`,
    '--action-outline': 'currentColor',
    '--action-outline-hover': 'none',
    '& > section': {display: 'grid', gap: space[5], alignContent: 'center', [enlargedText]: beside},
    '& section > p': {fontSize: size.lead, lineHeight: 1.5, maxWidth: '38rem'},
    '& p a': {color: 'inherit'},
    // Only the first action looks like a button. The others look like links, and are below it on a phone.
    '& section > div a ~ a': {
      flexBasis: '100%',
      justifyContent: 'start',
      paddingInline: 0,
      fontWeight: 600,
      textDecoration: 'underline',
      border: 0,
      [minWidth.tablet]: {flexBasis: 'auto'},
    },
  }),
  learn: css(atTheEnd, {background: color('closing')}),
  ask: css(atTheEnd, {background: color('mulberryTint')}),
  volunteer: css({
    background: color('mulberryPanel'),
    [minWidth.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      gap: space[7],
      '& > section': beside,
      '& > svg': {order: -1},
    },
  }),
  own: css({
    '& > svg': {width: '7rem', paddingBottom: space[6], justifySelf: 'end'},
    // On a phone the drawing stands beside the second action, which is a short line of words.
    [belowTablet]: {
      '& > section:has(div a ~ a) ~ svg': {width: '6rem', marginTop: '-5rem', pointerEvents: 'none'},
    },
    [minWidth.tablet]: {
      '& > svg': {alignSelf: 'center', width: 'min(60%, 15rem)', paddingBottom: bandPadding},
    },
  }),
  give: css({
    background: color('mint'),
    // On a phone the drawing of coins is cropped to its last four stacks.
    '& > svg': {width: '210%', marginInlineStart: '-110%', [minWidth.tablet]: {width: '100%', margin: 0}},
  }),
}
