import { markingPage as pageWords, secondMarks as secondWords } from '@quizly/words/desk.ts'
import { inEnglish, points as pointsProblems } from '@quizly/words/sentences.ts'
import type { DifferingAnswer, Differences, TheirMark } from '@quizly/contract'
import { type DraftMark, hundredthsOf, meanMark, pointsOfMark } from '@quizly/domain'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'wouter'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { useAction } from '../../components/feedback/use-action.ts'
import { Button } from '../../components/forms/button.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { Segments } from '../../components/forms/segments.tsx'
import { shownText } from '../../components/quiz/shown-text.ts'
import { paths } from '../../lib/paths.ts'
import { refreshQuiz } from '../../lib/calls/queries.ts'
import { typedNumber } from '../../lib/typed-number.ts'
import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import { personName } from '../../lib/words/person-name.ts'
import { useSentences } from '../../lib/words/sentence.tsx'
import { LoadedQuiz } from '../quiz-page/loaded-quiz.tsx'
import { useWithCounts } from '../quiz-page/api.ts'
import { QuizPage } from '../quiz-page/quiz-page.tsx'
import { settle, theirMark, useDifferences } from './api.ts'
import { SideBySide } from './marked-twice.tsx'
import { QuestionTitle } from './question-title.tsx'
import './manual-grading.css'

/** The answers to a question whose two marks differ, side by side. */
export function SettleScreen() {
  const { quizId = '', questionId = '' } = useParams()
  return (
    <LoadedQuiz query={useWithCounts(quizId, useDifferences(quizId, questionId))} title={pageWords.loading}>
      {(loaded) => <Settle {...loaded} />}
    </LoadedQuiz>
  )
}

function Settle({ quiz, number, question, answers, left }: Differences) {
  const list = useRef<HTMLOListElement>(null)
  const way = useRef<HTMLAnchorElement>(null)
  const goesOn = useRef(false)
  const open = answers.filter(({ settled }) => !settled).length
  // The next one is where the work goes on, once the one before has its decision.
  useEffect(() => {
    if (!goesOn.current) return
    goesOn.current = false
    ;(list.current?.querySelector<HTMLElement>('form input') ?? way.current)?.focus()
  }, [answers])
  return (
    <QuizPage quiz={quiz} tab="Marking" name={secondWords.differencesOf(number)} hasOwnAct>
      <p className="sm crumb">
        <Link ref={way} to={paths.marking(quiz._id)}>
          {pageWords.back}
        </Link>
      </p>
      <QuestionTitle quiz={quiz} number={number} question={question} />
      {answers.length === 0 ? (
        <BlankSlate>
          <h3>{secondWords.noDifferences}</h3>
        </BlankSlate>
      ) : (
        <p className="muted" role="status">
          {open + left > 0 ? secondWords.toSettle(open + left) : secondWords.allSettled}
        </p>
      )}
      <ol ref={list} className="differences">
        {answers.map((answer) => (
          <Difference
            key={answer.attemptId}
            {...{ quiz, question, answer }}
            onSettled={() => {
              goesOn.current = true
              return refreshQuiz(quiz._id)
            }}
          />
        ))}
      </ol>
    </QuizPage>
  )
}

type OfAnswer = Pick<Differences, 'quiz' | 'question'> & {
  answer: DifferingAnswer
  onSettled: () => Promise<void>
}

function Difference(props: OfAnswer) {
  const { quiz, question, answer } = props
  const [isChanged, setChanged] = useState(false)
  const { settled } = answer
  const language = quiz.language ?? 'en'
  return (
    <li className="differences__answer stack">
      {answer.student !== undefined && (
        <p>
          <bdi>{personName(answer.student)}</bdi>
        </p>
      )}
      <blockquote className="mark-answer__text" dir="auto" lang={language}>
        {shownText(question, answer.text)}
      </blockquote>
      <SideBySide looks={answer.looks} question={question} />
      {settled && !isChanged ? (
        <div className="actions">
          <p>
            {settled.by === undefined
              ? secondWords.settledAs(settled.points, question.points ?? 1)
              : secondWords.settledBy(personName(settled.by), settled.points, question.points ?? 1)}
          </p>
          <Button look="quiet" size="sm" onClick={() => setChanged(true)}>
            {secondWords.settleAgain}
          </Button>
        </div>
      ) : (
        <Decision
          key={settled?.version ?? 0}
          {...props}
          onSettled={async () => {
            await props.onSettled()
            setChanged(false)
          }}
        />
      )}
    </li>
  )
}

