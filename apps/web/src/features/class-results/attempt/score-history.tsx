import { scoreText } from '../../../lib/scores.ts'
import { markedAgain as regradedWords } from '@quizly/words/results.ts'
import { scoreHistory as historyWords } from '@quizly/words/desk.ts'
import type { AttemptForOwner } from '@quizly/contract'
import { Fragment } from 'react'
import { dateAndTime } from '../../../lib/dates.ts'
import { personName } from '../../../lib/words/person-name.ts'
import { shownReason } from '../../../lib/words/reasons.ts'

type Mark = NonNullable<AttemptForOwner['marksByHand']>[number]
type Change = AttemptForOwner['scoreChanges'][number]

export function ScoreHistory({
  changes,
  marks = [],
  numberOf,
}: {
  changes: readonly Change[]
  marks: AttemptForOwner['marksByHand']
  numberOf: (questionId: string) => number
}) {
  const entries = entriesOf(changes, marks)
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="scores">
      <div className="stack stack-2">
        <h2 id="scores">{historyWords.title}</h2>
        <ul className="stack stack-2" aria-labelledby="scores">
          {entries.map((entry) => (
            <li key={entry.key}>
              <Line {...{ entry, numberOf }} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type Entry = { key: string; at: string; change?: Change; marks: readonly Mark[] }

/** Changes of the score with the marks by hand that made them, and the other marks; oldest first. */
function entriesOf(changes: readonly Change[], marks: readonly Mark[]): Entry[] {
  const released = [...Map.groupBy(marks, ({ at }) => at).values()]
  const togetherWith = new Map(released.flatMap((group) => group.map(({ _id }) => [_id, group])))
  const ofScore = changes.map((change): Entry => {
    const group = togetherWith.get(change.markId ?? '') ?? []
    const key = group[0]?._id ?? `${change.at} ${change.newScore} ${change.newTotal}`
    return { key, at: change.at, change, marks: group }
  })
  const explained = new Set(ofScore.flatMap((entry) => entry.marks))
  const others = released
    .filter((group) => !group.some((mark) => explained.has(mark)))
    .map((group): Entry => ({ key: group[0]?._id ?? '', at: group[0]?.at ?? '', marks: group }))
  return [...ofScore, ...others].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

function Line({
  entry: { at, change, marks },
  numberOf,
}: {
  entry: Entry
  numberOf: (questionId: string) => number
}) {
  const date = <bdi key="at">{dateAndTime(at)}</bdi>
  const score = change ? <ScoreMove key="score" change={change} /> : historyWords.same
  const byHand = marks.map((mark) => <ByHand key={mark._id} mark={mark} number={numberOf(mark.questionId)} />)
  if (byHand.length === 1) return historyWords.entryByHand(date, score, byHand[0])
  return (
    <>
      {historyWords.entry(date, score)}
      {byHand.length > 1 && (
        <ul className="chosen-items">
          {byHand.map((mark) => (
            <li key={mark.key}>{mark}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function ScoreMove({ change }: { change: Change }) {
  const { oldScore, oldTotal, oldMaxScore, oldWaiting, newScore, newTotal, newMaxScore, newWaiting } = change
  const before = { score: oldScore, totalQuestions: oldTotal, maxScore: oldMaxScore, waiting: oldWaiting }
  const after = { score: newScore, totalQuestions: newTotal, maxScore: newMaxScore, waiting: newWaiting }
  return historyWords.moved(
    <bdi key="before" dir="ltr">
      {scoreText(before)}
    </bdi>,
    <bdi key="after" dir="ltr">
      {scoreText(after)}
    </bdi>,
  )
}

function ByHand({ mark: { verdict, by, reason }, number }: { mark: Mark; number: number }) {
  const who = <bdi key="by">{personName(by)}</bdi>
  const marked =
    verdict !== null && typeof verdict === 'object'
      ? historyWords.marked.points(number, verdict.points, who)
      : historyWords.marked[verdict ?? 'undone'](number, who)
  const because = reason
    ? historyWords.withReason(
        <Fragment key="mark">{marked}</Fragment>,
        <bdi key="reason">{shownReason(reason)}</bdi>,
      )
    : marked
  if (verdict === null || typeof verdict === 'string' || verdict.of === undefined) return because
  return (
    <>
      {because} · {regradedWords.ofThen(verdict.of)}
    </>
  )
}
