import {css} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import skills from '../../content/skills.yaml'
import {size} from '../theme.ts'

interface SkillListProps {
  /** The ids of the skills. */
  skillIds: readonly string[]
}

/** What is taught by the skills with these ids, in the order of `content/skills.yaml`. */
export function SkillList({skillIds}: SkillListProps) {
  return (
    <ul aria-label={labels.skillsTaught} css={styles}>
      {skills
        .filter(({id}) => skillIds.includes(id))
        .map(({id, topic}) => (
          <li key={id}>{topic}</li>
        ))}
    </ul>
  )
}

// Shows the list as one line of text, which begins with the list's label.
const styles = css({
  padding: 0,
  margin: 0,
  fontSize: size.note,
  lineHeight: 1.4,
  '&::before': {content: 'attr(aria-label) / ""', marginInlineEnd: '.6em'},
  '& > li': {display: 'inline-block', padding: 0, marginInlineEnd: '.35em', fontWeight: 600},
  '& > li:not(:last-child)::after': {content: '","'},
})