const ways = ['first', 'second', 'mean', 'another'] as const
type Way = (typeof ways)[number]

/** One of the two, their mean, or another mark; the comment is what the student reads. */
function Decision({ question, answer, onSettled }: OfAnswer) {
  const { attemptId, looks } = answer
  const [way, setWay] = useState<Way>()
  const [typed, setTyped] = useState('')
  const [comment, setComment] = useState<string>()
  const [theirs, setTheirs] = useState<TheirMark>()
  const [hasTried, setTried] = useState(false)
  useSentences()
  const most = question.points ?? 1
  const mean = meanMark(question, looks)
  const [first, second] = looks
  const points = typedNumber(typed)
  const isPossible = points <= most && hundredthsOf(points) !== undefined
  const marks: Record<Way, Omit<DraftMark, 'comment'> | undefined> = {
    first,
    second,
    mean,
    another: isPossible ? { items: [], adjustment: points } : undefined,
  }
  const commentOf: Record<Way, string> = {
    first: first?.comment ?? '',
    second: second?.comment ?? '',
    mean: '',
    another: '',
  }
  const shownComment = comment ?? (way ? commentOf[way] : '')
  const { run, isBusy } = useAction(
    async (baseVersion: number) => {
      const mark = way && marks[way]
      if (!mark) return
      const { items, adjustment } = mark
      try {
        await settle(
          { attemptId, questionId: question._id },
          {
            baseVersion,
            hash: answer.hash,
            seen: looks.map(({ version }) => version),
            items: [...items],
            adjustment,
            comment: shownComment.trim(),
          },
        )
      } catch (error) {
        setTheirs(theirMark(error))
        throw error
      }
      await onSettled()
    },
    {
      done: () => () => secondWords.settled,
      failed: () => pageWords.notSaved,
      denied: (error) => (theirMark(error) ? () => pageWords.notSaved : undefined),
    },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isBusy) return
    if (way && marks[way]) void run(answer.settled?.version ?? 0)
    else document.getElementById(`points-${attemptId}`)?.focus()
  }
  const labels: Record<Way, string> = {
    first: secondWords.firstOf(first?.points ?? 0),
    second: secondWords.secondOf(second?.points ?? 0),
    mean: secondWords.meanOf(pointsOfMark(question, mean)),
    another: secondWords.another,
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <Segments<Way | ''>
        legend={secondWords.whichCounts}
        choices={ways.map((each) => [each, labels[each]])}
        isFirstField
        value={way ?? ''}
        onChoose={(choice) => choice !== '' && setWay(choice)}
      />
      {way === 'another' && (
        <TextField
          id={`points-${attemptId}`}
          className="mark-answer__points"
          dir="ltr"
          label={pageWords.points}
          problem={hasTried && !isPossible ? outside(most) : undefined}
          autoComplete="off"
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {way && (
        <TextField
          label={pageWords.comment}
          hint={pageWords.commentHint}
          dir="auto"
          maxLength={500}
          autoComplete="off"
          value={shownComment}
          onChange={({ target }) => setComment(target.value)}
        />
      )}
      {theirs && (
        <div className="mark-answer__theirs" role="alert">
          <p>{pageWords.theirs(personName(theirs.by ?? ''), theirs.points)}</p>
          <div className="actions">
            <Button look="secondary" onClick={() => void onSettled()}>
              {pageWords.keepTheirs}
            </Button>
            <Button look="secondary" onClick={() => void run(theirs.version)}>
              {pageWords.keepMine}
            </Button>
          </div>
        </div>
      )}
      <div className="actions">
        <Button type="submit" look={way ? 'primary' : 'secondary'} busy={isBusy} busyLabel={pageWords.saving}>
          {secondWords.settle}
        </Button>
      </div>
    </form>
  )
}

function outside(most: number): ErrorMessage {
  const problem = { code: 'adjustment-outside', params: { most } } as const
  return { ...problem, message: inEnglish(problem, pointsProblems) }
}
