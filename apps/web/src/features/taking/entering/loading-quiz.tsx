import { Skeleton, useIsSlow } from '../../../components/feedback/page-state.tsx'
import { Page } from '../../../components/page/page.tsx'
import '../../../components/tables/facts.css'
import { IdleQuizBar } from '../running/idle-quiz-bar.tsx'

/** The page before the start while it loads: grey bars where the text will be, and the bar in its place. */
export function LoadingQuiz() {
  const isSlow = useIsSlow()
  return (
    <Page title="Loading quiz" className="" busy>
      <h1 className="vh">Loading quiz…</h1>
      {isSlow && (
        <>
          <IdleQuizBar timeLeft="–:––" questionCount={12} status="">
            <span className="sk" style={{ inlineSize: '7rem' }} />
          </IdleQuizBar>
          <div className="wrap page" aria-hidden="true">
            <EmptyFacts />
          </div>
        </>
      )}
    </Page>
  )
}

function EmptyFacts() {
  return (
    <div className="before-start">
      <Skeleton width="70%" height="2.25rem" />
      <div className="facts">
        {['30%', '44%', '62%'].map((width) => (
          <div key={width}>
            <span className="sk" style={{ inlineSize: '5.5rem' }} />
            <span className="sk" style={{ inlineSize: width }} />
          </div>
        ))}
      </div>
      <Skeleton width="10rem" height="1.25rem" />
      <Skeleton width="92%" />
      <Skeleton width="84%" />
      <Skeleton width="95%" />
      <Skeleton width="9rem" height="3.25rem" />
    </div>
  )
}
