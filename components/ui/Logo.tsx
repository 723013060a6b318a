import {css} from '@emotion/react'
import site from '../../content/site.yaml'
import {color, minTargetSize} from '../theme.ts'
import {Link} from './Link.tsx'
import {LogoMark} from './LogoMark.tsx'

/** The charity's logo and name, as a link to the home page. */
export function Logo() {
  return (
    <Link to="/" css={styles.logo}>
      <svg css={styles.mark} viewBox="-24 -24 48 48" aria-hidden="true">
        <LogoMark paint={color} />
      </svg>
      <span css={styles.name}>{site.name}</span>
    </Link>
  )
}

const styles = {
  logo: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.37em',
    minHeight: minTargetSize,
    fontWeight: 700,
    // Shrinks the name to fit beside the menu button on the narrowest phone. The first value is for older
    // browsers.
    fontSize: ['1.5rem', 'min(1.5rem, 7.5vw)'],
    lineHeight: 1,
    letterSpacing: '-.03em',
    textDecoration: 'none',
  }),
  mark: css({color: `var(--logoMark, ${color('primary')})`, width: '1.5em', height: '1.5em', flex: 'none'}),
  name: css({color: `var(--logoName, ${color('ink')})`}),
}
