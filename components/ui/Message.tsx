import {css, Global, keyframes} from '@emotion/react'
import {useEffect, useLayoutEffect, useRef} from 'react'
import * as labels from '../../content/labels.yaml'
import site from '../../content/site.yaml'
import {
  color,
  dodecagon,
  forcedColors,
  inPrint,
  minTargetSize,
  motionAllowed,
  radius,
  size,
  space,
} from '../theme.ts'
import {ContactWords} from './ContactWords.tsx'

/** The `<main>` element. Browsers make a global variable of its id. */
declare const siteMain: HTMLElement

interface MessageProps {
  /** `success` if the message confirms an action. */
  kind: 'success' | 'information'
  title: string
  /** May hold `{email}`, `{volunteerEmail}` and `{phone}`, which become links. */
  description: string
  /** The subject of the email that an email link in the description starts. */
  subject?: string
  /** Adds links to our social pages below the description. */
  follow?: 'social'
  /** The element that gets the focus if the message contains the focus when it is removed. */
  opener?: HTMLElement
  onShown: () => void
  onClose: () => void
}

/**
 * The content of a pop-up message, and the styles of its container, so that pages load them only with a
 * message.
 */
export function Message({kind, title, description, subject, follow, opener, onShown, onClose}: MessageProps) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(onShown, [onShown])
  // A layout effect, because its cleanup runs before the message leaves the document.
  useLayoutEffect(() => {
    const message = close.current?.parentElement
    return () => {
      if (!message?.contains(document.activeElement)) return
      // First focuses `<main>`, where the focus stays if `opener` can't be focused any more.
      siteMain.focus({preventScroll: true})
      // Scrolls back to the opener only for keyboard users. Pointer users may have scrolled away on purpose.
      opener?.focus({preventScroll: !siteMain.matches(':focus-visible')})
    }
  }, [opener])
  return (
    <>
      <Global styles={toastLook} />
      <span css={styles.mark} data-kind={kind}>
        <svg viewBox="0 0 24 24" role="img" aria-label={marks[kind].name}>
          <path d={marks[kind].path} />
        </svg>
      </span>
      <div css={styles.words}>
        <strong>{title}</strong>
        <p>
          <ContactWords words={description} subject={subject} />
        </p>
        {follow && (
          <p css={styles.social}>
            {site.social.map(({name, url}) => (
              <a key={name} href={url}>
                {name}
              </a>
            ))}
          </p>
        )}
      </div>
      <button ref={close} type="button" css={styles.close} aria-label={labels.closeMessage} onClick={onClose}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M18 6 6 18M6 6l12 12" />
        </svg>
      </button>
    </>
  )
}

/** The icon of each kind of message, and the name of the kind for screen readers. */
const marks = {
  success: {name: labels.done, path: 'm6 12 4 4 8-8'},
  information: {name: labels.goodToKnow, path: 'M12 11v6m0-10.5v.5'},
}

const away = {opacity: 0, transform: 'translateY(1rem)'}
const rise = keyframes({from: away})
const leave = keyframes({to: away})

/**
 * Styles of react-toastify's class names, which `src/document/firstMessages.tsx` writes without
 * react-toastify.
 */
const toastLook = css({
  // Keeps the browser from scrolling a focused element behind a message (WCAG 2.4.11).
  ':root:has(.Toastify__toast)': {scrollPaddingBottom: '12rem'},
  // Messages stick to the bottom of the window. At the end of the page they have space of their own, and hide
  // nothing.
  '#siteMessages, #siteFirstMessage': {
    position: 'sticky',
    zIndex: 50,
    bottom: 0,
    pointerEvents: 'none',
    [inPrint]: {display: 'none'},
  },
  '.Toastify__toast-container': {
    padding: `${space[2]} ${space[2]} max(${space[2]}, env(safe-area-inset-bottom))`,
    marginInlineStart: 'auto',
    maxWidth: '28rem',
  },
  '.Toastify__toast': {
    display: 'flex',
    gap: space[3],
    alignItems: 'start',
    padding: space[3],
    color: color('onToast'),
    background: color('toast'),
    border: `2px solid ${color('brass')}`,
    borderRadius: radius.button,
    boxShadow: 'var(--menuShadow)',
    touchAction: 'pan-y',
    pointerEvents: 'auto',
    // A message disappears at once if the next one replaces it, and otherwise with an animation.
    '&[data-in=false]': {display: 'none'},
    [motionAllowed]: {
      animation: `${rise} .2s`,
      '&[data-in=false]:only-child': {display: 'flex', animation: `${leave} .15s forwards`},
    },
    '& svg': {fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round'},
  },
})

const styles = {
  mark: css({
    flex: 'none',
    width: '1.75rem',
    height: '1.75rem',
    color: color('onBrass'),
    background: color('brass'),
    '&[data-kind=success]': {background: color('mintStrong')},
    clipPath: dodecagon,
    [forcedColors]: {forcedColorAdjust: 'none'},
    '& svg': {display: 'block', strokeWidth: 3},
  }),
  words: css({
    flex: 1,
    overflowWrap: 'anywhere',
    '& strong': {display: 'block', fontSize: size.lead, lineHeight: 1.2},
    '& p': {fontSize: size.note, lineHeight: 1.5},
    '& a': {color: 'inherit'},
  }),
  social: css({display: 'flex', flexWrap: 'wrap', columnGap: space[4], '& a': {lineHeight: minTargetSize}}),
  close: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: minTargetSize,
    height: minTargetSize,
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
