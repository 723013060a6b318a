import {css} from '@emotion/react'
import {Fragment} from 'react'
import {Phone} from '../../components/Phone.tsx'
import {
  belowDesktop,
  belowTablet,
  enlargedText,
  minTargetSize,
  minWidth,
  space,
} from '../../components/theme.ts'
import {addressLines} from '../../components/ui/addressLines.ts'
import {Link} from '../../components/ui/Link.tsx'
import {Logo} from '../../components/ui/Logo.tsx'
import {MailLink} from '../../components/ui/MailLink.tsx'
import navigation from '../../content/navigation.yaml'
import site from '../../content/site.yaml'
import {SocialIcon} from './SocialIcon.tsx'

/** The columns of the footer: the charity's contact details, and links to all pages. */
export function FooterLinks() {
  return (
    <div css={styles.columns}>
      <div css={styles.contact}>
        <div>
          <Logo />
        </div>
        <address>
          <MailLink address={site.email} />
          <Phone />
          <span>
            {addressLines.map((line, index) => (
              <Fragment key={line}>
                <span css={styles.line}>{line + (addressLines[index + 1] ? ',' : '')}</span>{' '}
              </Fragment>
            ))}
          </span>
        </address>
        <ul>
          {site.social.map(({name, icon, url}) => (
            <li key={name}>
              <a href={url} aria-label={name}>
                <SocialIcon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      {navigation.footer.map(({heading, links}) => (
        <div key={heading}>
          <h2>{heading}</h2>
          <ul>
            {links.map(({text, to}) => (
              <li key={text}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

const wholeRow = {gridColumn: '1 / -1'}

const styles = {
  columns: css({
    display: 'grid',
    gap: `${space[3]} ${space[5]}`,
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& li a, & address a': {display: 'inline-flex', alignItems: 'center', minHeight: minTargetSize},
    [belowTablet]: {
      gridTemplateColumns: '1fr 1fr',
      // The first of the three lists of links has a row of its own, so that the other two are side by side.
      '& > :nth-of-type(2)': wholeRow,
      '& > :nth-of-type(2) ul': {display: 'flex', flexWrap: 'wrap', columnGap: space[5]},
    },
    [enlargedText]: {gridTemplateColumns: '1fr'},
    [minWidth.desktop]: {gridTemplateColumns: '1.6fr 1fr 1fr 1fr'},
  }),
  contact: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'center',
    columnGap: space[4],
    [belowDesktop]: wholeRow,
    '& > div': {width: '100%'},
    // Lays out the children of `<address>` in one row with the icons of the social networks.
    '& address': {display: 'contents', fontStyle: 'normal'},
    '& address > span': {flex: '1 1 12rem'},
    // Aligns the last icon with the end of the row, despite the padding of its link.
    '& ul': {display: 'flex', marginInlineEnd: '-1.25rem'},
    // The postal address has its own line. The logo moves up, because its clickable area is taller than the
    // headings.
    [minWidth.desktop]: {
      marginTop: `-${space[3]}`,
      '@media screen': {'& address > span': {flexBasis: '100%'}},
    },
    '& li a': {width: minTargetSize},
    '& li svg': {width: '1.5rem', height: '1.5rem', fill: 'currentColor'},
  }),
  // Breaks the postal address only between its lines, if each line fits.
  line: css({display: 'inline-block'}),
}
