import {css} from '@emotion/react'
import type {FormEvent} from 'react'
import {space} from '../../components/theme.ts'
import {buttonStyles} from '../../components/ui/buttonStyles.ts'
import {ContactWords} from '../../components/ui/ContactWords.tsx'
import {Field} from '../../components/ui/Field.tsx'
import {Island} from '../../components/ui/Island.tsx'
import {needsScript, standsIn} from '../../components/ui/needsScript.ts'
import {showToast} from '../../components/ui/showToast.tsx'
import * as labels from '../../content/labels.yaml'

/** The footer's one field for news by e-mail. Nothing is sent or stored: the field is emptied, and a message says that it is coming. */
export function NewsletterForm() {
  return (
    <Island name="newsletter">
      <NewsletterFields />
    </Island>
  )
}

/** What the island holds. */
export function NewsletterFields() {
  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.reset()
    showToast('newsletter')
  }

  return (
    // `method="dialog"` outside a dialog goes nowhere: without script the address can't reach a URL.
    <form method="dialog" css={styles.form} data-wake="" aria-label={labels.newsletter} onSubmit={answer}>
      <div css={styles.row} {...needsScript}>
        <Field
          id="siteNewsletterEmail"
          name="email"
          label={labels.newsAddress}
          type="email"
          autoComplete="email"
          optional
          correction={labels.newsAddressWrong}
          css={styles.field}
        />
        <button type="submit" css={[buttonStyles.base, buttonStyles.brass]}>
          {labels.getNews}
        </button>
      </div>
      <p {...standsIn}>
        <ContactWords words={labels.newsByEmail} />
      </p>
    </form>
  )
}

const styles = {
  form: css({display: 'grid', gap: space[2]}),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space[2],
  }),
  field: css({flex: '1 1 9rem'}),
}
