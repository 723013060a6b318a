import {css} from '@emotion/react'
import workshops from '../content/workshops.yaml'
import {ToastButton} from './ToastButton.tsx'
import {color} from './theme.ts'
import {Card} from './ui/Card.tsx'
import {cardStyles, ticked} from './ui/cardStyles.ts'
import {find} from './ui/find.ts'
import type {Item} from './ui/kinds.ts'
import {TaughtSkills} from './ui/TaughtSkills.tsx'
import {typeset} from './ui/typeset.ts'

interface WorkshopCardProps {
  /** The workshop's `id` in `content/workshops.yaml`. */
  workshop: string
}

/** One workshop: what it covers, how long and how often, and a button that says how to get a place. */
export function WorkshopCard({workshop: id}: WorkshopCardProps): Item {
  const {title, description, duration, frequency, capacity, level, skills, topics} = find(
    workshops,
    id,
    'content/workshops.yaml',
  )
  return (
    <Card look={cardStyles.box} id={id}>
      <h3>{title}</h3>
      <p>{description}</p>
      <ul css={ticked}>
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <div css={lit}>
        <TaughtSkills taught={skills} />
      </div>
      <dl css={cardStyles.facts}>
        <dt>Length</dt>
        <dd>{typeset(duration)}</dd>
        <dt>How often</dt>
        <dd>{frequency === 'bi-weekly' ? 'bi-weekly (every two weeks)' : frequency}</dd>
        <dt>Group</dt>
        <dd>up to {capacity} people</dd>
        <dt>Level</dt>
        <dd>{level}</dd>
      </dl>
      <div css={cardStyles.foot}>
        <ToastButton toast="workshop-registration" about={`in ${title}`}>
          How to get a place
        </ToastButton>
      </div>
    </Card>
  )
}

const lit = css({'--lit': color('primary'), '--unlit': color('line')})
