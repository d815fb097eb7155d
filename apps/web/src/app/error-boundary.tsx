import { Component, type ReactNode } from 'react'
import { ErrorPage } from '../components/page-state.tsx'

/** Catches what a screen throws, such as a part of the app that could not be fetched, and says so. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorPage title="This page could not be shown" retry={() => window.location.reload()}>
        Nothing that was saved is lost. Check your connection, then try again.
      </ErrorPage>
    )
  }
}
