import {css} from '@emotion/react'
import {Actions} from '../../components/Actions.tsx'
import {band, bandInset, color, size, space} from '../../components/theme.ts'
import {Link} from '../../components/ui/Link.tsx'
import * as labels from '../../content/labels.yaml'

/**
 * What stands in place of a page whose code failed: the words of S8.2,
 * inside the layout, with ways on and nothing of the failure itself.
 */
export function RenderError() {
  return (
    <div css={styles}>
      <h1>{labels.failed}</h1>
      <p>{labels.failedWhy}</p>
      <Actions>
        {/* Reloads this document. */}
        <Link to="">{labels.tryAgain}</Link>
        <Link to="/">{labels.returnHome}</Link>
      </Actions>
    </div>
  )
}

const styles = css({
  display: 'grid',
  gap: space[5],
  alignContent: 'center',
  minHeight: '60vh',
  paddingBlock: band,
  paddingInline: bandInset,
  background: color('wash'),
  '& h1': {fontSize: size.h2},
  '& > p': {fontSize: size.lead, color: color('inkSoft')},
})
