import { runningQuiz as runningWords } from '@quizly/words/student.ts'
import { memo, useCallback, useEffect, useState, useSyncExternalStore, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/forms/button.tsx'
import { Page } from '../../../components/page/page.tsx'
import { jumpTo } from '../../../components/quiz/question-grid.tsx'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import { lateNow, loadLate } from '../../../lib/late.ts'
import { useFlagged } from '../attempt/flags.ts'
import type { OpenAttempt } from '../attempt/open-attempt.ts'
import { type LiveAttempt, runAttempt, useAttempt } from '../attempt/run-attempt.ts'
import { isEnding } from '../attempt/submission.ts'
import { questionId } from '../question/question-props.ts'
import { Question } from '../question/question.tsx'
import { ConfirmSubmit, TimesUp } from './end-dialogs.tsx'
import type { QuestionDrawer } from './question-drawer.tsx'
import { QuestionRail, unansweredNumbers } from './question-navigator.tsx'
import { OtherTab, RunningQuizBar, SpokenSaveState, SpokenTime } from './running-quiz-bar.tsx'
import { navigate } from 'wouter/use-browser-location'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { studentPaths } from '../../../lib/student-paths.ts'
import { type Arrival, handoverOf, submitFailure } from '../messages.ts'

/** Runs an attempt while its screen is shown. `onSubmitted` is called in place of going to the result. */
export function useAttemptScreen(attempt: LiveAttempt, closeDialogs: () => void, onSubmitted?: () => void) {
  const toasts = useScreenToasts()
  const leave = useEffectEvent((arrival: Arrival | null) => {
    if (onSubmitted) onSubmitted()
    else
      navigate(studentPaths.result(attempt.quiz._id), {
        replace: true,
        state: arrival && handoverOf(arrival),
      })
  })
  const close = useEffectEvent(closeDialogs)
  useEffect(() => {
    const run = () => attempt.dispatch({ type: 'submit' })
    return attempt.start({
      closeDialogs: () => close(),
      showFailure: (error) => toasts.notifyFailure(() => submitFailure(error), run),
      clearFailures: toasts.clear,
      leave: (arrival) => leave(arrival),
    })
  }, [attempt, toasts])
}

/** What is on one page has no pager to follow. */
const never = () => () => {}

/** `isFresh`: it has just been started here. `onSubmitted` is called in place of going to the result. */
export function RunningQuiz({
  opened,
  isFresh = false,
  onSubmitted,
}: {
  opened: OpenAttempt
  isFresh?: boolean
  onSubmitted?: () => void
}) {
  const [attempt] = useState(() => runAttempt(opened))
  const paged = opened.pages && lateNow()
  const [pager] = useState(() => paged?.createPager(attempt))
  const isLast = useSyncExternalStore(pager?.subscribe ?? never, () => pager?.isLast() ?? true)
  const answered = useAttempt(attempt, (state) => state.answered)
  const flagged = useFlagged(attempt.flags)
  const isBusy = useAttempt(attempt, ({ submission }) => submission.isBusy)
  const isLocking = useAttempt(attempt, isEnding)
  const hasRail = useMediaQuery('(min-width: 64em)')
  const { dialog, Drawer, close, jump, showUnanswered, askToSubmit } = useDialogs(
    attempt,
    pager?.jump ?? jumpTo,
    answered,
    hasRail,
  )
  useAttemptScreen(attempt, close, onSubmitted)
  const isLocked = isLocking || isBusy

  useEffect(() => {
    if (isFresh) document.getElementById(questionId(1))?.focus({ preventScroll: true })
  }, [isFresh])

  return (
    <>
      <Page title={attempt.quiz.title} className="">
        <h1 className="vh" lang={attempt.quiz.language ?? 'en'}>
          {attempt.quiz.title}
        </h1>
        <RunningQuizBar
          attempt={attempt}
          answered={answered}
          busy={isBusy && !isLocking && dialog === null}
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
      <SpokenSaveState attempt={attempt} />
      {Drawer && dialog === 'navigator' && !isLocking && (
        <Drawer {...{ answered, flagged }} onJump={jump} onClose={close} />
      )}
      {dialog === 'confirm' && !isLocking && (
        <ConfirmSubmit
          {...{ attempt, answered, flagged }}
          onJump={attempt.canReturn ? jump : undefined}
          onClose={close}
        />
      )}
      {isLocking && <TimesUp attempt={attempt} answered={answered} />}
    </>
  )
}

function useDialogs(
  attempt: LiveAttempt,
  goTo: (target: string) => void,
  answered: string,
  hasRail: boolean,
) {
  const [dialog, setDialog] = useState<'navigator' | 'confirm' | null>(null)
  const [Drawer, setDrawer] = useState<typeof QuestionDrawer | null>(null)
  const [firstUnanswered] = unansweredNumbers(answered)
  const close = () => setDialog(null)
  function jump(target: string) {
    // The dialog returns the focus when it closes; the jump must come after that.
    flushSync(close)
    goTo(target)
  }
  function showUnanswered() {
    if (hasRail && firstUnanswered !== undefined) goTo(questionId(firstUnanswered))
    else void openNavigator()
  }
  /** Only narrow windows need the drawer, so it is fetched when it is opened. If it cannot be, jumps to the question itself. */
  async function openNavigator() {
    try {
      const { QuestionDrawer: Fetched } = await loadLate()
      setDrawer(() => Fetched)
      setDialog('navigator')
    } catch {
      goTo(questionId(firstUnanswered ?? 1))
    }
  }
  const askToSubmit = useCallback(() => {
    attempt.dispatch({ type: 'refresh requested' })
    setDialog('confirm')
  }, [attempt])
  return { dialog, Drawer, close, jump, showUnanswered, askToSubmit }
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
  useLanguage()
  return (
    <div className="qs" data-locked={isLocked || undefined}>
      <OtherTab attempt={attempt} />
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
        <p>{runningWords.lastQuestion}</p>
        <Button look="secondary" onClick={onSubmit}>
          {runningWords.submit}
        </Button>
      </div>
    </div>
  )
})
