import {css} from '@emotion/react'
import stories from '../content/stories.yaml'
import {bandPaddingStyles, color, size, space} from './theme.ts'
import {findRecord} from './ui/findRecord.ts'
import type {Band} from './ui/kinds.ts'

interface LeadStoryProps {
  /** The story's `id` in `content/stories.yaml`. */
  story: string
}

/** A quote from one young person, as large as a heading, and what they achieved. */
export function LeadStory({story: id}: LeadStoryProps): Band {
  const {name, age, program, achievement, quote} = findRecord(stories, id, 'content/stories.yaml')
  return (
    <figure css={styles.story}>
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption>
        <b>{achievement}</b>
        <span>
          {name}, {age}, {program}
        </span>
      </figcaption>
    </figure>
  )
}

const styles = {
  story: css({
    display: 'grid',
    gap: space[6],
    ...bandPaddingStyles,
    background: color('mulberryPanel'),
    color: color('onSpruce'),
    '& blockquote p': {
      maxWidth: '20ch',
      fontSize: size.homeTitle,
      fontWeight: 700,
      lineHeight: 1.05,
      letterSpacing: '-.02em',
      textWrap: 'balance',
    },
    '& figcaption': {display: 'grid', gap: space[1]},
    '& figcaption > *': {unicodeBidi: 'plaintext'},
    '& b': {fontSize: size.h3, lineHeight: 1.2, color: color('brass')},
  }),
}
