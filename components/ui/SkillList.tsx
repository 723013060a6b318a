import {css} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import skills from '../../content/skills.yaml'
import {dodecagon, forcedColors, size, space} from '../theme.ts'

interface SkillListProps {
  /** The ids of the skills. */
  taught: readonly string[]
}

/** The names of skills, in the order of the coin's sides. */
export function SkillList({taught}: SkillListProps) {
  return (
    <ul aria-label={labels.skillsTaught} css={styles}>
      {skills
        .filter(({id}) => taught.includes(id))
        .map(({id, name}) => (
          <li key={id}>{name}</li>
        ))}
    </ul>
  )
}

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  padding: 0,
  margin: 0,
  listStyle: 'none',
  fontSize: size.note,
  fontWeight: 600,
  lineHeight: 1.3,
  '& > li': {padding: 0},
  '& > li::before': {
    content: '""',
    display: 'inline-block',
    width: '.6em',
    height: '.6em',
    marginInlineEnd: '.45em',
    background: 'var(--lit)',
    clipPath: dodecagon,
    [forcedColors]: {forcedColorAdjust: 'none', background: 'CanvasText'},
  },
})
