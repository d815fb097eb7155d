import { practice as practiceWords } from '@quizly/words/results.ts'
import { formatTimeLeft } from '@quizly/domain'
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { Link } from 'wouter'
import { CheckBox } from '../../../components/forms/check-box.tsx'
import { Page } from '../../../components/page/page.tsx'
import { questionId } from '../question/question-props.ts'
import './practice.css'
import { PracticeQuestion } from './practice-question.tsx'
import { type Practised, practise, type Round, startRound } from './practice-rounds.ts'
import { PracticeSummary, summaryId } from './practice-summary.tsx'

/** Everything stays on this page, so it needs no network. */
export function PracticeRun({
  questions,
  isMixed,
  end,
  children,
}: {
  questions: readonly Practised[]
  /** Of several quizzes. */
  isMixed: boolean
  end: string
  children: ReactNode
}) {
  const [round, dispatch] = useReducer(practise, questions, (all) => startRound(all))
  const current = round.questions[round.place]
  const title = isMixed ? practiceWords.mistakes : (current?.quiz.title ?? '')
  useFocusAfterChange(round)
  return (
    <Page title={isMixed ? title : practiceWords.title(title)}>
      <div className="practice">
        <div className="practice__head">
          <p className="eyebrow">{practiceWords.eyebrow}</p>
          <h1 {...(!isMixed && { lang: current?.quiz.language ?? 'en' })}>
            <bdi>{title}</bdi>
          </h1>
          <p className="muted sm">{practiceWords.countsNothing}</p>
          {children}
          <div className="practice__tools">
            <Clock />
            <Link className="linkish" to={end}>
              {practiceWords.end}
            </Link>
          </div>
        </div>
        {round.isOver || !current ? (
          <PracticeSummary
            round={round}
            again={(only) => dispatch({ type: 'new round', ...(only && { only }) })}
          />
        ) : (
          <PracticeQuestion
            key={round.tries}
            practised={current}
            isMixed={isMixed}
            round={round}
            dispatch={dispatch}
          />
        )}
      </div>
    </Page>
  )
}

/** Screen readers go on where the page has changed. At first the page's own heading is read. */
function useFocusAfterChange({ tries, place, isOver }: Round) {
  const seen = useRef(tries)
  useEffect(() => {
    if (seen.current === tries) return
    seen.current = tries
    const element = document.getElementById(isOver ? summaryId : questionId(place + 1))
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest' })
  }, [tries, place, isOver])
}

/** No clock unless it is wanted. It shows how long somebody has practised. */
function Clock() {
  const [since, setSince] = useState<number>()
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (since === undefined) return
    const timer = setInterval(() => setNow(performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [since])
  return (
    <div className="practice__clock">
      <CheckBox
        label={practiceWords.clock}
        isOn={since !== undefined}
        onChange={(isOn) => {
          setNow(performance.now())
          setSince(isOn ? performance.now() : undefined)
        }}
      />
      {since !== undefined && (
        <span role="timer" aria-label={practiceWords.time} className="num">
          {formatTimeLeft(now - since)}
        </span>
      )}
    </div>
  )
}
