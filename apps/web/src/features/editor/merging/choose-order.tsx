import type { Side } from '@quizly/domain'
import { merging as mergingWords } from '@quizly/words/authoring.ts'
import { type ReactNode, useId } from 'react'
import { FieldProblem } from '../../../components/forms/field.tsx'
import { type Compared, movesOf } from './merge-drafts.ts'
import { textOnly } from '../../../question-types/text-only.ts'

const maxShown = 8
const sides = ['theirs', 'mine'] as const

/** Whose order of the questions is kept. */
export function ChooseOrder({
  compared,
  language,
  value,
  problem,
  onChoose,
}: {
  compared: Compared
  language: string
  value: Side | undefined
  problem: string | undefined
  onChoose: (side: Side) => void
}) {
  const id = useId()
  return (
    <fieldset className="merge__question" aria-describedby={problem && `${id}-problem`}>
      <legend className="label">{mergingWords.order}</legend>
      <FieldProblem id={`${id}-problem`} problem={problem} />
      <div className="merge__pair">
        {sides.map((side) => {
          const moves = movesOf(compared, side)
          return (
            <div key={side} className={value === side ? 'version is-chosen' : 'version'}>
              <label className="version__choice">
                <input
                  id={side === 'theirs' ? 'version-order' : undefined}
                  type="radio"
                  name={id}
                  checked={value === side}
                  aria-describedby={`${id}-${side}`}
                  onChange={() => onChoose(side)}
                />
                <span>{mergingWords.sides[side]}</span>
              </label>
              <ul id={`${id}-${side}`} className="version__options">
                {moves.length === 0 && <li className="muted">{mergingWords.movedNothing[side]}</li>}
                {moves.slice(0, maxShown).map((move) => (
                  <li key={move.id}>
                    <span>
                      {mergingWords.move<ReactNode>(
                        String(move.from),
                        String(move.to),
                        <bdi key="text" lang={language}>
                          {textOnly(move.question, move.question.text)}
                        </bdi>,
                      )}
                    </span>
                  </li>
                ))}
                {moves.length > maxShown && <li>{mergingWords.moreQuestions(moves.length - maxShown)}</li>}
              </ul>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
