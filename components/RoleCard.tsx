import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import roles from '../content/roles.yaml'
import {ToastButton} from './ToastButton.tsx'
import {color, minTargetSize, minWidth, size, smallPhone, space} from './theme.ts'
import {ContactLink} from './ui/ContactLink.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {besideButton, Disclosure} from './ui/Disclosure.tsx'
import {findRecord} from './ui/findRecord.ts'
import {HourSquares} from './ui/HourSquares.tsx'
import type {Item} from './ui/kinds.ts'
import {typeset} from './ui/typeset.ts'

interface RoleCardProps {
  /** The role's `id` in `content/roles.yaml`. */
  role: string
  /**
   * How to apply: by a link to the contact form, or by a button that only shows a message for now. If left
   * out, it is the form.
   */
  apply?: 'form' | 'message'
}

/** A volunteer role: the hours it takes, what it asks for, what it gives, and a way to apply. */
export function RoleCard({role: id, apply = 'form'}: RoleCardProps): Item {
  const role = findRecord(roles, id, 'content/roles.yaml')
  const applyAs = `${labels.applyAs} ${role.title}`
  return (
    <article id={role.id} css={styles.row}>
      <div css={styles.words}>
        <h3>{role.title}</h3>
        <p css={styles.commitment}>
          {typeset(role.commitment)} {role.hours && <HourSquares hours={role.hours} />}
        </p>
        <p>{role.description}</p>
      </div>
      <Disclosure summary={labels.skillsAndTraining} subject={role.title}>
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
      </Disclosure>
      <div css={styles.ways}>
        {apply === 'message' ? (
          <>
            <ToastButton toast="volunteer-application" about={applyAs} chosen={role.title}>
              {labels.howToApply}
            </ToastButton>
            <ContactLink record={id} label={labels.orWriteNow} about={applyAs} look={styles.quiet} />
          </>
        ) : (
          <ContactLink record={id} label={labels.apply} about={applyAs} />
        )}
      </div>
    </article>
  )
}

const styles = {
  ways: css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[4]}`}),
  quiet: css({display: 'inline-flex', alignItems: 'center', minHeight: minTargetSize}),
  row: css({
    ...besideButton,
    gridColumn: '1 / -1',
    gap: `${space[2]} ${space[3]}`,
    paddingTop: space[5],
    borderTop: `1px solid ${color('line')}`,
    '& details > summary': {gap: space[2], fontSize: size.note},
    [minWidth.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto 1fr',
      gap: `${space[4]} ${space[6]}`,
      alignItems: 'start',
      '& > details': {gridColumn: 2, gridRow: '1 / span 2'},
    },
    [minWidth.desktop]: {columnGap: space[7]},
  }),
  words: css({display: 'grid', gap: space[2], '& > p': {color: color('inkSoft')}}),
  commitment: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[3]}`,
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
