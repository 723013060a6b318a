import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import workshops from '../content/workshops.yaml'
import {ToastButton} from './ToastButton.tsx'
import {space} from './theme.ts'
import {Card} from './ui/Card.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {Disclosure} from './ui/Disclosure.tsx'
import {findRecord} from './ui/findRecord.ts'
import type {Item} from './ui/kinds.ts'
import {SkillList} from './ui/SkillList.tsx'
import {TickList} from './ui/TickList.tsx'
import {typeset} from './ui/typeset.ts'
import {withNumber} from './ui/withNumber.ts'

interface WorkshopCardProps {
  /** The workshop's `id` in `content/workshops.yaml`. */
  workshop: string
}

/** One workshop: what it covers, how long and how often, and a button that says how to get a place. */
export function WorkshopCard({workshop: id}: WorkshopCardProps): Item {
  const {title, description, duration, frequency, capacity, level, skills, topics} = findRecord(
    workshops,
    id,
    'content/workshops.yaml',
  )
  return (
    <Card look={cardStyles.box} id={id}>
      <h3>{title}</h3>
      <b>
        {typeset(duration)} · {level}
      </b>
      <p>{description}</p>
      <Disclosure summary={labels.whatIsInIt} subject={title}>
        <TickList points={topics} />
        <div css={styles}>
          <SkillList skillIds={skills} />
          <dl css={cardStyles.facts}>
            <dt>{labels.howOften}</dt>
            <dd>{frequency === 'bi-weekly' ? labels.everyTwoWeeks : frequency}</dd>
            <dt>{labels.group}</dt>
            <dd>{withNumber(labels.groupSize, capacity)}</dd>
          </dl>
        </div>
      </Disclosure>
      <div css={cardStyles.foot}>
        <ToastButton toast="workshop-registration" about={`${labels.howToJoinIn} ${title}`} chosen={title}>
          {labels.howToJoin}
        </ToastButton>
      </div>
    </Card>
  )
}

const styles = css({display: 'grid', gap: space[2], '& dd::first-letter': {textTransform: 'uppercase'}})
