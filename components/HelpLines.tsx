import {css} from '@emotion/react'
import help from '../content/help.yaml'
import {space, target} from './theme.ts'

/** Whom to call today, for those who can’t wait for us: all of `content/help.yaml`. */
export function HelpLines() {
  return (
    <ul css={styles}>
      {help.map(({id, need, name, phone}) => (
        <li key={id}>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            {`${need}: `}
            <br />
            {`${name} `}
            <b>{phone}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}

const styles = css({
  display: 'grid',
  gap: `${space[2]} ${space[4]}`,
  // Four side by side where that leaves each as wide as a name with its number; else two, and none alone below them; or one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(21%, 8.2em, min(40%, (54rem - 100%) * 99))), 1fr))',
  margin: 0,
  // Also where a list of the page’s own is set in.
  '&&': {padding: 0},
  listStyle: 'none',
  lineHeight: 1.375,
  '& a': {display: 'block', minHeight: target, whiteSpace: 'normal', textDecorationLine: 'none'},
  '& b': {whiteSpace: 'nowrap', textDecoration: 'underline'},
})
