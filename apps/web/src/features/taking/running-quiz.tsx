import { memo, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Page } from '../../components/page.tsx'
import { jumpTo } from '../../components/question-grid.tsx'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { ConfirmSubmit } from './confirm-submit.tsx'
import type { OpenPaper } from './open-paper.ts'
import { OtherTab } from './other-tab.tsx'
import { questionId } from './question-id.ts'
import { QuestionRail, QuestionSheet } from './question-navigator.tsx'
import { Question } from './question.tsx'
import { RunningExamBar } from './running-exam-bar.tsx'
import { createRunningExam, type RunningExam } from './running-exam.ts'
import { SpokenSaveState } from './save-status.tsx'
import { SpokenTime } from './spoken-time.tsx'
import { TimesUp } from './times-up.tsx'
import { unansweredNumbers } from './unanswered.ts'
import { useAnswered } from './use-answer.ts'
import { useIsOver } from './use-countdown.ts'
import { useSubmission } from './use-submission.ts'

/** The quiz while its clock runs: everything on one page. `isFresh` when it has just been started here. */
export function RunningQuiz({ paper, isFresh = false }: { paper: OpenPaper; isFresh?: boolean }) {
  const [exam] = useState(() => createRunningExam(paper))
  const answered = useAnswered(exam.sheet)
  const isOver = useIsOver(exam.countdown)
  const [dialog, setDialog] = useState<'navigator' | 'confirm' | null>(null)
  const close = () => setDialog(null)
  const { submit, busy, failure } = useSubmission(exam, isOver, close)
  const hasRail = useMediaQuery('(min-width: 64em)')
  const [firstUnanswered] = unansweredNumbers(answered)

  useEffect(() => {
    if (isFresh) document.getElementById(questionId(1))?.focus({ preventScroll: true })
  }, [isFresh])

  function jump(target: string) {
    // The dialog gives the focus back when it closes; the jump must come after that.
    flushSync(close)
    jumpTo(target)
  }
  function showUnanswered() {
    if (hasRail && firstUnanswered !== undefined) jumpTo(questionId(firstUnanswered))
    else setDialog('navigator')
  }
  function askToSubmit() {
    void exam.lookAgain()
    setDialog('confirm')
  }
  return (
    <>
      <Page title={exam.quiz.title} className="">
        <h1 className="vh">{exam.quiz.title}</h1>
        <RunningExamBar
          exam={exam}
          answered={answered}
          busy={busy && !isOver && dialog === null}
          opensNavigator={!hasRail}
          onUnanswered={showUnanswered}
          onSubmit={askToSubmit}
        />
        <div className="wrap exam">
          <Questions exam={exam} isLocked={isOver || busy} />
          {hasRail && <QuestionRail exam={exam} answered={answered} />}
        </div>
      </Page>
      <SpokenTime exam={exam} />
      <SpokenSaveState saver={exam.saver} />
      {dialog === 'navigator' && !isOver && (
        <QuestionSheet answered={answered} onJump={jump} onClose={close} />
      )}
      {dialog === 'confirm' && !isOver && (
        <ConfirmSubmit {...{ exam, answered, busy }} onJump={jump} onClose={close} onSubmit={submit} />
      )}
      {isOver && (
        <TimesUp
          answeredCount={answered.replaceAll('0', '').length}
          failure={failure}
          busy={busy}
          onRetry={submit}
        />
      )}
    </>
  )
}

const Questions = memo(function Questions({ exam, isLocked }: { exam: RunningExam; isLocked: boolean }) {
  return (
    <div className="qs" data-locked={isLocked || undefined}>
      <OtherTab siblings={exam.siblings} />
      {exam.questions.map((question, i) => (
        <Question key={question._id} question={question} number={i + 1} exam={exam} isLocked={isLocked} />
      ))}
      <p className="qs__end">That was the last question.</p>
    </div>
  )
})
