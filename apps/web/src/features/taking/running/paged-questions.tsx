import {
  beforeStart as beforeStartWords,
  result as resultWords,
  runningQuiz as runningWords,
} from '@quizly/words/student.ts'
import { pagedQuiz as pagedWords, untimed as untimedWords } from '@quizly/words/results.ts'
import { isSkipped, type PageWay } from '@quizly/domain'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/forms/button.tsx'
import { KeyHint, Dots } from './question-navigator.tsx'
import { keepPictures } from '../../../components/quiz/rich-text.tsx'
import { questionId } from '../question/question-props.ts'
import { Question } from '../question/question.tsx'
import type { LiveAttempt } from '../attempt/run-attempt.ts'
import { OtherTab } from './running-quiz-bar.tsx'
import './paged.css'
import { focusQuestion, placeId, type Pager } from './pager.ts'
import { Dialog } from '../../../components/overlays/dialog.tsx'

export function PagedQuestions({
  attempt,
  pager,
  answered,
  flagged,
  hasRail,
  isLocked,
  onSubmit,
}: {
  attempt: LiveAttempt
  pager: Pager
  answered: string
  flagged: string
  hasRail: boolean
  isLocked: boolean
  onSubmit: () => void
}) {
  const { questions, canReturn } = attempt
  const { index, isMoved, changePage } = useOpenPlace(pager)
  const [skipping, setSkipping] = useState<number>()
  useEffect(() => keepPictures(questions), [questions])
  const question = questions[index]
  if (!question) return null
  const isLast = index === questions.length - 1

  function next() {
    if (!question) return
    const isUnanswered = isSkipped(attempt.state().answers.get(question._id)?.selectedOption)
    if (isUnanswered && !canReturn) setSkipping(index)
    else changePage(() => pager.goOn(question))
  }
  function skip() {
    // The dialog returns the focus when it closes; the turn must come after that.
    flushSync(() => setSkipping(undefined))
    if (question) changePage(() => pager.goOn(question))
  }
  return (
    <>
      <div className="qs paged" data-locked={isLocked || undefined}>
        <OtherTab attempt={attempt} />
        <p className="paged__moved" role="status">
          {isMoved && !canReturn && pagedWords.moved}
        </p>
        <p className="paged__place" id={placeId}>
          {pagedWords.place(index + 1, questions.length)}
        </p>
        <Question
          key={question._id}
          question={question}
          number={index + 1}
          attempt={attempt}
          isLocked={isLocked}
        />
        <div className="qs__end paged__buttons">
          {canReturn && index > 0 && (
            <Button look="secondary" onClick={() => changePage(pager.previous)}>
              {pagedWords.previous}
            </Button>
          )}
          {isLast ? (
            <Button look="secondary" onClick={onSubmit}>
              {runningWords.submit}
            </Button>
          ) : (
            <Button aria-describedby={canReturn ? undefined : 'no-way-back'} onClick={next}>
              {pagedWords.next}
            </Button>
          )}
          {isLast && <p>{pagedWords.lastQuestion}</p>}
          {!isLast && !canReturn && <p id="no-way-back">{pagedWords.noWayBack}</p>}
        </div>
      </div>
      {hasRail && canReturn && (
        <aside className="rail">
          <nav aria-label={resultWords.questions}>
            <h2>{resultWords.questions}</h2>
            <Dots {...{ answered, flagged }} current={index} onJump={pager.jump} />
          </nav>
          <KeyHint questions={[question]} />
        </aside>
      )}
      {skipping === index && !isLocked && (
        <SkipQuestion number={index + 1} onStay={() => setSkipping(undefined)} onSkip={skip} />
      )}
    </>
  )
}

/** Places count from 0. `isMoved`: another tab or device has turned to it. */
function useOpenPlace(pager: Pager) {
  const index = useSyncExternalStore(pager.subscribe, pager.place)
  const shown = useRef(index)
  const [turnedTo, setTurnedTo] = useState(index)

  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    focusQuestion(questionId(index + 1))
  }, [index])

  function changePage(run: () => void) {
    run()
    setTurnedTo(pager.place())
  }
  return { index, isMoved: turnedTo < index, changePage }
}

/** `changing` in place of what names the end of the time. */
export function PagesPromise({ pages, changing }: { pages: PageWay; changing?: string | undefined }) {
  return pages === 'forward-only' ? (
    <>
      <li>
        <b>{pagedWords.forwardOnly}</b>
      </li>
      <li>{changing ? untimedWords.forwardChanging : pagedWords.forwardChanging}</li>
    </>
  ) : (
    <>
      <li>{pagedWords.oneAtATime}</li>
      <li>{changing ?? beforeStartWords.changing}</li>
    </>
  )
}

/** Asks before a question is left for good without an answer. The safe choice is the main one. The clock goes on. */
function SkipQuestion({
  number,
  onStay,
  onSkip,
}: {
  number: number
  onStay: () => void
  onSkip: () => void
}) {
  return (
    <Dialog alert labelledBy="skip-title" describedBy="skip-text" onClose={onStay}>
      <h2 id="skip-title">{pagedWords.skipTitle}</h2>
      <p id="skip-text">{pagedWords.skipText(number)}</p>
      <div className="dialog__actions">
        <Button look="secondary" onClick={onSkip}>
          {pagedWords.skip(number)}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {pagedWords.stay(number)}
        </Button>
      </div>
    </Dialog>
  )
}
