import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import team from '../content/team.yaml'
import {color, enlargedText, minWidth, size, space} from './theme.ts'
import {Card} from './ui/Card.tsx'
import {Disclosure} from './ui/Disclosure.tsx'
import {findRecord} from './ui/findRecord.ts'
import {Initial} from './ui/Initial.tsx'
import type {Item} from './ui/kinds.ts'

interface TeamCardProps {
  /** The person's `id` in `content/team.yaml`. */
  member: string
}

/** One of the people who run the charity: what they do, where they come from, what they know. */
export function TeamCard({member: id}: TeamCardProps): Item {
  const {name, role, colour, background, expertise} = findRecord(team, id, 'content/team.yaml')
  return (
    <Card look={styles.person}>
      <div css={styles.head}>
        <Initial name={name} colour={colour} size="large" />
        <div>
          <h3>{name}</h3>
          <p css={styles.role}>{role}</p>
        </div>
      </div>
      <Disclosure summary={`${labels.moreAbout} ${name}`}>
        <p css={styles.background}>{background}</p>
        <dl css={styles.expertise}>
          <dt>{labels.knowsAbout}</dt>
          {expertise.map((subject) => (
            <dd key={subject}>{subject}</dd>
          ))}
        </dl>
      </Disclosure>
    </Card>
  )
}

const above = {flexDirection: 'column', alignItems: 'start'} as const

const styles = {
  person: css({[minWidth.tablet]: {paddingBottom: space[4]}}),
  head: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    [enlargedText]: above,
    [minWidth.wide]: above,
  }),
  role: css({marginTop: '.25rem', fontWeight: 600, lineHeight: 1.3, color: color('primary')}),
  background: css({lineHeight: 1.5}),
  // Shows the areas of expertise in one line of text, with dots between them.
  expertise: css({
    fontSize: size.note,
    lineHeight: 1.45,
    '& > *': {display: 'inline', color: color('inkSoft')},
    '& dt::after': {content: '": "'},
    '& dd:not(:last-of-type)::after': {content: '"\\a0· " / " "'},
  }),
}
