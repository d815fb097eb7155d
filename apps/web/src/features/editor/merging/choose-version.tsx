import type { Difference, Question, Side, SideChange } from '@quizly/domain'
import { merging as mergingWords } from '@quizly/words/authoring.ts'
import { useId } from 'react'
import { FieldProblem } from '../../../components/forms/field.tsx'
import { listed } from '../../../lib/words/lists.ts'
import { VersionView } from '../../quiz-page/version-view.tsx'

const sides = ['theirs', 'mine'] as const

/** One question that two people have differently, and whose version is kept. */
export function ChooseVersion({
  legend,
  language,
  difference,
  versionOf,
  value,
  problem,
  onChoose,
}: {
  legend: string
  language: string
  difference: Difference
  versionOf: (side: Side) => Question | undefined
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
        {sides.map((side) => (
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
                {mergingWords.sides[side]}
                <span className="muted sm"> {wordsOf(side, difference[side])}</span>
              </span>
            </label>
            <div id={`${id}-${side}`}>
              <VersionView question={versionOf(side)} language={language} />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** "They changed the text and the key" */
function wordsOf(side: Side, { change, parts }: SideChange): string {
  const words = mergingWords.changes[side]
  return change === 'changed'
    ? words.changed(listed(parts.map((part) => mergingWords.parts[part])))
    : words[change]
}
