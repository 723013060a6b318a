import {css} from '@emotion/react'
import {bandInset, color, columns, size, space, target, veil} from '../../components/theme.ts'
import {darkGround} from '../../components/ui/darkGround.ts'
import * as labels from '../../content/labels.yaml'
import {FooterLinks} from './FooterLinks.tsx'
import {LastLines} from './LastLines.tsx'
import {NewsletterForm} from './NewsletterForm.tsx'

/** The end of every page: how to reach the charity, every page by name, news by e-mail, and the small print. */
export function Footer() {
  return (
    <footer css={[darkGround, styles.footer]}>
      <FooterLinks />
      <div css={styles.news}>
        <div>
          <h2>{labels.stayUpdated}</h2>
          <p>{labels.news}</p>
        </div>
        <NewsletterForm />
      </div>
      <LastLines />
    </footer>
  )
}

const rule = `1px solid ${veil('onSpruce', 25)}`

const styles = {
  footer: css({
    paddingBlock: `${space[7]} ${space[6]}`,
    paddingInline: bandInset,
    fontSize: size.note,
    color: color('onSpruceSoft'),
    '--logoMark': color('mintStrong'),
    '--logoName': color('onSpruce'),
    '& a': {color: color('onSpruce'), textDecorationColor: veil('onSpruce', 50)},
    '& h2': {fontSize: size.lead, lineHeight: 1.1, color: color('onSpruce')},
    '& ul': {margin: 0, padding: 0, listStyle: 'none'},
    '& li a, & address a': {display: 'inline-flex', alignItems: 'center', minHeight: target},
  }),
  news: css({
    display: 'grid',
    gap: space[5],
    gridTemplateColumns: columns(22),
    alignItems: 'end',
    marginTop: space[6],
    paddingTop: space[6],
    borderTop: rule,
    '& h2': {marginBottom: space[1]},
  }),
}
