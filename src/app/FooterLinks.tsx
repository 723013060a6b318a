import {css} from '@emotion/react'
import {Fragment} from 'react'
import {Phone} from '../../components/Phone.tsx'
import {columns, from, space, target, veil} from '../../components/theme.ts'
import {addressLines} from '../../components/ui/addressLines.ts'
import {Link} from '../../components/ui/Link.tsx'
import {Logo} from '../../components/ui/Logo.tsx'
import {MailLink} from '../../components/ui/MailLink.tsx'
import navigation from '../../content/navigation.yaml'
import site from '../../content/site.yaml'
import {SocialIcon} from './SocialIcon.tsx'

/** The columns of the footer: the charity's own details, and every page by name. */
export function FooterLinks() {
  return (
    <div css={styles.columns}>
      <div css={styles.contact}>
        <Logo />
        <p>{site.description}</p>
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
        <ul css={styles.social}>
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

const styles = {
  columns: css({
    display: 'grid',
    gap: space[6],
    gridTemplateColumns: columns(9),
    '& > *': {display: 'grid', gap: space[3], alignContent: 'start'},
  }),
  contact: css({
    gridColumn: '1 / -1',
    [from.desktop]: {gridColumn: 'span 2', paddingInlineEnd: space[6]},
    '& address': {display: 'grid', justifyItems: 'start', fontStyle: 'normal'},
  }),
  // A line of the address stays whole where there is room for it.
  line: css({display: 'inline-block'}),
  social: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    '& li a': {
      justifyContent: 'center',
      width: target,
      borderRadius: '50%',
      border: `1px solid ${veil('onSpruce', 50)}`,
    },
    '& li a:hover': {background: veil('onSpruce', 12)},
    '& svg': {width: '1.25rem', height: '1.25rem', fill: 'currentColor'},
  }),
}
