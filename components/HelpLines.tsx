import {css} from '@emotion/react'
import help from '../content/help.yaml'
import {space, target} from './theme.ts'

/** Whom to call today, for those who can’t wait for us: all of `content/help.yaml`. */
export function HelpLines() {
  return (
    <ul css={styles}>
      {help.map(({id, need, name, phone}) => (
        <li key={id}>
          {need}: {name} <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
      ))}
    </ul>
  )
}

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  padding: 0,
  listStyle: 'none',
  '& a': {display: 'inline-flex', alignItems: 'center', minHeight: target},
})
