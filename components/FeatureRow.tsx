import {css} from '@emotion/react'
import features from '../content/features.yaml'
import {color, space} from './theme.ts'
import {find} from './ui/find.ts'
import {IconChip} from './ui/IconChip.tsx'
import type {Item} from './ui/kinds.ts'

interface FeatureRowProps {
  /** The row's `id` in `content/features.yaml`: of a feature without a link. */
  feature: string
}

/** One value or promise, for `RuledRows`: its picture, its name and what it means. */
export function FeatureRow({feature: id}: FeatureRowProps): Item {
  const {title, description, icon} = find(features, id, 'content/features.yaml')
  return (
    <div css={row}>
      <IconChip icon={icon} size="small" />
      <div>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
    </div>
  )
}

const row = css({
  display: 'flex',
  // Large words stand below the picture.
  flexWrap: 'wrap',
  gap: space[4],
  paddingBlock: space[5],
  borderTop: `1px solid ${color('line')}`,
  '& > div': {flex: '1 1 min(100%, 12rem)'},
  '& p': {marginTop: space[2], color: color('inkSoft')},
})
