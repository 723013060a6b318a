import {css} from '@emotion/react'
import {bandInset, color, columns, size, space, veil} from '../../components/theme.ts'
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

const styles = {
  footer: css({
    paddingBlock: `${space[5]} ${space[3]}`,
    fontSize: size.note,
    lineHeight: 1.4,
    color: color('onSpruceSoft'),
    '--logoMark': color('mintStrong'),
    '--logoName': color('onSpruce'),
    // The footer itself is as wide as the window: it is what the container queries of its parts ask.
    '& > div': {paddingInline: bandInset},
    '& > div ~ div': {marginTop: space[4], paddingTop: space[4], borderTop: `1px solid ${veil('onSpruce', 25)}`},
    '& a': {color: color('onSpruce'), textDecorationColor: veil('onSpruce', 50)},
    '& h2': {fontSize: size.lead, color: color('onSpruce')},
    '& ul': {margin: 0, padding: 0, listStyle: 'none'},
    '& h2 + *': {marginTop: space[1]},
  }),
  news: css({
    display: 'grid',
    gap: `${space[2]} ${space[5]}`,
    gridTemplateColumns: columns(22),
    alignItems: 'end',
  }),
}
