import { type ReactNode, useEffect } from 'react'
import { takeOver } from '../../lib/first-frame.ts'

let isFirstPage = true

/** Screen readers announce a focused heading. A focused field raises the keyboard of a touch screen. */
export function Page({
  title,
  className = 'wrap page',
  busy = false,
  children,
}: {
  title: string
  className?: string
  busy?: boolean
  children: ReactNode
}) {
  useEffect(() => {
    if (busy) return
    if (!isFirstPage) {
      window.scrollTo(0, 0)
      const heading = document.querySelector<HTMLElement>('main h1')
      heading?.setAttribute('tabindex', '-1')
      const field = window.matchMedia('(pointer: fine)').matches
        ? document.querySelector<HTMLElement>('main [data-first-field]')
        : null
      if (!document.activeElement?.closest('[role=alert], dialog')) {
        ;(field ?? heading)?.focus({ preventScroll: true })
      }
    }
    isFirstPage = false
    takeOver()
  }, [busy])

  return (
    <main id="main" tabIndex={-1} className={className} aria-busy={busy || undefined}>
      <DocumentTitle title={title} />
      {children}
    </main>
  )
}

/** It stands before the content, so that a part of the content that has a title of its own sets it later. */
function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} – Quizly`
  }, [title])
  return null
}
