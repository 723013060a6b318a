import {css} from '@emotion/react'
import site from '../../content/site.yaml'
import {color, target} from '../theme.ts'
import {Facets} from './Facets.tsx'
import {Link} from './Link.tsx'

const lit: Record<number, string> = {1: color('brass'), 2: color('mulberryStrong')}

/** The charity's mark and name, which lead home. */
export function Logo() {
  return (
    <Link to="/" css={styles.logo}>
      <svg css={styles.mark} viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
        <Facets outer={23} inner={12.4} fill={(side) => lit[side] ?? 'currentColor'} />
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
