import { practice as practiceWords } from '@quizly/words/results.ts'
import { formatTimeLeft, type VerdictName } from '@quizly/domain'
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { Link } from 'wouter'
import { CheckBox } from '../../../components/forms/check-box.tsx'
import { Page } from '../../../components/page/page.tsx'
import { questionId } from '../question/question-props.ts'
import './practice.css'
import { PracticeQuestion } from './practice-question.tsx'
import { type Practised, practise, type Round, startRound, isWrong } from './practice-rounds.ts'
import { result as resultWords, verdicts as verdictWords } from '@quizly/words/student.ts'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { shownText } from '../../../components/quiz/shown-text.ts'
import { questionDirection } from '../../../components/quiz/text-direction.ts'
import { VerdictTag, verdictLooks } from '../../../components/quiz/verdict.tsx'
import '../../../components/result/result.css'

const summaryId = 'practice-summary'

const counted = ['correct', 'partly', 'incorrect', 'skipped'] as const

/** What became of the questions of a round, and another one of those that went wrong. */
function PracticeSummary({ round, again }: { round: Round; again: (only?: 'wrong') => void }) {
  const { questions, verdicts } = round
  // An essay that nobody has marked counts as skipped.
  const verdictOf = ({ question }: Practised): VerdictName => {
    const verdict = verdicts.get(question) ?? 'skipped'
    return verdict === 'waiting' ? 'skipped' : verdict
  }
  const all = questions.map(verdictOf)
  const countOf = (name: VerdictName) => all.filter((each) => each === name).length
  const names = counted.filter((name) => name !== 'partly' || countOf(name) > 0)
  return (
    <section aria-labelledby={summaryId} className="practice__question">
      <h2 id={summaryId} tabIndex={-1}>
        {practiceWords.summary}
      </h2>
      <ul className="tally" aria-label={resultWords.summary}>
        {names.map((name) => (
          <li key={name}>
            <Icon name={verdictLooks[name].icon} className={verdictLooks[name].short} />
            {verdictWords.counted[name](countOf(name))}
          </li>
        ))}
      </ul>
      <ol className="practice__list">
        {questions.map((each) => (
          <li key={each.question._id} dir={questionDirection(each.question, each.quiz.language)}>
            <VerdictTag verdict={verdictOf(each)} />
            <div className="practice__text" dir="auto" lang={each.quiz.language ?? 'en'}>
              {shownText(each.question, each.question.text)}
            </div>
          </li>
        ))}
      </ol>
      <div className="actions">
        {questions.some((each) => isWrong(round, each)) && (
          <Button onClick={() => again('wrong')}>{practiceWords.wrongAgain}</Button>
        )}
        <Button look="secondary" onClick={() => again()}>
          {practiceWords.allAgain}
        </Button>
      </div>
    </section>
  )
}

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
  const current = round.questions[round.index]
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
function useFocusAfterChange({ tries, index, isOver }: Round) {
  const seen = useRef(tries)
  useEffect(() => {
    if (seen.current === tries) return
    seen.current = tries
    const element = document.getElementById(isOver ? summaryId : questionId(index + 1))
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest' })
  }, [tries, index, isOver])
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
