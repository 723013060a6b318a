import {css} from '@emotion/react'
import {type FormEvent, useRef, useState} from 'react'
import inquiries from '../content/inquiries.yaml'
import * as labels from '../content/labels.yaml'
import site from '../content/site.yaml'
import toasts from '../content/toasts.yaml'
import {Notice} from './Notice.tsx'
import {color, columns, enlarged, from, panelInset, radius, size, space} from './theme.ts'
import {formId} from './ui/askAbout.ts'
import {buttonStyles} from './ui/buttonStyles.ts'
import {ContactWords} from './ui/ContactWords.tsx'
import {Field} from './ui/Field.tsx'
import {find} from './ui/find.ts'
import {inputStyle} from './ui/inputStyle.ts'
import {mailDraft} from './ui/mailDraft.ts'
import {needsScript, standsIn} from './ui/needsScript.ts'
import {showToast} from './ui/showToast.tsx'
import {subjectsOf} from './ui/subjectsOf.ts'

/** The form to write to the charity. It sends nothing: what was typed is put into an email, and every field is emptied. */
export function ContactForm() {
  // In the browser because only script can answer without sending what was typed anywhere.
  const [written, setWritten] = useState<Written>()
  const about = useRef<HTMLParagraphElement>(null)

  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = read(event.currentTarget)
    event.currentTarget.reset()
    if (about.current) about.current.hidden = true
    setWritten(typed)
    showToast('message-sent', typed.mail)
  }

  return (
    // `method="dialog"` outside a dialog goes nowhere: without script nothing typed can reach an address or a log.
    <form id={formId} method="dialog" css={styles.form} data-wake="" aria-label={labels.contactForm} onSubmit={answer}>
      <Notice notice="form-not-connected" />
      {/* `src/app/about.ts` shows it to who comes from a card, before React is there, which leaves it as it is. */}
      <p ref={about} css={styles.about} hidden suppressHydrationWarning>
        {`${labels.chosen} `}
        <b {...{'data-about': subjects}} suppressHydrationWarning>
          {''}
        </b>
        {`. ${labels.canChange}`}
      </p>
      <p css={styles.hint}>{labels.allRequired}</p>
      <fieldset css={styles.inquiry}>
        <legend>{labels.whatAbout}</legend>
        <div css={styles.choices}>
          {inquiries.map(({id, label}) => (
            <label key={id}>
              <input type="radio" name="inquiryType" value={id} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <Field name="name" label={labels.fullName} autoComplete="name" correction={labels.fullNameWrong} />
      <Field
        name="email"
        label={labels.emailAddress}
        type="email"
        autoComplete="email"
        hint={labels.emailAddressHint}
        correction={labels.emailAddressWrong}
      />
      <Field name="subject" label={labels.subject} correction={labels.subjectWrong} />
      <Field
        name="message"
        label={labels.message}
        rows={5}
        hint={labels.messageHint}
        correction={labels.messageWrong}
      />
      <div css={styles.send} {...needsScript}>
        <button type="submit" css={[buttonStyles.base, buttonStyles.solid]}>
          {labels.putInEmail}
        </button>
        {/* No status of its own: the message announces it already. */}
        {written && (
          <p>
            {said.title}: <ContactWords words="{email}" mail={written.mail} />
          </p>
        )}
      </div>
      {written && (
        <label css={styles.copy}>
          {labels.copyFromHere}
          <textarea css={inputStyle} dir="auto" rows={5} readOnly value={written.text} />
        </label>
      )}
      <p {...standsIn}>
        <ContactWords words={labels.formNeedsScript} />
      </p>
    </form>
  )
}

/** For the document alone: a browser need not load every record that somebody may ask about. */
const subjects = import.meta.env.SSR ? JSON.stringify(subjectsOf()) : undefined

const said = find(toasts, 'message-sent', 'content/toasts.yaml')

/** What a visitor typed, once the form has let go of it. */
interface Written {
  text: string
  /** Opens an email that holds it. */
  mail: string
}

function read(form: HTMLFormElement): Written {
  const fields = new FormData(form)
  const typed = (name: string) => String(fields.get(name) ?? '')
  const inquiry = inquiries.find(({id}) => id === typed('inquiryType'))?.label
  const body = [typed('message'), [typed('name'), typed('email'), inquiry].filter(Boolean).join('\n')].join('\n\n')
  return {text: `${typed('subject')}\n\n${body}`, mail: mailDraft(site.email, typed('subject'), body)}
}

const styles = {
  form: css({
    display: 'grid',
    gap: space[5],
    // Its heading is seen too, when a link leads to it.
    scrollMarginTop: '5rem',
    '& > *': {minWidth: 0},
    // On a phone it has the whole width.
    [from.tablet]: {
      padding: panelInset,
      background: color('surface'),
      border: `1px solid ${color('line')}`,
      borderRadius: radius.card,
    },
  }),
  about: css({
    padding: space[4],
    background: color('mint'),
    borderRadius: radius.control,
    '&[hidden]': {display: 'none'},
  }),
  hint: css({color: color('inkSoft'), fontSize: size.note}),
  inquiry: css({border: 0, padding: 0, margin: 0, '& legend': {padding: 0, fontWeight: 700, lineHeight: 1.3}}),
  choices: css({
    display: 'grid',
    gridTemplateColumns: columns(18),
    gap: space[2],
    marginTop: '.6rem',
    '& label': {
      display: 'flex',
      gap: `${space[1]} ${space[3]}`,
      alignItems: 'center',
      minHeight: space[7],
      padding: ['.5rem .8rem', '.5rem min(.8rem, 4vw)'],
      lineHeight: 1.3,
      border: `2px solid ${color('line')}`,
      borderRadius: radius.button,
      cursor: 'pointer',
      [enlarged]: {flexWrap: 'wrap'},
    },
    '& label:has(:checked)': {borderColor: color('primary'), background: color('mint')},
    '& input': {flex: 'none', width: '1.75rem', height: '1.75rem', margin: 0, accentColor: color('primary')},
  }),
  send: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[4],
    alignItems: 'center',
    fontWeight: 600,
  }),
  copy: css({
    display: 'grid',
    gap: '.4rem',
    fontWeight: 700,
    lineHeight: 1.3,
    '& textarea': {minWidth: 0, fontWeight: 400},
  }),
}
