import {Component, type ReactNode} from 'react'
import {RenderError} from './RenderError.tsx'

/** Catches what a page throws while it is rendered. React offers this to classes only. */
export class RenderErrorBoundary extends Component<{children: ReactNode}, {failed: boolean}> {
  state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  render() {
    return this.state.failed ? <RenderError /> : this.props.children
  }
}
