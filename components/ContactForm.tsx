import {css} from '@emotion/react'
import {Fragment} from 'react'
import inquiries from '../content/inquiries.yaml'
import * as labels from '../content/labels.yaml'
import {Notice} from './Notice.tsx'
import {color, enlargedText, minWidth, panelInset, radius, size, space} from './theme.ts'
import {buttonStyles} from './ui/buttonStyles.ts'
import {ContactWords} from './ui/ContactWords.tsx'
import {contactFormId} from './ui/contactAddress.ts'
import {contactSubjects} from './ui/contactSubjects.ts'
import {Field} from './ui/Field.tsx'
import {Island} from './ui/Island.tsx'
import {needsScript, scriptFallback} from './ui/needsScript.ts'

/**
 * The form to write to the charity. It sends nothing itself: it makes a draft of an email, for the visitor to
 * send.
 */
export function ContactForm() {
  return (
    <Island name="contactForm">
      {/* Without script, `method="dialog"` submits nothing. Other methods would put the text into a URL or a log. */}
      <form id={contactFormId} method="dialog" css={styles.form} data-wake="" aria-label={labels.contactForm}>
        <p {...scriptFallback}>
          <ContactWords words={labels.formNeedsScript} />
        </p>
        <div css={styles.fields} {...needsScript}>
          <Notice notice="form-not-connected" />
          {/* `src/browser/prefillContact.ts` shows this after a click on a card’s link, even before the form has its code. */}
          <p css={styles.about} hidden>
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
              {inquiries.map(({id, label, now}) => (
                <Fragment key={id}>
                  <label>
                    <input type="radio" name="inquiryType" value={id} />
                    {label}
                  </label>
                  {now && (
                    <p>
                      <ContactWords words={now} />
                    </p>
                  )}
                </Fragment>
              ))}
            </div>
          </fieldset>
          <Field name="name" label={labels.fullName} autoComplete="name" missing={labels.fullNameMissing} />
          <Field
            name="email"
            label={labels.emailAddress}
            type="email"
            autoComplete="email"
            hint={labels.emailAddressHint}
            missing={labels.emailAddressMissing}
            malformed={labels.emailAddressWrong}
          />
          <Field name="subject" label={labels.subject} missing={labels.subjectMissing} />
          <Field
            name="message"
            label={labels.message}
            rows={5}
            hint={labels.messageHint}
            missing={labels.messageMissing}
            css={styles.message}
          />
          <button type="submit" css={[buttonStyles.base, buttonStyles.solid]}>
            {labels.putInEmail}
          </button>
        </div>
      </form>
    </Island>
  )
}

/**
 * The email subjects for all cards, as JSON. Only in the HTML, so that the form's script contains no records.
 */
const subjects = import.meta.env.SSR ? JSON.stringify(contactSubjects()) : undefined

const styles = {
  form: css({
    display: 'grid',
    // Keeps the heading in view when a link leads to the form.
    scrollMarginTop: '5rem',
    // Beside a longer column the message field grows, so that the form is as high as the column.
    'section:has(> * > &)': {gridTemplateRows: 'auto 1fr'},
    // Padding and a border, except on a phone, where the form has the full width.
    [minWidth.tablet]: {
      padding: panelInset,
      background: color('surface'),
      border: `1px solid ${color('line')}`,
      borderRadius: radius.card,
    },
  }),
  fields: css({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    minWidth: 0,
    '&[hidden]': {display: 'none'},
    [minWidth.tablet]: {gap: space[5], '& > button': {alignSelf: 'start'}},
  }),
  about: css({
    padding: space[4],
    background: color('mint'),
    borderRadius: radius.control,
    '&[hidden]': {display: 'none'},
  }),
  hint: css({color: color('inkSoft'), fontSize: size.note}),
  inquiry: css({
    border: 0,
    padding: 0,
    minWidth: 0,
    '& legend': {padding: 0, fontWeight: 700, lineHeight: 1.3},
  }),
  choices: css({
    display: 'grid',
    // Two radio buttons in a row, or one on a narrow phone.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 34%)), 1fr))',
    gap: space[2],
    marginTop: '.6rem',
    '& label': {
      display: 'flex',
      gap: `${space[1]} ${space[2]}`,
      alignItems: 'center',
      minHeight: space[7],
      padding: ['.5rem', '.5rem min(.5rem, 4vw)'],
      fontSize: size.note,
      lineHeight: 1.3,
      border: `2px solid ${color('control')}`,
      borderRadius: radius.control,
      cursor: 'pointer',
      [enlargedText]: {flexWrap: 'wrap'},
    },
    // What can be done without writing to us, shown only while its kind of inquiry is selected.
    '& > p': {
      display: 'none',
      gridColumn: '1 / -1',
      padding: [space[3], `${space[3]} min(${space[3]}, 4vw)`],
      background: color('mint'),
      borderRadius: radius.control,
    },
    '& > label:has(:checked) + p': {display: 'block'},
    '& label:has(:checked)': {borderColor: color('primary'), background: color('mint')},
    // Browsers' own radio buttons are grey discs in the dark scheme, and look disabled.
    '& input': {
      appearance: 'none',
      flex: 'none',
      width: space[5],
      height: space[5],
      margin: 0,
      background: color('paper'),
      border: `2px solid ${color('control')}`,
      borderRadius: '50%',
      '&:checked': {border: `${space[2]} solid ${color('primary')}`},
    },
  }),
  message: css({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    '& textarea': {flex: 1, maxHeight: '18rem'},
  }),
}
