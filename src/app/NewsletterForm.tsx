import {css} from '@emotion/react'
import type {FormEvent} from 'react'
import {space} from '../../components/theme.ts'
import {buttonStyles} from '../../components/ui/buttonStyles.ts'
import {Field} from '../../components/ui/Field.tsx'
import {MailLink} from '../../components/ui/MailLink.tsx'
import {needsScript, standsIn} from '../../components/ui/needsScript.ts'
import {showToast} from '../../components/ui/showToast.tsx'
import site from '../../content/site.yaml'

/** The footer's one field for news by e-mail. Nothing is sent or stored: the field is emptied, and a message says that it is coming. */
export function NewsletterForm() {
  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.reset()
    showToast('newsletter')
  }

  return (
    // `method="dialog"` outside a dialog goes nowhere: without script the address can't reach a URL.
    <form method="dialog" css={styles.form} data-wake="" aria-label="Newsletter" onSubmit={answer}>
      <div css={styles.row} {...needsScript}>
        <Field
          id="siteNewsletterEmail"
          name="email"
          label="Email address"
          type="email"
          autoComplete="email"
          optional
          correction="Enter your email address, like name@example.com, or leave this empty."
          css={styles.field}
        />
        <button type="submit" css={[buttonStyles.base, buttonStyles.brass]}>
          How to get news
        </button>
      </div>
      <p {...standsIn}>
        For news, please email <MailLink address={site.email} />.
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
  field: css({flex: '1 1 14rem'}),
}
