import {css} from '@emotion/react'
import {Component, type ReactNode} from 'react'
import {space} from '../../components/theme.ts'
import {Link} from '../../components/ui/Link.tsx'
import * as labels from '../../content/labels.yaml'

/** Shows what stands in place of an island whose code fails (S8.2). React offers error boundaries to classes only. */
export class IslandBoundary extends Component<{children: ReactNode}, {failed: boolean}> {
  state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  render() {
    return this.state.failed ? <IslandError /> : this.props.children
  }
}

/** The words of S8.2 with ways on, and nothing of the failure itself. */
export function IslandError() {
  return (
    <div role="alert" css={styles}>
      <strong>{labels.failed}</strong>
      <p>{labels.failedWhy}</p>
      <p>
        {/* Reloads this document. */}
        <Link to="">{labels.tryAgain}</Link>
        <Link to="/">{labels.returnHome}</Link>
      </p>
    </div>
  )
}

const styles = css({display: 'grid', gap: space[2], '& a + a': {marginInlineStart: space[4]}})
