import {css} from '@emotion/react'
import skills from '../../content/skills.yaml'
import {enlargedText, forcedColors, space} from '../theme.ts'
import {Facets} from './Facets.tsx'
import {SkillList} from './SkillList.tsx'

interface TaughtSkillsProps {
  /** The ids of the skills. */
  skillIds: readonly string[]
}

/** The skills that a track teaches: a small coin with one highlighted side for each skill, and the skills' names. */
export function TaughtSkills({skillIds}: TaughtSkillsProps) {
  return (
    <div css={styles.both}>
      <svg css={styles.ring} viewBox="-24 -24 48 48" aria-hidden="true">
        <Facets
          outer={23}
          inner={13}
          fill={(side) => (skillIds.includes(skills[side]?.id ?? '') ? 'var(--lit)' : 'var(--unlit)')}
        />
      </svg>
      <SkillList skillIds={skillIds} />
    </div>
  )
}

const styles = {
  both: css({display: 'flex', alignItems: 'center', gap: space[4]}),
  ring: css({
    flex: 'none',
    width: '3.5rem',
    // Hides the coin if text is enlarged, because the names need the space.
    [enlargedText]: {display: 'none'},
    [forcedColors]: {'--lit': 'CanvasText', '--unlit': 'transparent'},
  }),
}
