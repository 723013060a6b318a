import {css} from '@emotion/react'
import {bandInset, color, columns, from, inPrint, size, space, target, veil} from '../../components/theme.ts'
import {darkGround} from '../../components/ui/darkGround.ts'
import {Link} from '../../components/ui/Link.tsx'
import {Logo} from '../../components/ui/Logo.tsx'
import navigation from '../../content/navigation.yaml'
import site from '../../content/site.yaml'
import {NewsletterForm} from './NewsletterForm.tsx'
import {SocialIcon} from './SocialIcon.tsx'

/** The end of every page: how to reach the charity, every page by name, news by e-mail, and the small print. */
export function Footer() {
  return (
    <footer css={[darkGround, styles.footer]}>
      <div css={styles.columns}>
        <div css={styles.contact}>
          <Logo />
          <p>{site.description}</p>
          <address>
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <a href={`tel:${site.phoneLink}`}>{site.phone}</a>
            <span>{site.address.join(', ')}</span>
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
      <div css={styles.news}>
        <div>
          <h2>Stay Updated</h2>
          <p>Dates for new courses and events. No spam.</p>
        </div>
        <NewsletterForm />
      </div>
      <div css={styles.legal}>
        <p>
          © {site.copyrightYear} {site.name}. Registered charity in England and Wales, number {site.charityNumber}.
        </p>
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
  social: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    [inPrint]: {display: 'none'},
    '& li a': {
      justifyContent: 'center',
      width: target,
      borderRadius: '50%',
      border: `1px solid ${veil('onSpruce', 50)}`,
    },
    '& li a:hover': {background: veil('onSpruce', 12)},
    '& svg': {width: '1.25rem', height: '1.25rem', fill: 'currentColor'},
  }),
  news: css({
    display: 'grid',
    gap: space[5],
    gridTemplateColumns: columns(22),
    alignItems: 'end',
    marginTop: space[6],
    paddingTop: space[6],
    borderTop: rule,
    [inPrint]: {display: 'none'},
    '& h2': {marginBottom: space[1]},
  }),
  legal: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[5]}`,
    marginTop: space[6],
    paddingTop: space[5],
    borderTop: rule,
    '& ul': {display: 'flex', flexWrap: 'wrap', gap: `0 ${space[5]}`},
  }),
}
