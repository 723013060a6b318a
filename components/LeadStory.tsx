import {css} from '@emotion/react'
import stories from '../content/stories.yaml'
import {band, bandInset, color, enlarged, from, size, space} from './theme.ts'
import {Drawing} from './ui/Drawing.tsx'
import {find} from './ui/find.ts'
import type {Band} from './ui/kinds.ts'

interface LeadStoryProps {
  /** The story's `id` in `content/stories.yaml`. */
  story: string
}

/** One young person's words, as large as a heading, and what came of it. */
export function LeadStory({story: id}: LeadStoryProps): Band {
  const {name, age, program, achievement, quote} = find(stories, id, 'content/stories.yaml')
  return (
    <figure css={styles.story}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <Drawing name="story/speech" />
      </svg>
      <div>
        <blockquote>
          <p>“{quote}”</p>
        </blockquote>
        <figcaption>
          <b>{achievement}</b>
          <span>
            {name}, {age}, {program}
          </span>
        </figcaption>
      </div>
    </figure>
  )
}

const styles = {
  story: css({
    display: 'grid',
    gap: space[6],
    alignItems: 'center',
    paddingBlock: band,
    paddingInline: bandInset,
    background: color('mulberryPanel'),
    color: color('onSpruce'),
    '& > svg': {
      width: '7rem',
      [enlarged]: {display: 'none'},
      [from.desktop]: {width: '16rem'},
    },
    '& blockquote p': {
      maxWidth: '22ch',
      fontSize: size.pageTitle,
      fontWeight: 700,
      lineHeight: 1.08,
      textWrap: 'balance',
    },
    '& figcaption': {display: 'grid', gap: space[1], marginTop: space[6]},
    '& figcaption > *': {unicodeBidi: 'plaintext'},
    '& b': {fontSize: size.h3, lineHeight: 1.2, color: color('brass')},
    [from.desktop]: {gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[7]},
  }),
}
