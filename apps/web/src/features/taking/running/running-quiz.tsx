import { memo, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/forms/button.tsx'
import { Page } from '../../../components/page/page.tsx'
import { jumpTo } from '../../../components/quiz/question-grid.tsx'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { ConfirmSubmit, TimesUp } from './end-dialogs.tsx'
import type { OpenAttempt } from '../entering/open-attempt.ts'
import { OtherTab } from './other-tab.tsx'
import { questionId } from '../question/question-id.ts'
import { QuestionRail, unansweredNumbers } from './question-navigator.tsx'
import type { QuestionDrawer } from './question-drawer.tsx'
import { useFlagged } from '../question/flags.ts'
import { Question } from '../question/question.tsx'
import { RunningQuizBar, SpokenSaveState, SpokenTime } from './running-quiz-bar.tsx'
import { createLiveAttempt, type LiveAttempt } from './live-attempt.ts'
import { pagedView } from './load-paged.ts'
import { useAnswered } from '../question/use-answer.ts'
import { useIsEnded, useIsOver } from '../clock/use-countdown.ts'
import { useSubmission } from '../submitting/use-submission.ts'

/** What is on one page has no pager to follow. */
const never = () => () => {}

/**
 * The quiz while its clock runs, with everything on one page unless it wants otherwise. `isFresh`: it has just been started here. `onSubmitted` is
 * called in place of going to the result.
 */
export function RunningQuiz({
  opened,
  isFresh = false,
  onSubmitted,
}: {
  opened: OpenAttempt
  isFresh?: boolean
  onSubmitted?: () => void
}) {
  const [attempt] = useState(() => createLiveAttempt(opened))
  const paged = pagedView(opened.pages)
  const [pager] = useState(() => paged?.createPager(attempt))
  const goTo = pager?.jump ?? jumpTo
  const isLast = useSyncExternalStore(pager?.subscribe ?? never, () => pager?.isLast() ?? true)
  const answered = useAnswered(attempt.answers)
  const flagged = useFlagged(attempt.flags)
  const isOver = useIsOver(attempt.countdown)
  const isEnded = useIsEnded(attempt.countdown)
  const [dialog, setDialog] = useState<'navigator' | 'confirm' | null>(null)
  const [Drawer, setDrawer] = useState<typeof QuestionDrawer | null>(null)
  const close = () => setDialog(null)
  const { submit, takeBack, busy, isKept, failure } = useSubmission(attempt, isOver, close, onSubmitted)
  const isEnding = isOver || isKept
  const isLocked = isEnding || busy
  const hasRail = useMediaQuery('(min-width: 64em)')
  const [firstUnanswered] = unansweredNumbers(answered)

  useEffect(() => {
    if (isFresh) document.getElementById(questionId(1))?.focus({ preventScroll: true })
  }, [isFresh])

  function jump(target: string) {
    // The dialog returns the focus when it closes; the jump must come after that.
    flushSync(close)
    goTo(target)
  }
  function showUnanswered() {
    if (hasRail && firstUnanswered !== undefined) goTo(questionId(firstUnanswered))
    else void openNavigator()
  }
  /**
   * Only narrow windows need the drawer, so it is fetched when it is opened. If it cannot be fetched, jumps
   * to the question itself.
   */
  async function openNavigator() {
    try {
      const { QuestionDrawer: Fetched } = await import('./question-drawer.tsx')
      setDrawer(() => Fetched)
      setDialog('navigator')
    } catch {
      goTo(questionId(firstUnanswered ?? 1))
    }
  }
  const askToSubmit = useCallback(() => {
    void attempt.refresh()
    setDialog('confirm')
  }, [attempt])
  return (
    <>
      <Page title={attempt.quiz.title} className="">
        <h1 className="vh" lang={attempt.quiz.language}>
          {attempt.quiz.title}
        </h1>
        <RunningQuizBar
          attempt={attempt}
          answered={answered}
          busy={busy && !isEnding && dialog === null}
          opensNavigator={!hasRail}
          isNextFirst={!isLast}
          onUnanswered={attempt.canReturn ? showUnanswered : undefined}
          onSubmit={askToSubmit}
        />
        <div className="wrap exam">
          {paged && pager ? (
            <paged.PagedQuestions
              {...{ attempt, pager, answered, flagged, hasRail, isLocked }}
              onSubmit={askToSubmit}
            />
          ) : (
            <>
              <Questions attempt={attempt} isLocked={isLocked} onSubmit={askToSubmit} />
              {hasRail && <QuestionRail {...{ attempt, answered, flagged }} />}
            </>
          )}
        </div>
      </Page>
      <SpokenTime attempt={attempt} />
      <SpokenSaveState saver={attempt.saver} />
      {Drawer && dialog === 'navigator' && !isEnding && (
        <Drawer {...{ answered, flagged }} onJump={jump} onClose={close} />
      )}
      {dialog === 'confirm' && !isEnding && (
        <ConfirmSubmit
          {...{ attempt, answered, flagged, busy }}
          onJump={attempt.canReturn ? jump : undefined}
          onClose={close}
          onSubmit={submit}
        />
      )}
      {isEnding && (
        <TimesUp
          answeredCount={answered.replaceAll('0', '').length}
          failure={failure}
          isEnded={isEnded}
          isOnDevice={attempt.saver.isOnDevice()}
          busy={busy}
          onRetry={submit}
          onBack={isOver ? undefined : takeBack}
        />
      )}
    </>
  )
}

const Questions = memo(function Questions({
  attempt,
  isLocked,
  onSubmit,
}: {
  attempt: LiveAttempt
  isLocked: boolean
  onSubmit: () => void
}) {
  return (
    <div className="qs" data-locked={isLocked || undefined}>
      <OtherTab siblings={attempt.siblings} />
      {attempt.questions.map((question, i) => (
        <Question
          key={question._id}
          question={question}
          number={i + 1}
          attempt={attempt}
          isLocked={isLocked}
        />
      ))}
      <div className="qs__end">
        <p>That was the last question.</p>
        <Button look="secondary" onClick={onSubmit}>
          Submit Quiz
        </Button>
      </div>
    </div>
  )
})
