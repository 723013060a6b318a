import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import * as labels from '../../content/labels.yaml'
import roles from '../../content/roles.yaml'
import {color, enlarged, from, inPrint, size, smallPhone, space} from '../theme.ts'
import {cardStyles} from './cardStyles.ts'
import {HoursDial} from './HoursDial.tsx'
import {typeset} from './typeset.ts'

interface RoleDetailsProps {
  role: (typeof roles)[number]
  /** The way to apply. */
  children: ReactNode
}

const allHours = roles.map(({hours}) => hours)

/** A volunteer role as a wide row: the hours it takes, what it asks for, and what it gives, the same on every page that shows it. */
export function RoleDetails({role, children}: RoleDetailsProps) {
  return (
    <article id={role.id} css={styles.row}>
      <HoursDial hours={role.hours} among={allHours} />
      <div css={styles.words}>
        <h3>{role.title}</h3>
        <p css={styles.commitment}>{typeset(role.commitment)}</p>
        <p>{role.description}</p>
      </div>
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
      <div css={styles.apply}>{children}</div>
    </article>
  )
}

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: 'min(5rem, 24%) minmax(0, 1fr)',
    [enlarged]: {gridTemplateColumns: 'minmax(0, 1fr)', '& > svg': {width: '5rem'}},
    gap: `${space[4]} ${space[5]}`,
    alignItems: 'start',
    paddingTop: space[5],
    borderTop: `1px solid ${color('line')}`,
    // Its drawing isn’t printed, nor the column that it has.
    [inPrint]: {display: 'block'},
    [from.tablet]: {gridTemplateColumns: '7.5rem minmax(0, 1fr)'},
    [from.desktop]: {
      gridTemplateColumns: '7.5rem minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[7],
      '& > svg, & > dl': {gridRow: '1 / span 2'},
    },
  }),
  words: css({display: 'grid', gap: space[2], '& > p': {color: color('inkSoft')}}),
  commitment: css({'&&': {color: color('primary')}, fontSize: size.lead, fontWeight: 600, lineHeight: 1.3}),
  facts: css({
    gridColumn: '1 / -1',
    '& dd': {gridColumn: 2},
    [smallPhone]: {gridTemplateColumns: 'minmax(0, 1fr)', '& dd': {gridColumn: 1, '&&': {marginTop: 0}}},
    '& dd + dt, & dd + dt + dd': {marginTop: space[2]},
    [from.tablet]: {gridColumn: 2},
    [from.desktop]: {gridColumn: 3},
  }),
  apply: css({gridColumn: '1 / -1', [from.tablet]: {gridColumn: 2}}),
}
