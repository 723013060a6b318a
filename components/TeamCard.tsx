import {css} from '@emotion/react'
import team from '../content/team.yaml'
import {color, size} from './theme.ts'
import {cardStyles, parts} from './ui/cardStyles.ts'
import {find} from './ui/find.ts'
import {Initial} from './ui/Initial.tsx'
import type {Item} from './ui/kinds.ts'

interface TeamCardProps {
  /** The person's `id` in `content/team.yaml`. */
  member: string
}

/** One of the people who run the charity: what they do, where they come from, what they know. */
export function TeamCard({member: id}: TeamCardProps): Item {
  const {name, role, background, expertise} = find(team, id, 'content/team.yaml')
  return (
    <article css={[cardStyles.box, parts(4)]}>
      <Initial name={name} />
      <div>
        <h3>{name}</h3>
        <p css={styles.role}>{role}</p>
      </div>
      <p>{background}</p>
      <dl css={styles.expertise}>
        <dt>Knows about</dt>
        {expertise.map((subject) => (
          <dd key={subject}>{subject}</dd>
        ))}
      </dl>
    </article>
  )
}

const styles = {
  role: css({marginTop: '.25rem', fontWeight: 600, color: color('primary')}),
  expertise: css({
    fontSize: size.note,
    lineHeight: 1.45,
    '& dt': {fontWeight: 600},
    '& dd': {color: color('inkSoft')},
  }),
}
