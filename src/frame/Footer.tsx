import {css} from '@emotion/react'
import {
  bandInset,
  color,
  fittingColumns,
  minTargetSize,
  size,
  space,
  translucent,
} from '../../components/theme.ts'
import {darkBackground} from '../../components/ui/darkBackground.ts'
import {HelpList} from '../../components/ui/HelpList.tsx'
import {Link} from '../../components/ui/Link.tsx'
import {withNumber} from '../../components/ui/withNumber.ts'
import help from '../../content/help.yaml'
import * as labels from '../../content/labels.yaml'
import navigation from '../../content/navigation.yaml'
import site from '../../content/site.yaml'
import {FooterLinks} from './FooterLinks.tsx'
import {NewsletterForm} from './NewsletterForm.tsx'

/**
 * The footer of every page: contact details, links to all pages, newsletter, urgent help, copyright and
 * policies.
 */
export function Footer() {
  return (
    <footer css={[darkBackground, styles.footer]}>
      <FooterLinks />
      <div css={styles.news}>
        <div>
          <h2>{labels.stayUpdated}</h2>
          <p>{labels.news}</p>
        </div>
        <NewsletterForm />
      </div>
      <div id={helpId} tabIndex={-1} css={styles.help}>
        <div>
          <h2>{labels.needHelp}</h2>
          <Link to={navigation.help}>{labels.moreHelp}</Link>
        </div>
        <HelpList lines={help.filter(({everywhere}) => everywhere)} />
      </div>
      <div css={styles.legal}>
        <p>{`© ${site.copyrightYear} ${site.name}. ${withNumber(labels.registered, site.charityNumber)}`}</p>
        <ul>
          {navigation.legal.map(({text, to}) => (
            <li key={text}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

/**
 * The id of the help lines at the foot of every page. It has a capital letter, because no heading's id has
 * one.
 */
export const helpId = 'siteHelp'

const row = {display: 'flex', flexWrap: 'wrap', alignItems: 'center'} as const

const styles = {
  footer: css({
    paddingBlock: `${space[5]} ${space[3]}`,
    fontSize: size.note,
    lineHeight: 1.4,
    color: color('onSpruceSoft'),
    '--logoMark': color('mintStrong'),
    '--logoName': color('onSpruce'),
    // The padding is on the footer's parts, because container queries would subtract padding from the
    // footer's width.
    '& > div': {paddingInline: bandInset},
    '& > div ~ div': {
      marginTop: space[3],
      paddingTop: space[3],
      borderTop: `1px solid ${translucent('onSpruce', 25)}`,
    },
    '& a': {color: color('onSpruce'), textDecorationColor: translucent('onSpruce', 50)},
    '& h2': {fontSize: size.lead, color: color('onSpruce')},
    '& ul': {marginBlock: 0, padding: 0, listStyle: 'none'},
    '& h2 + :not(a)': {marginTop: space[1]},
  }),
  help: css({
    '& > div': {...row, justifyContent: 'space-between', columnGap: space[5]},
    '& > div > a': {display: 'inline-flex', alignItems: 'center', minHeight: minTargetSize},
  }),
  news: css({
    display: 'grid',
    gap: `${space[2]} ${space[5]}`,
    gridTemplateColumns: fittingColumns(22),
    alignItems: 'end',
  }),
  legal: css({
    ...row,
    justifyContent: 'space-between',
    '&, & ul': {columnGap: space[5]},
    '& ul': row,
    '& a': {display: 'inline-flex', alignItems: 'center', minHeight: minTargetSize},
  }),
}
