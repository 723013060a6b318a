import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import team from '../content/team.yaml'
import {color, size} from './theme.ts'
import {Card} from './ui/Card.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {find} from './ui/find.ts'
import type {Item} from './ui/kinds.ts'
import {Portrait} from './ui/Portrait.tsx'

interface TeamCardProps {
  /** The person's `id` in `content/team.yaml`. */
  member: string
}

/** One of the people who run the charity: what they do, where they come from, what they know. */
export function TeamCard({member: id}: TeamCardProps): Item {
  const member = find(team, id, 'content/team.yaml')
  return (
    <Card look={cardStyles.open}>
      <div css={styles.ground}>
        <Portrait name={member.name} id={member.id} />
      </div>
      <div>
        <h3>{member.name}</h3>
        <p css={styles.role}>{member.role}</p>
      </div>
      <p>{member.background}</p>
      <dl css={styles.expertise}>
        <dt>{labels.knowsAbout}</dt>
        {member.expertise.map((subject) => (
          <dd key={subject}>{subject}</dd>
        ))}
      </dl>
    </Card>
  )
}

const styles = {
  // The line that they all stand on.
  ground: css({width: '100%', borderBottom: `3px solid ${color('control')}`, '& > svg': {maxWidth: '10rem'}}),
  role: css({marginTop: '.25rem', fontWeight: 600, color: color('primary')}),
  expertise: css({
    fontSize: size.note,
    lineHeight: 1.45,
    '& dt': {fontWeight: 600},
    '& dd': {color: color('inkSoft')},
  }),
}
