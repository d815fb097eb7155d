import { everywhere as commonWords } from '@quizly/words/student.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../forms/button.tsx'
import { Icon } from '../icons/icons.tsx'
import { Page } from '../page/page.tsx'
import './page-state.css'

const skeletonDelayMs = 300

export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), skeletonDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}

export function Skeleton({ width, height = '1rem' }: { width: string; height?: string }) {
  return <div className="sk" style={{ inlineSize: width, blockSize: height, marginBlockEnd: '1rem' }} />
}

/** Nothing at first; then `boxes` in the places of the page's parts, or lines of text. */
export function LoadingPage({ title, boxes = <TextLines /> }: { title: string; boxes?: ReactNode }) {
  const isSlow = useIsSlow()
  return (
    <Page title={title} busy>
      <h1 className="vh">{title}…</h1>
      {isSlow && (
        <div aria-hidden="true">
          <Skeleton width="60%" height="2.25rem" />
          {boxes}
        </div>
      )}
    </Page>
  )
}

function TextLines() {
  return ['92%', '84%', '95%'].map((width) => <Skeleton key={width} width={width} />)
}

export function ErrorPage({
  title,
  children,
  retry,
  actions,
}: {
  title: string
  children?: ReactNode
  retry?: (() => void) | undefined
  actions?: ReactNode
}) {
  return (
    <Page title={title} className="wrap">
      <div className="bigstate" role="alert">
        <Icon name="warning" className="icon--big" />
        <h1>{title}</h1>
        {children && <p className="lead">{children}</p>}
        <div className="actions">
          {retry && (
            <Button onClick={retry}>
              <Icon name="retry" />
              {commonWords.tryAgain}
            </Button>
          )}
          {actions}
        </div>
      </div>
    </Page>
  )
}
