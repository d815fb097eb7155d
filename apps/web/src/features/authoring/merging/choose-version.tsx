import type { Difference, MergeQuestion, QuestionPart, Side, SideChange } from '@quizly/domain'
import { useId } from 'react'
import { FieldProblem } from '../../../components/forms/field.tsx'
import { deskParts } from '../../../question-types/desk-parts.ts'
import { Icon } from '../../../components/icons/icons.tsx'

const sides = [
  ['theirs', 'They', 'Theirs'],
  ['mine', 'You', 'Mine'],
] as const

/** One question that two people have differently, and whose version is kept. */
export function ChooseVersion({
  legend,
  difference,
  versionOf,
  value,
  problem,
  onChoose,
}: {
  legend: string
  difference: Difference
  versionOf: (side: Side) => MergeQuestion | undefined
  value: Side | undefined
  problem: string | undefined
  onChoose: (side: Side) => void
}) {
  const id = useId()
  return (
    <fieldset className="merge__question" aria-describedby={problem && `${id}-problem`}>
      <legend className="label">{legend}</legend>
      <FieldProblem id={`${id}-problem`} problem={problem} />
      <div className="merge__pair">
        {sides.map(([side, who, name]) => (
          <div key={side} className={value === side ? 'version is-chosen' : 'version'}>
            <label className="version__choice">
              <input
                id={side === 'theirs' ? `version-${difference.questionId}` : undefined}
                type="radio"
                name={id}
                checked={value === side}
                aria-describedby={`${id}-${side}`}
                onChange={() => onChoose(side)}
              />
              <span>
                {name}
                <span className="muted sm">
                  {' '}
                  {who} {wordsOf(difference[side])}
                </span>
              </span>
            </label>
            <div id={`${id}-${side}`}>
              <VersionView question={versionOf(side)} />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

const parts: Record<QuestionPart, string> = {
  text: 'the text',
  type: 'the type',
  options: 'the options',
  key: 'the key',
}
const inWords = new Intl.ListFormat('en-GB')

/** "changed the text and the key" */
function wordsOf({ change, parts: changed }: SideChange): string {
  if (change === 'none') return 'left it as it was'
  if (change !== 'changed') return `${change} it`
  return `changed ${inWords.format(changed.map((part) => parts[part]))}`
}

function VersionView({ question }: { question: MergeQuestion | undefined }) {
  if (!question) return <p className="muted">Not in the quiz.</p>
  const { text, correctAnswers } = question
  return (
    <>
      <p className="version__text" dir="auto">
        {text}
      </p>
      <ul className="version__options">
        {deskParts[question.type].shownAnswers(question).map((option) => {
          const isCorrect = correctAnswers.includes(option)
          return (
            <li key={option}>
              {isCorrect && <Icon name="check" />}
              <bdi>{option}</bdi>
              {isCorrect && <span className="vh">, marked correct</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
