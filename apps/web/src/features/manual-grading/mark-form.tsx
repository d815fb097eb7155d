import { markingPage as pageWords, secondMarks as secondWords } from '@quizly/words/desk.ts'
import { format } from '@quizly/words/language.ts'
import { inEnglish, points as pointsProblems } from '@quizly/words/sentences.ts'
import { hundredthsOf, isPossibleAdjustment, pointsOfMark, type RubricItem, rubricOf } from '@quizly/domain'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { withMinus } from '../../lib/numbers/minus.ts'
import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import { useSentences } from '../../lib/words/sentence.tsx'
import { signedNumber, typedAs } from '../../lib/typed-number.ts'
import type { MarkingSession } from './use-marking-session.ts'

const longestComment = 500
const most = 1_000

/** Rubric, points and comment of one answer. */
export function MarkForm({ session }: { session: MarkingSession }) {
  const { question, answer, comments } = session.shown
  const { items: chosen = [], adjustment = 0, comment: written = '' } = answer?.mark ?? {}
  const rubric = rubricOf(question)
  const [items, setItems] = useState<readonly string[]>(chosen)
  const [typed, setTyped] = useState(adjustment === 0 ? '' : typedAs(adjustment))
  const [comment, setComment] = useState(written)
  const [isWrong, setWrong] = useState(false)
  useSentences()
  const more = typed.trim() === '' ? 0 : signedNumber(typed)
  const isNumber = Math.abs(more) <= most && hundredthsOf(more) !== undefined
  const isPossible = isNumber && isPossibleAdjustment(question, { items, adjustment: more })
  const total = pointsOfMark(question, { items, adjustment: isNumber ? more : 0 })

  const toggle = (id: string) =>
    setItems((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))
  function save(isForAll: boolean) {
    if (session.isBusy) return
    setWrong(!isPossible)
    if (!isPossible) return document.getElementById('mark-points')?.focus()
    void session.save({ items, adjustment: more, comment: comment.trim() }, isForAll)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    save(false)
  }
  useKeys({
    digit: (index) => {
      const item = rubric[index - 1]
      if (item) toggle(item._id)
    },
    back: session.goBack,
    save: () => save(false),
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <Rubric rubric={rubric} chosen={items} onToggle={toggle} />
      <TextField
        id="mark-points"
        className="mark-answer__points"
        dir="ltr"
        label={rubric.length > 0 ? pageWords.morePoints : pageWords.points}
        problem={isWrong && !isPossible ? adjustmentProblem(isNumber, question.points) : undefined}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label={pageWords.comment}
        hint={pageWords.commentHint}
        dir="auto"
        list="comments-used"
        maxLength={longestComment}
        autoComplete="off"
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <datalist id="comments-used">
        {comments.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <p>
        <output className="mark-answer__total">{pageWords.total(total, question.points ?? 1)}</output>
      </p>
      <div className="actions">
        <Button type="submit" busy={session.isBusy} busyLabel={pageWords.saving}>
          {pageWords.save}
        </Button>
        {answer?.alike !== undefined && (
          <Button look="secondary" onClick={() => save(true)}>
            {secondWords.saveAll(answer.alike, answer.alike + 1)}
          </Button>
        )}
        {session.hasEarlier && (
          <Button look="quiet" onClick={session.goBack}>
            {pageWords.undo}
          </Button>
        )}
      </div>
      <p className="muted sm">{pageWords.keys}</p>
    </form>
  )
}

type RubricProps = {
  rubric: readonly RubricItem[]
  chosen: readonly string[]
  onToggle: (id: string) => void
}

function Rubric({ rubric, chosen, onToggle }: RubricProps) {
  if (rubric.length === 0) return null
  return (
    <fieldset className="stack stack-2 mark-answer__rubric">
      <legend className="label">{pageWords.rubric}</legend>
      {rubric.map((item, index) => (
        <div key={item._id}>
          {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
          <CheckBox
            label={pageWords.item(item.text, withMinus(format.number(item.points)))}
            isOn={chosen.includes(item._id)}
            onChange={() => onToggle(item._id)}
          />
        </div>
      ))}
    </fieldset>
  )
}

function adjustmentProblem(isNumber: boolean, points = 1): ErrorMessage {
  const problem = isNumber
    ? ({ code: 'adjustment-outside', params: { most: points } } as const)
    : ({ code: 'adjustment-wrong', params: { most } } as const)
  return { ...problem, message: inEnglish(problem, pointsProblems) }
}

type Keys = { digit: (index: number) => void; back: () => void; save: () => void }

/** Letters and digits that are typed into a text are the text’s, and Enter on a control is the control’s. */
function useKeys({ digit, back, save }: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey } = event
    const isOn = (controls: string) => target instanceof HTMLElement && target.closest(controls) !== null
    if (isOn('input:not([type=checkbox]), textarea, select, dialog') || ctrlKey || altKey || metaKey) return
    if (/^[1-9]$/.test(key)) digit(Number(key))
    else if (key.toLowerCase() === 'u') back()
    else if (key.toLowerCase() === 'a') document.getElementById('mark-points')?.focus()
    else if (key === 'Enter' && !isOn('a, button, summary, input')) save()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
