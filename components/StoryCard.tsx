import {css} from '@emotion/react'
import stories from '../content/stories.yaml'
import {color, enlargedText, size, space} from './theme.ts'
import {Card} from './ui/Card.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {findRecord} from './ui/findRecord.ts'
import {Initial} from './ui/Initial.tsx'
import type {Item} from './ui/kinds.ts'
import {wideCard} from './ui/tabletLayout.ts'

interface StoryCardProps {
  /** The story's `id` in `content/stories.yaml`. */
  story: string
}

/** What one young person achieved, in their own words. */
export function StoryCard({story: id}: StoryCardProps): Item {
  const {name, age, program, achievement, quote} = findRecord(stories, id, 'content/stories.yaml')
  return (
    <Card as="figure" look={[cardStyles.ruled, wideCard, styles]}>
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption>
        <Initial name={name} />
        <div>
          <b>{achievement}</b>
          <div>
            {name}, {age}, {program}
          </div>
        </div>
      </figcaption>
    </Card>
  )
}

const styles = css({
  justifyItems: 'stretch',
  gap: space[3],
  '& blockquote': {fontSize: size.lead, fontWeight: 600, lineHeight: 1.4},
  '& figcaption': {
    display: 'flex',
    gap: space[3],
    alignItems: 'center',
    [enlargedText]: {flexWrap: 'wrap'},
    color: color('inkSoft'),
    fontSize: size.note,
    lineHeight: 1.4,
  },
  '& b, & b + div': {unicodeBidi: 'plaintext'},
  '& b': {display: 'block', color: color('brassText'), fontSize: size.body, lineHeight: 1.3},
})
