import { everywhere as commonWords } from '@quizly/words/student.ts'
import { draws as drawWords, editor as editorWords } from '@quizly/words/authoring.ts'
import { inEnglish, questionProblemWords as sentences } from '@quizly/words/sentences.ts'
import { isBlank, limits, optionLetter, slotProblems } from '@quizly/domain'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { FieldProblem, TextField } from '../../../components/forms/field.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { textOnly } from '../../../question-types/text-only.ts'
import { typedNumber } from '../../../lib/typed-number.ts'
import type { ErrorMessage } from '../../../lib/words/problem-words.ts'
import { useSentences } from '../../../lib/words/sentence.tsx'
import { TickBox } from '../../quiz-page/ticked-questions.tsx'
import { contentOf } from '../question/question-draft.ts'
import { type ChosenSlot, freeName, inSlot, isDraw, namesOfSlots, slotName, withSlot } from './slot-drafts.ts'
import './slots.css'

type Place = 'name' | 'draw' | 'questions'
type Wrong = { place: Place; problem: ErrorMessage | string }

/** Makes a slot of questions of the quiz, or changes the one called `name`. `ticked`: the key of the first question of a new one. */
export function SlotDialog({
  questions,
  language,
  name: before,
  ticked,
  onSave,
  onClose,
}: {
  questions: readonly QuestionDraft[]
  language: string
  name?: string | undefined
  ticked?: string | undefined
  onSave: (chosen: ChosenSlot, before: string | undefined) => void
  onClose: () => void
}) {
  useSentences()
  const taken = namesOfSlots(questions)
  const [name, setName] = useState(() => before ?? freeName(taken, drawWords.numbered))
  const [draw, setDraw] = useState(() => {
    const slot = questions.find((draft) => before !== undefined && slotName(draft) === before)?.slot
    return String(slot?.draw ?? 1)
  })
  const [members, setMembers] = useState<ChosenSlot['members']>(
    () =>
      new Map(
        before === undefined
          ? questions.filter(({ key }) => key === ticked).map(({ key }) => [key, undefined])
          : inSlot(questions, before).map(({ key, slot }) => [key, slot?.set]),
      ),
  )
  const [wrong, setWrong] = useState<Wrong>()
  const problemAt = (place: Place) => (wrong?.place === place ? wrong.problem : undefined)

  function change(next: ReadonlyMap<string, string | undefined>) {
    // In the order of the quiz, so that the first one is the first there.
    setMembers(new Map(questions.flatMap(({ key }) => (next.has(key) ? [[key, next.get(key)]] : []))))
  }
  function toggle(key: string) {
    const next = new Map(members)
    if (!next.delete(key)) next.set(key, undefined)
    change(next)
  }
  function save(event: FormEvent) {
    event.preventDefault()
    const chosen = { name: name.trim(), draw: typedNumber(draw), members }
    const found = whatIsWrong(chosen, questions, before)
    setWrong(found)
    if (found) document.getElementById(`slot-${found.place}`)?.focus()
    else onSave(chosen, before)
  }
  const sets = setNames(members)
  return (
    <Dialog labelledBy="slot-title" describedBy="slot-about" onClose={onClose}>
      <h2 id="slot-title">{before === undefined ? drawWords.create : drawWords.edit}</h2>
      <p id="slot-about">{drawWords.about}</p>
      <form noValidate className="slot-form" onSubmit={save}>
        <TextField
          id="slot-name"
          label={drawWords.name}
          problem={problemAt('name')}
          data-autofocus
          autoComplete="off"
          dir="auto"
          maxLength={limits.slotNameLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          id="slot-draw"
          label={drawWords.draw}
          problem={problemAt('draw')}
          inputMode="numeric"
          autoComplete="off"
          className="slot-head__number"
          value={draw}
          onChange={({ target }) => setDraw(target.value)}
        />
        <fieldset id="slot-questions" className="slot-form__questions" tabIndex={-1}>
          <legend className="label">{drawWords.questions}</legend>
          <p className="hint">{drawWords.setsHint}</p>
          <FieldProblem id="slot-questions-problem" problem={problemAt('questions')} />
          <ul className="ticked">
            {questions.map((draft, index) => {
              const { key, text } = draft
              const other = slotName(draft)
              return (
                <li key={key} className="slot-form__question">
                  <TickBox isTicked={members.has(key)} onChange={() => toggle(key)}>
                    {index + 1}.{' '}
                    {isBlank(text) ? (
                      <span className="muted">{editorWords.unwritten}</span>
                    ) : (
                      <bdi lang={language}>{textOnly(contentOf(draft), text)}</bdi>
                    )}
                    {other !== undefined && other !== before && !members.has(key) && (
                      <span className="muted sm ticked__key">
                        {drawWords.isIn(<bdi key="slot">{other}</bdi>)}
                      </span>
                    )}
                  </TickBox>
                  {members.has(key) && (
                    <select
                      className="input slot-form__set"
                      aria-label={drawWords.setOf(index + 1)}
                      value={members.get(key) ?? ''}
                      onChange={({ target: { value } }) =>
                        change(new Map(members).set(key, value === '' ? undefined : value))
                      }
                    >
                      <option value="">{drawWords.noSet}</option>
                      {sets.map((set) => (
                        <option key={set} value={set}>
                          {drawWords.set(set)}
                        </option>
                      ))}
                    </select>
                  )}
                </li>
              )
            })}
          </ul>
        </fieldset>
        <div className="dialog__actions">
          <Button type="submit">{drawWords.save}</Button>
          <Button look="secondary" onClick={onClose}>
            {commonWords.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The sets in use, and a letter for a new one. */
function setNames(members: ChosenSlot['members']): string[] {
  const used = new Set([...members.values()].filter((set) => set !== undefined))
  const letters = Array.from({ length: used.size + 1 }, (_, n) => optionLetter(n))
  const free = letters.find((letter) => !used.has(letter))
  return [...used, ...(free === undefined ? [] : [free])].toSorted()
}

function whatIsWrong(
  chosen: ChosenSlot,
  questions: readonly QuestionDraft[],
  before: string | undefined,
): Wrong | undefined {
  const { name, draw, members } = chosen
  if (isBlank(name)) return { place: 'name', problem: drawWords.nameWanted }
  if (name !== before && namesOfSlots(questions).has(name)) {
    return { place: 'name', problem: drawWords.nameTaken }
  }
  if (!isDraw(draw)) return { place: 'draw', problem: drawWords.drawWanted(limits.questionsPerQuiz) }
  if (members.size === 0) return { place: 'questions', problem: drawWords.questionsWanted }
  // Points are typed at their questions, and other slots are not changed here.
  const own = withSlot(questions, chosen, before).flatMap(({ slot }) =>
    slot?.name === name ? [{ slot }] : [],
  )
  const [problem] = slotProblems(own)
  return problem && { place: 'draw', problem: { ...problem, message: inEnglish(problem, sentences) } }
}
