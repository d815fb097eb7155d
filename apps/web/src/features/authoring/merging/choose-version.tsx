import type { Difference, MergeQuestion, Side } from '@quizly/domain'
import { useId } from 'react'
import { FieldProblem } from '../../../components/forms/field.tsx'
import { wordsOf } from './difference-words.ts'
import { VersionView } from './version-view.tsx'

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
