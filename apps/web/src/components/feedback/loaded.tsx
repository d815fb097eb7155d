import { everywhere as commonWords } from '@quizly/words/student.ts'
import type { ReactNode } from 'react'
import { tryAgain } from '../../lib/failures.ts'
import type { Load } from '../../lib/use-load.ts'
import { Button } from '../forms/button.tsx'
import { Notice } from './notice.tsx'
import { ErrorPage, LoadingPage } from './page-state.tsx'

export type LoadedProps<T> = {
  query: Load<T>
  title: string
  boxes?: ReactNode
  failed: string
  safe?: string
  /** The page for a failure that trying again does not change. */
  denied?: (error: unknown, retry: () => void) => ReactNode
  children: (data: T) => ReactNode
}

export function Loaded<T>({ query, title, boxes, failed, safe, denied, children }: LoadedProps<T>) {
  if (query.status === 'loading') return <LoadingPage title={title} boxes={boxes} />
  if (query.status === 'ready') return children(query.data)
  return (
    denied?.(query.error, query.retry) || (
      <ErrorPage title={failed} retry={query.retry}>
        {safe} {tryAgain(query.error)}
      </ErrorPage>
    )
  )
}

export function LoadedPart<T>({
  query,
  loading = <p className="muted">{commonWords.loading}</p>,
  failed,
  children,
}: {
  query: Load<T>
  loading?: ReactNode
  failed: string | ((error: unknown) => string)
  children: (data: T) => ReactNode
}) {
  if (query.status === 'loading') return loading
  if (query.status === 'ready') return children(query.data)
  return (
    <div className="stack">
      <Notice kind="error">{typeof failed === 'string' ? failed : failed(query.error)}</Notice>
      <div>
        <Button look="secondary" onClick={query.retry}>
          {commonWords.tryAgain}
        </Button>
      </div>
    </div>
  )
}
