import { points as pointsWords, quizPage as pageWords } from '@quizly/words/authoring.ts'
import { creditRules, isMarkedByPerson, optionLetter, possibleRules } from '@quizly/domain'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { Field, FieldProblem, TextField } from '../../../components/forms/field.tsx'
import { paths, rulesHash } from '../../../lib/paths.ts'
import type { EditorProps } from '../../../question-types/parts.ts'
import { withRule, writeFraction } from './points-draft.ts'

type PointsProps = Omit<EditorProps, 'language'>

/** What a question is worth and how a part of it is earned. Folded away until it is used. */
export function QuestionPoints({ question, problemAt, actions }: PointsProps) {
  const { key, type, points, deduction, rule } = question
  const [isOpen, setIsOpen] = useState([points, deduction, rule].some((value) => value !== undefined))
  const hasProblem = ['points', 'deduction', 'rule', 'share-0'].some((field) => problemAt(`${key}-${field}`))
  const number = (field: 'points' | 'deduction', label: string, blank: string) => (
    <TextField
      id={`${key}-${field}`}
      className="ed-points__number"
      label={label}
      problem={problemAt(`${key}-${field}`)}
      inputMode="decimal"
      autoComplete="off"
      placeholder={blank}
      value={question[field] ?? ''}
      onChange={({ target: { value } }) => actions.edit(key, (draft) => ({ ...draft, [field]: value }))}
    />
  )
  return (
    <details
      className="ed-fixed"
      open={isOpen || hasProblem}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{pointsWords.pointsAndMarking}</summary>
      <div className="ed-points">
        {number('points', pointsWords.points, '1')}
        {possibleRules(type).length > 0 && (
          <RuleField question={question} problemAt={problemAt} actions={actions} />
        )}
        {rule === 'by-option' && (
          <FractionFields question={question} problemAt={problemAt} actions={actions} />
        )}
        {!isMarkedByPerson(type) && number('deduction', pointsWords.deduction, '0')}
      </div>
    </details>
  )
}

/** Of a stored question, what each rule would have given the class is one press away. */
function RuleField({ question: { key, _id, type, rule }, problemAt, actions }: PointsProps) {
  const { quizId = '' } = useParams()
  const id = `${key}-rule`
  const possible = possibleRules(type)
  return (
    <div>
      <Field id={id} label={pointsWords.rule} problem={problemAt(id)}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={rule ?? ''}
            onChange={({ target }) => {
              const chosen = creditRules.find((each) => each === target.value)
              actions.edit(key, (draft) => withRule(draft, chosen))
            }}
          >
            <option value="">{pointsWords.allOrNothing}</option>
            {possible.map((each) => (
              <option key={each} value={each}>
                {pointsWords.ruleNames[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p className="hint hint--after" aria-live="polite">
        {rule ? pointsWords.ruleMeanings[rule] : pointsWords.allOrNothingMeaning}
      </p>
      {_id !== undefined && (
        <p>
          <Link to={`${paths.regrade(quizId, _id)}#${rulesHash}`}>{pageWords.compareRules}</Link>
        </p>
      )}
    </div>
  )
}

function FractionFields({ question, problemAt, actions }: PointsProps) {
  const { key, options, shares = [] } = question
  const problemId = `${key}-share-0-problem`
  const problem = problemAt(`${key}-share-0`)
  return (
    <fieldset>
      <legend className="label">{pointsWords.shares}</legend>
      <FieldProblem id={problemId} problem={problem} />
      <div className="ed-points__shares">
        {options.map((text, position) => {
          const letter = optionLetter(position)
          return (
            <label key={letter} className="ed-points__share">
              <span aria-hidden="true">{letter}</span>
              <input
                id={`${key}-share-${position}`}
                className="input"
                type="text"
                inputMode="text"
                dir="ltr"
                autoComplete="off"
                placeholder="0"
                aria-label={
                  text.trim() ? pointsWords.shareOf(letter, text.trim()) : pointsWords.share(letter)
                }
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem && problemId}
                value={shares[position] ?? ''}
                onChange={({ target: { value } }) =>
                  actions.edit(key, (draft) => writeFraction(draft, position, value))
                }
              />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
