import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import * as labels from '../../content/labels.yaml'
import type roles from '../../content/roles.yaml'
import {color, from, size, smallPhone, space} from '../theme.ts'
import {cardStyles} from './cardStyles.ts'
import {besideButton, Fold} from './Fold.tsx'
import {HourSquares} from './HourSquares.tsx'
import {typeset} from './typeset.ts'

interface RoleDetailsProps {
  role: (typeof roles)[number]
  /** The way to apply. */
  children: ReactNode
}

/** A volunteer role as a wide row: the hours it takes, what it asks for, and what it gives, the same on every page that shows it. */
export function RoleDetails({role, children}: RoleDetailsProps) {
  return (
    <article id={role.id} css={styles.row}>
      <div css={styles.words}>
        <h3>{role.title}</h3>
        <p css={styles.commitment}>
          {typeset(role.commitment)} {role.hours && <HourSquares hours={role.hours} />}
        </p>
        <p>{role.description}</p>
      </div>
      <Fold summary={labels.skillsAndTraining} of={role.title}>
        <dl css={[cardStyles.facts, styles.facts]}>
          <dt>{labels.helpfulSkills}</dt>
          {role.skills.map((skill) => (
            <dd key={skill}>{skill}</dd>
          ))}
          <dt>{labels.requirements}</dt>
          <dd>{role.requirements}</dd>
          <dt>{labels.training}</dt>
          <dd>{role.training}</dd>
        </dl>
      </Fold>
      <div>{children}</div>
    </article>
  )
}

const styles = {
  row: css({
    ...besideButton,
    gap: `${space[2]} ${space[3]}`,
    paddingTop: space[5],
    borderTop: `1px solid ${color('line')}`,
    '& details > summary': {gap: space[2], fontSize: size.note},
    [from.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto 1fr',
      gap: `${space[4]} ${space[6]}`,
      alignItems: 'start',
      '& > details': {gridColumn: 2, gridRow: '1 / span 2'},
    },
    [from.desktop]: {columnGap: space[7]},
  }),
  words: css({display: 'grid', gap: space[2], '& > p': {color: color('inkSoft')}}),
  commitment: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    '&&': {color: color('primary')},
    fontSize: size.lead,
    fontWeight: 600,
    lineHeight: 1.3,
  }),
  facts: css({
    '& dd': {gridColumn: 2},
    [smallPhone]: {gridTemplateColumns: 'minmax(0, 1fr)', '& dd': {gridColumn: 1, '&&': {marginTop: 0}}},
    '& dd + dt, & dd + dt + dd': {marginTop: space[2]},
  }),
}
