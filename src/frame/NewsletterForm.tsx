import {css} from '@emotion/react'
import {space} from '../../components/theme.ts'
import {buttonStyles} from '../../components/ui/buttonStyles.ts'
import {ContactWords} from '../../components/ui/ContactWords.tsx'
import {Field} from '../../components/ui/Field.tsx'
import {Island} from '../../components/ui/Island.tsx'
import {needsScript, scriptFallback} from '../../components/ui/needsScript.ts'
import * as labels from '../../content/labels.yaml'

/**
 * The newsletter form of the footer. Sends and stores nothing: `src/browser/islands.tsx` shows a pop-up
 * message.
 */
export function NewsletterForm() {
  return (
    <Island name="newsletter">
      {/* `method="dialog"` outside a dialog does not submit: without scripts the address never gets into a URL. */}
      <form method="dialog" css={styles.form} data-wake="" aria-label={labels.newsletter}>
        <div css={styles.row} {...needsScript}>
          <Field
            id="siteNewsEmail"
            name="email"
            label={labels.newsAddress}
            type="email"
            autoComplete="email"
            optional
            malformed={labels.newsAddressWrong}
            css={styles.field}
          />
          <button type="submit" css={[buttonStyles.base, buttonStyles.brass]}>
            {labels.getNews}
          </button>
        </div>
        <p {...scriptFallback}>
          <ContactWords words={labels.newsByEmail} />
        </p>
      </form>
    </Island>
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
  // An invalid field has a row of its own, so that the address in its correction stays on one line.
  field: css({flex: '1 1 9rem', '&:has([aria-invalid])': {flexBasis: '100%'}}),
}
