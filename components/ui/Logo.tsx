import {css} from '@emotion/react'
import site from '../../content/site.yaml'
import {color, target} from '../theme.ts'
import {Link} from './Link.tsx'
import {Mark} from './Mark.tsx'

/** The charity's mark and name, which lead home. */
export function Logo() {
  return (
    <Link to="/" css={styles.logo}>
      <svg css={styles.mark} viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
        <Mark paint={color} />
      </svg>
      <span css={styles.name}>{site.name}</span>
    </Link>
  )
}

const styles = {
  logo: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.55rem',
    minHeight: target,
    fontWeight: 700,
    fontSize: '1.5rem',
    lineHeight: 1,
    letterSpacing: '-.03em',
    textDecoration: 'none',
  }),
  mark: css({color: `var(--logoMark, ${color('primary')})`, width: '2.25rem', height: '2.25rem', flex: 'none'}),
  name: css({color: `var(--logoName, ${color('ink')})`}),
}
