import {css} from '@emotion/react'
import {type MouseEvent, useEffect, useRef, useState} from 'react'
import * as labels from '../../content/labels.yaml'
import site from '../../content/site.yaml'
import {size, space} from '../theme.ts'
import {buttonStyles} from './buttonStyles.ts'
import {inputStyle} from './inputStyle.ts'
import {mailDraft} from './mailDraft.ts'

/** The email that a visitor wrote in the contact form. */
export interface EmailDraft {
  subject: string
  body: string
}

interface DraftReadyProps extends EmailDraft {
  onStartAgain: () => void
}

/**
 * Shown in place of a submitted form: a link that opens the email draft, and the text of the draft with a
 * button that copies it.
 */
export function DraftReady({subject, body, onStartAgain}: DraftReadyProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus to the heading, because the button that had the focus was removed.
  useEffect(() => {
    heading.current?.focus({preventScroll: true})
    heading.current?.closest('form')?.scrollIntoView()
  }, [])

  const text = `${subject}\n\n${body}`
  const field = useRef<HTMLTextAreaElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      // The browser or the visitor forbids it. Focusing the field selects the text, for the keyboard or the
      // phone to copy.
      field.current?.focus()
    }
  }

  const draft = mailDraft(site.email, subject, body)
  return (
    <div css={styles.panel} onClickCapture={ignoreSecondPress}>
      <h3 ref={heading} tabIndex={-1}>
        {labels.draftIsReady}
      </h3>
      <p>{labels.sendDraft}</p>
      {!draft.includes('&body=') && <p>{labels.draftIsTooLong}</p>}
      <a href={draft} css={[buttonStyles.base, buttonStyles.solid, styles.large]}>
        {labels.openMailApp}
      </a>
      <label htmlFor={textId}>{labels.copyFromHere.replace('{email}', site.email)}</label>
      {/* Browsers have no clipboard where the page is not from HTTPS. */}
      {isSecureContext && (
        <div css={styles.copy}>
          <button type="button" css={[buttonStyles.base, buttonStyles.outline]} onClick={copy}>
            {labels.copyDraft}
          </button>
          <span role="status">{isCopied && labels.draftIsCopied}</span>
        </div>
      )}
      <textarea
        id={textId}
        ref={field}
        css={inputStyle}
        dir="auto"
        rows={6}
        readOnly
        value={text}
        onFocus={({currentTarget}) => currentTarget.select()}
      />
      <button type="button" css={[buttonStyles.base, buttonStyles.outline]} onClick={onStartAgain}>
        {labels.startAgain}
      </button>
    </div>
  )
}

/** Has a capital letter, because no heading's id has one. */
const textId = 'draftText'

/**
 * Ignores the second click of a double click on the button of the form, which this component has replaced.
 */
function ignoreSecondPress(event: MouseEvent) {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

const styles = {
  panel: css({
    display: 'grid',
    gap: space[4],
    alignContent: 'start',
    justifyItems: 'start',
    '& h3:focus-visible': {outline: 'none', boxShadow: 'none'},
    '& label': {marginTop: space[4], fontWeight: 700, lineHeight: 1.3, overflowWrap: 'anywhere'},
    '& textarea': {minWidth: 0},
  }),
  copy: css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], fontWeight: 600}),
  large: css({fontSize: size.lead, padding: '.8em min(1.5em, 7vw)'}),
}
