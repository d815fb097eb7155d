import { acceptAnswers as acceptWords } from '@quizly/words/desk.ts'
import type { KeyboardEvent } from 'react'
import { Button } from '../../components/forms/button.tsx'
import type { Decision } from '../quiz-page/regrading-api.ts'
import { type Answer, type Decisions, undecidedIn } from './answer-groups.ts'

/** The id of the control that has the focus while an answer of the group is decided about. */
export const answerFocusId = (index: number) => `answer-${index}`

/**
 * The answers of a group. While the focus is in one of them, A accepts it, R refuses it and U takes that back; the arrow
 * keys move between them. A decision moves nothing.
 */
export function AnswerList({
  answers,
  language,
  decisionOf,
  onDecide,
  onKey,
}: {
  answers: readonly Answer[]
  language: string | undefined
  decisionOf: (answer: Answer) => Decision | undefined
  onDecide: (answer: Answer, decision: Decision | undefined) => void
  onKey: (index: number, key: string) => boolean
}) {
  const keysOf = (index: number) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    // On a keyboard with other letters, the place of the key counts.
    const key = /^\w$/.test(event.key) ? event.key.toLowerCase() : event.code.replace('Key', '').toLowerCase()
    if (onKey(index, event.key.startsWith('Arrow') ? event.key : key)) event.preventDefault()
  }
  return (
    <ul className="answers" aria-label={acceptWords.answers}>
      {answers.map((answer, index) => {
        const decision = decisionOf(answer)
        return (
          <li key={answer.normal} className="answers__row" data-decision={decision} onKeyDown={keysOf(index)}>
            <div className="answers__text">
              <bdi lang={language ?? 'en'}>{answer.text}</bdi>
              <span className="muted sm">
                {acceptWords.given(answer.count)} ·{' '}
                {decision ? acceptWords.decisions[decision] : acceptWords.standings[answer.standing]}
              </span>
            </div>
            <DecisionButtons
              answer={answer}
              index={index}
              decision={decision}
              onDecide={(next) => onDecide(answer, next)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function DecisionButtons({
  answer: { text, standing },
  index,
  decision,
  onDecide,
}: {
  answer: Answer
  index: number
  decision: Decision | undefined
  onDecide: (decision: Decision | undefined) => void
}) {
  const spoken = (about: string) => (
    <span key="spoken" className="vh">
      {about}
    </span>
  )
  // The correct answer is changed as the key. Its place can be reached all the same, so that the keys go on there.
  if (standing === 'key') {
    return (
      <div className="answers__keys" id={answerFocusId(index)} tabIndex={-1}>
        <span className="vh">{acceptWords.isCorrect(text)}</span>
      </div>
    )
  }
  return (
    <div className="answers__keys">
      <Button
        id={answerFocusId(index)}
        look="secondary"
        size="sm"
        aria-pressed={decision === 'accepted' || (standing === 'counts' && decision === undefined)}
        aria-keyshortcuts="A"
        onClick={() => onDecide('accepted')}
      >
        {acceptWords.accept(text, spoken)} <kbd aria-hidden="true">A</kbd>
      </Button>
      <Button
        look="secondary"
        size="sm"
        aria-pressed={decision === 'refused'}
        aria-keyshortcuts="R"
        onClick={() => onDecide('refused')}
      >
        {acceptWords.refuse(text, spoken)} <kbd aria-hidden="true">R</kbd>
      </Button>
      <Button
        look="quiet"
        size="sm"
        aria-disabled={decision === undefined || undefined}
        aria-keyshortcuts="U"
        onClick={() => onDecide(undefined)}
      >
        {acceptWords.undo(text, spoken)} <kbd aria-hidden="true">U</kbd>
      </Button>
    </div>
  )
}

const groupId = (index: number) => `answer-group-${index}`
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The groups, each by its most frequent answer, with how many of its answers are to be reviewed. The Tab key stops once,
 * the arrow keys go from group to group, and Enter goes to the answers of one (`onEnter`).
 */
export function GroupList({
  groups,
  language,
  decisions,
  chosen,
  onChoose,
  onEnter,
}: {
  groups: readonly (readonly Answer[])[]
  language: string | undefined
  decisions: Decisions
  chosen: number
  onChoose: (group: number) => void
  onEnter: (group: number) => void
}) {
  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = Math.min(groups.length - 1, Math.max(0, chosen + step))
    onChoose(next)
    document.getElementById(groupId(next))?.focus()
  }

  return (
    <ol className="answer-groups" onKeyDown={move}>
      {groups.map((group, index) => {
        const [first] = group
        const times = group.reduce((sum, { count }) => sum + count, 0)
        const left = undecidedIn(group, decisions)
        return (
          <li key={first?.normal}>
            <button
              type="button"
              id={groupId(index)}
              tabIndex={index === chosen ? 0 : -1}
              aria-current={index === chosen ? 'true' : undefined}
              onClick={({ detail }) => (detail === 0 ? onEnter(index) : onChoose(index))}
            >
              <bdi lang={language ?? 'en'}>{first?.text}</bdi>
              <span className="muted sm">
                {acceptWords.group(group.length, acceptWords.times(times))} ·{' '}
                {left === 0 ? acceptWords.groupDone : acceptWords.groupToReview(left)}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
