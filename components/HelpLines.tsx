import {css} from '@emotion/react'
import help from '../content/help.yaml'
import {minTargetSize, space} from './theme.ts'

/** Whom to call today, for people who can’t wait for us: all of `content/help.yaml`. */
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
  // Four columns if each fits a name and its number, otherwise two or one. Three would leave the fourth item alone.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(21%, 8.2em, min(40%, (54rem - 100%) * 99))), 1fr))',
  margin: 0,
  // Overrides the indentation of ordinary lists. The doubled `&` raises the specificity.
  '&&': {padding: 0},
  listStyle: 'none',
  lineHeight: 1.375,
  '& a': {display: 'block', minHeight: minTargetSize, whiteSpace: 'normal', textDecorationLine: 'none'},
  '& b': {whiteSpace: 'nowrap', textDecoration: 'underline'},
})
