import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import type roles from '../../content/roles.yaml'
import {color, size} from '../theme.ts'
import {cardStyles, parts} from './cardStyles.ts'
import {typeset} from './typeset.ts'

interface RoleDetailsProps {
  role: (typeof roles)[number]
  /** The way to apply. */
  children: ReactNode
}

/** A volunteer role: what it asks for, and what it gives, the same on every page that shows it. */
export function RoleDetails({role, children}: RoleDetailsProps) {
  return (
    <article css={[cardStyles.box, parts(7)]}>
      <h3>{role.title}</h3>
      <p css={styles.commitment}>{typeset(role.commitment)}</p>
      <p>{role.description}</p>
      <dl css={styles.facts}>
        <div>
          <dt>Helpful skills</dt>
          {role.skills.map((skill) => (
            <dd key={skill}>{skill}</dd>
          ))}
        </div>
        <div>
          <dt>What we ask</dt>
          <dd>{role.requirements}</dd>
        </div>
        <div>
          <dt>Training</dt>
          <dd>{role.training}</dd>
        </div>
      </dl>
      <div css={cardStyles.foot}>{children}</div>
    </article>
  )
}

const styles = {
  commitment: css({'&&': {color: color('primary')}, fontSize: size.lead, fontWeight: 600, lineHeight: 1.3}),
  facts: css({
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    lineHeight: 1.45,
    '& dt': {fontSize: size.note, fontWeight: 600},
    '& dd': {color: color('inkSoft')},
  }),
}
