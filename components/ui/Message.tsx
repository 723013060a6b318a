import {css, Global, keyframes} from '@emotion/react'
import {useEffect} from 'react'
import * as labels from '../../content/labels.yaml'
import {color, dodecagon, forcedColors, inPrint, motionAllowed, radius, size, space, target} from '../theme.ts'
import {ContactWords} from './ContactWords.tsx'

interface MessageProps {
  /** Whether something was done, or is only told. */
  kind: 'success' | 'information'
  title: string
  /** May hold `{email}`, `{volunteerEmail}` and `{phone}`, which become links. */
  description: string
  /** Where `{email}` leads, when it is to more than an empty mail. */
  mail?: string
  onShown: () => void
  onClose: () => void
}

/** What a toast says. It brings the look of the whole toast with it, so that no page pays for that before. */
export function Message({kind, title, description, mail, onShown, onClose}: MessageProps) {
  useEffect(onShown, [onShown])
  return (
    <>
      <Global styles={toastLook} />
      <span css={[styles.mark, styles[kind]]}>
        <svg viewBox="0 0 24 24" role="img" aria-label={marks[kind].name}>
          <path d={marks[kind].path} />
        </svg>
      </span>
      <div css={styles.words}>
        <strong>{title}</strong>
        <p>
          <ContactWords words={description} mail={mail} />
        </p>
      </div>
      <button type="button" css={styles.close} aria-label={labels.closeMessage} onClick={onClose}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M18 6 6 18M6 6l12 12" />
        </svg>
      </button>
    </>
  )
}

/** Neither is announced by itself: the place says what comes into it, and a message would be said twice. */
export const roles = {success: 'group', information: 'note'}

/** What tells the two kinds apart, for eyes and ears. */
const marks = {
  success: {name: labels.done, path: 'm6 12 4 4 8-8'},
  information: {name: labels.goodToKnow, path: 'M12 11v6m0-10.5v.5'},
}

const away = {opacity: 0, transform: 'translateY(1rem)'}
const rise = keyframes({from: away})
const leave = keyframes({to: away})

/** The class names are react-toastify's, and the first message's (`src/app/firstMessage.ts`). */
const toastLook = css({
  // At the end of the page a message has a place of its own, so that nothing stays covered; above, it lies over the page.
  '#siteMessages, #siteFirstMessage': {
    position: 'sticky',
    zIndex: 50,
    bottom: 0,
    pointerEvents: 'none',
    [inPrint]: {display: 'none'},
  },
  '.Toastify__toast-container': {
    padding: `${space[4]} ${space[4]} max(${space[4]}, env(safe-area-inset-bottom))`,
    marginInlineStart: 'auto',
    maxWidth: '28rem',
  },
  '.Toastify__toast': {
    display: 'flex',
    gap: space[3],
    alignItems: 'start',
    padding: space[4],
    color: color('onToast'),
    background: color('toast'),
    border: `2px solid ${color('brass')}`,
    borderRadius: radius.button,
    boxShadow: 'var(--menuShadow)',
    touchAction: 'pan-y',
    pointerEvents: 'auto',
    // For the next message it makes way at once, and else it goes as it came.
    '&[data-in=false]': {display: 'none'},
    [motionAllowed]: {
      animation: `${rise} .2s`,
      '&[data-in=false]:only-child': {display: 'flex', animation: `${leave} .15s forwards`},
    },
    '&[role=group]': {borderColor: color('mintStrong')},
    '& svg': {fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round'},
  },
})

const styles = {
  mark: css({
    flex: 'none',
    width: '1.75rem',
    height: '1.75rem',
    color: color('onBrass'),
    clipPath: dodecagon,
    [forcedColors]: {forcedColorAdjust: 'none'},
    '& svg': {display: 'block', strokeWidth: 3},
  }),
  success: css({background: color('mintStrong')}),
  information: css({background: color('brass')}),
  words: css({
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& strong': {display: 'block', fontSize: size.lead, lineHeight: 1.2, marginBottom: '.15rem'},
    '& p': {fontSize: size.note, lineHeight: 1.5},
    '& a': {color: 'inherit'},
  }),
  close: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: target,
    height: target,
    margin: '-.4rem -.4rem 0 0',
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: radius.control,
    cursor: 'pointer',
    '& svg': {
      width: '1.5rem',
      height: '1.5rem',
      strokeWidth: 2,
    },
  }),
}
