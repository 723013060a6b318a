import {css} from '@emotion/react'
import type {FormEvent} from 'react'
import {space} from '../../components/theme.ts'
import {buttonStyles} from '../../components/ui/buttonStyles.ts'
import {inputStyle} from '../../components/ui/inputStyle.ts'
import {needsScript} from '../../components/ui/needsScript.ts'
import {showToast} from '../../components/ui/showToast.tsx'
import site from '../../content/site.yaml'

/** The footer's one field for news by e-mail. Nothing is sent or stored: a message says that it is coming. */
export function NewsletterForm() {
  function answer(event: FormEvent) {
    event.preventDefault()
    showToast('newsletter')
  }

  return (
    // `method="dialog"` outside a dialog goes nowhere: without script the address can't reach a URL.
    <form method="dialog" css={styles.form} data-wake="" aria-label="Newsletter" onSubmit={answer}>
      <label htmlFor="siteNewsletterEmail">Email address</label>
      <div css={styles.row} {...needsScript}>
        <input id="siteNewsletterEmail" name="email" type="email" autoComplete="email" css={inputStyle} />
        <button type="submit" css={[buttonStyles.base, buttonStyles.brass]}>
          Sign up
        </button>
      </div>
      <noscript>
        <p>
          Signing up needs JavaScript. Please email <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
      </noscript>
    </form>
  )
}

const styles = {
  form: css({display: 'grid', gap: space[2]}),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    '& input': {flex: '1 1 14rem'},
    '& button': {flex: '0 1 auto'},
  }),
}
