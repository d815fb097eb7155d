import { markedAgain as regradedWords, offeredReasons as reasonWords } from '@quizly/words/results.ts'
import { markByHand as markWords } from '@quizly/words/desk.ts'
import { inEnglish, points as pointsProblems } from '@quizly/words/sentences.ts'
import { everywhere as commonWords } from '@quizly/words/student.ts'
import type { AttemptForOwner } from '@quizly/contract'
import { type HandVerdict, hundredthsOf, pointsBeside } from '@quizly/domain'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { ChosenItems } from '../../../components/result/chosen-items.tsx'
import type { MarkedQuestion } from '../../../components/result/marked-question.ts'
import { dateAndTime } from '../../../lib/dates.ts'
import type { useMarkingByHand } from '../../quiz-page/regrading-api.ts'
import './mark-answer.css'
import { typedNumber } from '../../../lib/typed-number.ts'
import { personName } from '../../../lib/words/person-name.ts'
import type { ErrorMessage } from '../../../lib/words/problem-words.ts'
import { useSentences } from '../../../lib/words/sentence.tsx'
import { shownReason, storedReason } from '../../../lib/words/reasons.ts'

/** Where an educator counts one answer as correct or as incorrect, with a reason, and takes that back. */
export function MarkAnswer({
  marked: { number, question, verdict },
  marks = [],
  canMark,
  marking: { isBusy, mark },
}: {
  marked: MarkedQuestion
  marks: AttemptForOwner['marksByHand']
  canMark: boolean
  marking: ReturnType<typeof useMarkingByHand>
}) {
  const [requested, setRequested] = useState<Way>()
  const place = useRef<HTMLDivElement>(null)
  const given = marks.find(({ questionId, counts }) => counts && questionId === question._id)
  if (!canMark && !given) return null
  const spoken = (text: string) => (
    <span key="spoken" className="vh">
      {text}
    </span>
  )
  /** The button that was pressed is gone, so the focus goes to what is in its place. */
  const focusHere = () => place.current?.focus()
  async function undo() {
    if (await mark({ questionId: question._id, verdict: null })) focusHere()
  }
  function stop() {
    setRequested(undefined)
    focusHere()
  }
  return (
    <div className="by-hand" ref={place} tabIndex={-1} role="group" aria-label={markWords.label(number)}>
      {given?.verdict ? (
        <>
          <div>
            <p>
              {counted(
                given.verdict,
                <bdi key="by">{personName(given.by)}</bdi>,
                <span key="at" className="nowrap">
                  {dateAndTime(given.at)}
                </span>,
                <bdi key="reason">{shownReason(given.reason)}</bdi>,
              )}
              {typeof given.verdict === 'object' && given.verdict.of !== undefined && (
                <> {regradedWords.ofThen(given.verdict.of)}</>
              )}
            </p>
            <ChosenItems items={given.items} beside={pointsBeside(given.items, given.verdict)} />
          </div>
          {canMark && (
            <Button
              look="secondary"
              size="sm"
              busy={isBusy}
              busyLabel={markWords.saving}
              onClick={() => void undo()}
            >
              {markWords.undo(number, spoken)}
            </Button>
          )}
        </>
      ) : requested ? (
        <ReasonForm
          {...{ number, requested, isBusy }}
          most={question.points ?? 1}
          onCancel={stop}
          onSave={async (counts, reason) => {
            if (await mark({ questionId: question._id, verdict: counts, reason })) stop()
          }}
        />
      ) : (
        offers[verdict].map((offer) => (
          <Button key={offer} look="quiet" size="sm" onClick={() => setRequested(offer)}>
            {markWords.countAs[offer](number, spoken)}
          </Button>
        ))
      )}
    </div>
  )
}

/** A way to mark by hand. */
type Way = Extract<HandVerdict, string> | 'points'

const offers: Record<MarkedQuestion['verdict'], Way[]> = {
  correct: ['incorrect', 'points'],
  partly: ['correct', 'incorrect', 'points'],
  incorrect: ['correct', 'points'],
  skipped: ['correct', 'points'],
  waiting: ['points'],
  'left-out': ['correct', 'incorrect', 'points'],
  'not-asked': [],
}

function pointsWrong(most: number): ErrorMessage {
  const problem = { code: 'hand-points-wrong', params: { most } } as const
  return { ...problem, message: inEnglish(problem, pointsProblems) }
}

const counted = <Node,>(verdict: HandVerdict, by: Node, at: Node, reason: Node) =>
  typeof verdict === 'string'
    ? markWords.counted[verdict](by, at, reason)
    : markWords.counted.points(verdict.points, by, at, reason)

function ReasonForm({
  number,
  requested,
  most,
  isBusy,
  onSave,
  onCancel,
}: {
  number: number
  requested: Way
  most: number
  isBusy: boolean
  onSave: (verdict: HandVerdict, reason: string) => Promise<void>
  onCancel: () => void
}) {
  const [written, setReason] = useState<string>()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'points' | 'reason'>()
  useSentences()
  const reason = written ?? reasonWords.reasons['by-hand']
  const id = `by-hand-${number}`
  const pointsId = `${id}-points`
  const givesPoints = requested === 'points'
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const points = typedNumber(typed)
    const isPossible = points <= most && hundredthsOf(points) !== undefined
    const wrong = givesPoints && !isPossible ? 'points' : reason.trim() === '' ? 'reason' : undefined
    setProblem(wrong)
    if (wrong) return document.getElementById(wrong === 'points' ? pointsId : id)?.focus()
    void onSave(givesPoints ? { points } : requested, storedReason(reason, 'by-hand'))
  }
  return (
    <form
      className="stack stack-2 by-hand__form"
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && !isBusy && onCancel()}
    >
      {givesPoints && (
        <TextField
          id={pointsId}
          className="by-hand__points"
          // The button that was pressed made room for this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          label={markWords.points(number, most)}
          problem={problem === 'points' ? pointsWrong(most) : undefined}
          aria-required
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <TextField
        id={id}
        // The same, where there is no field for points.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={!givesPoints}
        label={markWords.why[requested](number)}
        hint={markWords.whyHint}
        problem={problem === 'reason' ? markWords.noReason : undefined}
        aria-required
        maxLength={500}
        value={reason}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="actions">
        <Button type="submit" busy={isBusy} busyLabel={markWords.saving}>
          {markWords.save[requested]}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {commonWords.cancel}
        </Button>
      </div>
    </form>
  )
}
