import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import workshops from '../content/workshops.yaml'
import {ToastButton} from './ToastButton.tsx'
import {color} from './theme.ts'
import {Card} from './ui/Card.tsx'
import {cardStyles, ticked} from './ui/cardStyles.ts'
import {find} from './ui/find.ts'
import type {Item} from './ui/kinds.ts'
import {TaughtSkills} from './ui/TaughtSkills.tsx'
import {typeset} from './ui/typeset.ts'
import {withNumber} from './ui/withNumber.ts'

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
        <dt>{labels.length}</dt>
        <dd>{typeset(duration)}</dd>
        <dt>{labels.howOften}</dt>
        <dd>{frequency === 'bi-weekly' ? labels.everyTwoWeeks : frequency}</dd>
        <dt>{labels.group}</dt>
        <dd>{withNumber(labels.groupSize, capacity)}</dd>
        <dt>{labels.level}</dt>
        <dd>{level}</dd>
      </dl>
      <div css={cardStyles.foot}>
        <ToastButton toast="workshop-registration" about={`${labels.howToJoinIn} ${title}`} chosen={title}>
          {labels.howToJoin}
        </ToastButton>
      </div>
    </Card>
  )
}

const lit = css({'--lit': color('primary'), '--unlit': color('line')})
