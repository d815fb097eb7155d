import { everywhere as commonWords } from '@quizly/words/student.ts'
import { Component, type ReactNode } from 'react'
import { ErrorPage } from '../components/feedback/page-state.tsx'

type Props = { place: string; children: ReactNode }
type State = { failedAt: string | null }

/** Tries again when `place`, the address in the app, changes: a part that could not be fetched may come. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null }

  override componentDidCatch() {
    this.setState({ failedAt: this.props.place })
  }

  static getDerivedStateFromError(): State {
    return { failedAt: '' }
  }

  static getDerivedStateFromProps({ place }: Props, { failedAt }: State): State | null {
    return failedAt && failedAt !== place ? { failedAt: null } : null
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children
    return (
      <ErrorPage title={commonWords.notShown} retry={() => window.location.reload()}>
        {commonWords.nothingLost}
      </ErrorPage>
    )
  }
}
