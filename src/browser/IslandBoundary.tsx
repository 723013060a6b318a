import {css} from '@emotion/react'
import {Component, type ReactNode} from 'react'
import {space} from '../../components/theme.ts'
import {Link} from '../../components/ui/Link.tsx'
import * as labels from '../../content/labels.yaml'

/**
 * Shows an error message in place of its children if they throw (S8.2). React's error boundaries must be
 * classes.
 */
export class IslandBoundary extends Component<{children: ReactNode}, {failed: boolean}> {
  state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  render() {
    return this.state.failed ? <IslandError /> : this.props.children
  }
}

/**
 * The error message in place of a form, with links to reload the page or go home, without technical details
 * (S8.2).
 */
export function IslandError() {
  return (
    <div role="alert" css={styles}>
      <strong>{labels.failed}</strong>
      <p>{labels.failedWhy}</p>
      <p>
        {/* An empty address reloads the page. */}
        <Link to="">{labels.tryAgain}</Link>
        <Link to="/">{labels.returnHome}</Link>
      </p>
    </div>
  )
}

const styles = css({display: 'grid', gap: space[2], '& a + a': {marginInlineStart: space[4]}})
