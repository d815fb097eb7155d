import {
  points as pointsWords,
  editor as editorWords,
  questionExplanation as explanationWords,
  quizPage as pageWords,
} from '@quizly/words/authoring.ts'
import { creditRules, isBlank, isMarkedByPerson, limits, optionLetter, possibleRules } from '@quizly/domain'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'wouter'
import { Button } from '../../../components/forms/button.tsx'
import { Field, FieldProblem, TextField } from '../../../components/forms/field.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { paths, rulesHash } from '../../../lib/paths.ts'
import { editorParts } from '../../../question-types/editor-parts.ts'
import { focusField, listKeys } from '../../../question-types/list-keys.ts'
import type { EditorProps, QuestionDraft, QuestionExtra } from '../../../question-types/parts.ts'
import type { FoundProblem } from '../saving/found-problems.ts'
import { withRule, writeFraction } from './points-draft.ts'

/** What few questions need: a line of small buttons that say what is set, and below it the fields of those that are open. */
export function QuestionExtras({ problems, ...props }: EditorProps & { problems: readonly FoundProblem[] }) {
  const { question, language } = props
  const { key } = question
  const [open, setOpen] = useState<readonly string[]>([])
  /** The one that was opened by a press: its first field gets the focus. */
  const [pressed, setPressed] = useState<string>()
  const extras = extrasOf(question)
  const idOf = ({ id }: QuestionExtra) => `${key}-part-${id}`
  const isOpen = ({ id }: QuestionExtra) => open.includes(id)
  const hasProblem = ({ has }: QuestionExtra) => problems.some(({ path }) => has(path.slice(key.length + 1)))
  // It stays open when the problem has gone, because somebody is typing there.
  const toOpen = extras.filter((extra) => !isOpen(extra) && hasProblem(extra))
  if (toOpen.length > 0) setOpen([...open, ...toOpen.map(({ id }) => id)])
  function toggle(extra: QuestionExtra) {
    const { id } = extra
    setPressed(isOpen(extra) ? undefined : id)
    setOpen(isOpen(extra) ? open.filter((each) => each !== id) : [...open, id])
  }
  return (
    <div className="ed-extras">
      <div className="ed-extras__row">
        {extras.map((extra) => (
          <Button
            key={extra.id}
            look="secondary"
            size="sm"
            aria-expanded={isOpen(extra)}
            aria-controls={idOf(extra)}
            aria-label={extra.isSet(question, language) ? editorWords.isSet(extra.name()) : undefined}
            onClick={() => toggle(extra)}
          >
            {extra.name()}
            {extra.isSet(question, language) && <Icon name="check" className="icon--sm" />}
          </Button>
        ))}
      </div>
      {extras.map((extra) => (
        <ExtraFields
          key={extra.id}
          id={idOf(extra)}
          extra={extra}
          isOpen={isOpen(extra)}
          isPressed={pressed === extra.id}
          {...props}
        />
      ))}
    </div>
  )
}

/** What is set keeps its fields, also while they are closed: the preview leads to them. */
function ExtraFields({
  id,
  extra: { name, isSet, Fields },
  isOpen,
  isPressed,
  ...props
}: EditorProps & { id: string; extra: QuestionExtra; isOpen: boolean; isPressed: boolean }) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPressed)
      fields.current?.querySelector<HTMLElement>('input, textarea, select, [contenteditable]')?.focus()
  }, [isPressed])
  if (!isOpen && !isSet(props.question, props.language)) return null
  return (
    <div ref={fields} id={id} role="group" aria-label={name()} className="ed-extra" hidden={!isOpen}>
      <Fields {...props} />
    </div>
  )
}

const extrasOf = (question: QuestionDraft): readonly QuestionExtra[] => [
  explanation,
  ...(editorParts[question.type].extras?.(question) ?? []),
  ...(possibleRules(question.type).length > 0 ? [partialCredit] : []),
  ...(isMarkedByPerson(question.type) ? [] : [penalty]),
]

const explanation: QuestionExtra = {
  id: 'explanation',
  name: () => explanationWords.label,
  isSet: (draft) => draft.explanation !== undefined,
  has: (field) => field === 'explanation',
  Fields: ExplanationField,
}

const partialCredit: QuestionExtra = {
  id: 'credit',
  name: () => pointsWords.rule,
  isSet: ({ rule }) => rule !== undefined,
  has: (field) => field === 'rule' || field.startsWith('share-'),
  Fields: CreditFields,
}

const penalty: QuestionExtra = {
  id: 'penalty',
  name: () => pointsWords.deduction,
  isSet: ({ deduction = '' }) => !isBlank(deduction),
  has: (field) => field === 'deduction',
  Fields: PenaltyField,
}

function ExplanationField({ question: { key, explanation: text }, Text, problemAt, actions }: EditorProps) {
  const id = `${key}-explanation`
  return (
    <Field id={id} label={explanationWords.label} hint={explanationWords.hint} problem={problemAt(id)}>
      {(control) => (
        <Text
          {...control}
          rows={2}
          dir="auto"
          maxLength={limits.explanationLength}
          value={text ?? ''}
          onChange={(value) =>
            actions.edit(key, (draft) => ({ ...draft, explanation: value === '' ? undefined : value }))
          }
        />
      )}
    </Field>
  )
}

function PenaltyField({ question: { key, deduction }, problemAt, actions }: EditorProps) {
  const id = `${key}-deduction`
  return (
    <TextField
      id={id}
      className="ed-points__number"
      label={pointsWords.deduction}
      problem={problemAt(id)}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0"
      value={deduction ?? ''}
      onChange={({ target: { value } }) => actions.edit(key, (draft) => ({ ...draft, deduction: value }))}
    />
  )
}

function CreditFields(props: EditorProps) {
  return (
    <>
      <RuleField {...props} />
      {props.question.rule === 'by-option' && <FractionFields {...props} />}
    </>
  )
}

/** Of a stored question, what each rule would have given the class is one press away. */
function RuleField({ question: { key, _id, type, rule }, problemAt, actions }: EditorProps) {
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

function FractionFields({ question, problemAt, actions }: EditorProps) {
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
                enterKeyHint="next"
                onChange={({ target: { value } }) =>
                  actions.edit(key, (draft) => writeFraction(draft, position, value))
                }
                onKeyDown={listKeys(() => focusField(`${key}-share-${position + 1}`))}
              />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
