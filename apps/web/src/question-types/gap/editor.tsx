import {
  answerEditor as editorWords,
  gapKey as gapWords,
  questionTypes as typeWords,
} from '@quizly/words/authoring.ts'
import { isBlank, type RenderedText, studentQuestion, type SelectedOption } from '@quizly/domain'
import { type Gap, gapLimits } from '@quizly/domain/questions/gap/gap-fields.ts'
import { gapMark } from '@quizly/domain/questions/gap/gap-mark.ts'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { FieldProblem, TextField } from '../../components/forms/field.tsx'
import { Drawing } from '../../components/icons/icons.tsx'
import { questionDirection } from '../../components/quiz/text-direction.ts'
import type { EditorPart, EditorProps, QuestionDraft } from '../parts.ts'
import {
  nextNumber,
  numbersOf,
  settled,
  settledGaps,
  withGap,
  withoutGap,
  withWrittenGaps,
} from './gap-draft.ts'
import './gap-editor.css'
import { GapsAnswer } from './student.tsx'

function GapsEditor(props: EditorProps) {
  const { question, problemAt, actions } = props
  const { key, lenient } = question
  const [said, setSaid] = useState('')
  const newGap = useRef<{ number: number; isAnswered: boolean }>(undefined)
  const numbers = numbersOf(question)
  useWrittenGaps(question, actions)
  useEffect(() => {
    // An editor tells what stands in it after a pause.
    const index = newGap.current ? numbers.indexOf(newGap.current.number) : -1
    if (!newGap.current || index < 0) return
    const { isAnswered } = newGap.current
    newGap.current = undefined
    setSaid(gapWords.made(index + 1))
    if (!isAnswered) document.getElementById(`${key}-gap-${index}`)?.focus()
  }, [key, numbers])

  /** What is selected in the text becomes a gap; where nothing is, its answer is written next. */
  function make() {
    const field = document.getElementById(`${key}-text`)
    const number = nextNumber(question)
    if (!field || numbers.length >= gapLimits.gaps) return
    const [before = '', answer = '', after = ''] =
      /^(\s*)(.*?)(\s*)$/s.exec(selectedIn(field))?.slice(1) ?? []
    actions.edit(key, (draft) => withGap(draft, number, { answer, gap: {} }))
    typeInto(field, `${before}${gapMark(number)}${after}`)
    newGap.current = { number, isAnswered: answer !== '' }
  }
  return (
    <fieldset aria-describedby={`${key}-gaps-hint`}>
      <legend className="label">{gapWords.label}</legend>
      <p className="hint" id={`${key}-gaps-hint`}>
        {gapWords.hint}
      </p>
      <FieldProblem id={`${key}-gaps-problem`} problem={problemAt(`${key}-gaps`)} />
      <Button
        look="secondary"
        size="sm"
        aria-disabled={numbers.length >= gapLimits.gaps}
        // The text keeps the focus and what is selected in it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={make}
      >
        {gapWords.make}
      </Button>
      {numbers.map((number, index) => (
        // Gaps have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <GapFields key={index} {...props} number={number} index={index} />
      ))}
      {numbers.length > 0 && (
        <>
          <CheckBox
            label={editorWords.lenient}
            isOn={lenient === true}
            describedBy={`${key}-lenient`}
            onChange={(isOn) =>
              actions.edit(key, ({ lenient: _, ...draft }) => (isOn ? { ...draft, lenient: true } : draft))
            }
          />
          <p className="hint" id={`${key}-lenient`}>
            {editorWords.lenientHint}
          </p>
          {!question.format && <p className="hint">{gapWords.marks('{{1}}', '{{2}}')}</p>}
          <GapPreview {...props} />
        </>
      )}
      <span className="vh" aria-live="polite">
        {said}
      </span>
    </fieldset>
  )
}

/** What is typed as a gap becomes one at once; its number follows its place when the text is left. */
function useWrittenGaps(question: QuestionDraft, actions: EditorProps['actions']) {
  const { key, text } = question
  const caret = useRef<number>(undefined)
  // Before the next key is pressed, which would be typed into the text as it was.
  useLayoutEffect(() => {
    const field = document.getElementById(`${key}-text`)
    const hasFocus = field?.contains(document.activeElement) === true
    const area = hasFocus && field instanceof HTMLTextAreaElement ? field : undefined
    if ((hasFocus && !area) || withWrittenGaps(question) === question) return
    if (area) {
      const before = { ...question, text: text.slice(0, area.selectionEnd) }
      caret.current = withWrittenGaps(before).text.length
    }
    actions.edit(key, withWrittenGaps)
  }, [key, text, question, actions])
  useLayoutEffect(() => {
    const field = document.getElementById(`${key}-text`)
    if (caret.current === undefined || !(field instanceof HTMLTextAreaElement)) return
    field.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [key, text])
  useEffect(() => {
    const settle = ({ target }: FocusEvent) => {
      const field = document.getElementById(`${key}-text`)
      if (target instanceof Node && field?.contains(target)) actions.edit(key, settled)
    }
    document.addEventListener('focusout', settle)
    return () => document.removeEventListener('focusout', settle)
  }, [key, actions])
}

function selectedIn(field: HTMLElement): string {
  if (field instanceof HTMLTextAreaElement) {
    return field.value.slice(field.selectionStart, field.selectionEnd)
  }
  const selection = getSelection()
  return selection && field.contains(selection.anchorNode) ? selection.toString() : ''
}

/** As if it were typed, so that it can be undone as what is typed. */
function typeInto(field: HTMLElement, text: string): void {
  field.focus()
  document.execCommand('insertText', false, text)
}

type GapFieldsProps = EditorProps & { number: number; index: number }

function GapFields(props: GapFieldsProps) {
  const { question, language, problemAt, actions, number, index } = props
  const { key, others = [], gaps = [] } = question
  const { choices, accepted = [] } = gaps[number - 1] ?? {}
  const answer = others[number - 1] ?? ''
  const id = `${key}-gap-${index}`
  function chooseFromList(isOn: boolean) {
    const texts = [answer, ...accepted].filter((text) => !isBlank(text))
    const gap: Gap = isOn ? { choices: texts.length > 1 ? texts : [...texts, '', ''].slice(0, 2) } : {}
    actions.edit(key, (draft) => withGap(draft, number, { gap }))
  }
  return (
    <fieldset className="ed-gap ed-texts" dir={questionDirection(question, language)}>
      <legend className="ed-gap__name">{gapWords.gap(index + 1)}</legend>
      {choices ? <ChoiceFields {...props} id={id} /> : <TypedFields {...props} id={id} />}
      <FieldProblem id={`${id}-list-problem`} problem={problemAt(`${id}-list`)} />
      <div className="ed-gap__tools">
        <CheckBox label={gapWords.fromList} isOn={choices !== undefined} onChange={chooseFromList} />
        <button
          className="linkish"
          type="button"
          onClick={() => actions.edit(key, (draft) => withoutGap(draft, number))}
        >
          {gapWords.remove(index + 1)}
        </button>
      </div>
    </fieldset>
  )
}

type ListProps = GapFieldsProps & { id: string }

/** The correct answer and what is accepted beside it. Enter goes on to the next one. */
function TypedFields({ question, language, problemAt, actions, number, index, id }: ListProps) {
  const { key, others = [], gaps = [] } = question
  const { accepted = [] } = gaps[number - 1] ?? {}
  const change = (texts: string[]) =>
    actions.edit(key, (draft) => withGap(draft, number, { gap: texts.length > 0 ? { accepted: texts } : {} }))
  const next = useNextField(`${id}-accepted`, accepted.length)
  const mayAdd = accepted.length + 1 < gapLimits.accepted
  const add = () => {
    if (mayAdd) change([...accepted, ''])
    next.focusOn(accepted.length)
  }
  const shared = { lang: language, autoComplete: 'off', maxLength: gapLimits.text }
  return (
    <>
      <TextField
        {...shared}
        id={id}
        label={gapWords.answer(index + 1)}
        problem={problemAt(id)}
        value={others[number - 1] ?? ''}
        onKeyDown={onEnter(accepted.length === 0 ? add : () => next.focusOn(0))}
        onChange={({ target }) =>
          actions.edit(key, (draft) => withGap(draft, number, { answer: target.value }))
        }
      />
      {accepted.map((text, at) => (
        // Fields have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="ed-gap__row">
          <TextField
            {...shared}
            id={`${id}-accepted-${at}`}
            label={gapWords.accepted(at + 2, index + 1)}
            problem={problemAt(`${id}-accepted-${at}`)}
            value={text}
            onKeyDown={onEnter(at === accepted.length - 1 ? add : () => next.focusOn(at + 1))}
            onChange={({ target }) => change(accepted.with(at, target.value))}
          />
          <RemoveButton
            label={gapWords.removeAccepted(at + 2, index + 1)}
            onClick={() => change(accepted.toSpliced(at, 1))}
          />
        </div>
      ))}
      {mayAdd && (
        <button className="linkish" type="button" onClick={add}>
          {gapWords.addAccepted}
        </button>
      )}
    </>
  )
}

/** The choices, of which one is right. */
function ChoiceFields({ question, language, problemAt, actions, number, index, id }: ListProps) {
  const { key, others = [], gaps = [] } = question
  const { choices = [] } = gaps[number - 1] ?? {}
  const answer = others[number - 1] ?? ''
  const right = choices.indexOf(answer)
  const next = useNextField(`${id}-choice`, choices.length)
  const mayAdd = choices.length < gapLimits.choicesMax
  const change = (texts: string[], chosen: number) =>
    actions.edit(key, (draft) =>
      withGap(draft, number, { answer: texts[chosen] ?? answer, gap: { choices: texts } }),
    )
  const add = () => {
    if (mayAdd) change([...choices, ''], right)
    next.focusOn(choices.length)
  }
  return (
    <>
      <FieldProblem id={`${id}-problem`} problem={problemAt(id)} />
      {choices.map((text, at) => (
        // Choices have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="ed-gap__row ed-gap__row--choice">
          <input
            type="radio"
            className="bubble"
            id={at === 0 ? id : undefined}
            name={`${id}-right`}
            aria-label={gapWords.isRight(at + 1, index + 1)}
            checked={at === right}
            onChange={() => change(choices, at)}
          />
          <TextField
            id={`${id}-choice-${at}`}
            label={gapWords.choice(at + 1, index + 1)}
            problem={problemAt(`${id}-choice-${at}`)}
            lang={language}
            autoComplete="off"
            maxLength={gapLimits.text}
            value={text}
            onKeyDown={onEnter(at === choices.length - 1 ? add : () => next.focusOn(at + 1))}
            onChange={({ target }) => change(choices.with(at, target.value), right)}
          />
          <RemoveButton
            label={gapWords.removeChoice(at + 1, index + 1)}
            onClick={() => change(choices.toSpliced(at, 1), at < right ? right - 1 : right)}
          />
        </div>
      ))}
      {mayAdd && (
        <button className="linkish" type="button" onClick={add}>
          {gapWords.addChoice}
        </button>
      )}
    </>
  )
}

const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button look="secondary" size="sm" aria-label={label} onClick={onClick}>
    ×
  </Button>
)

const onEnter = (goOn: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  goOn()
}

/** A field that is added gets the focus as soon as it is there. */
function useNextField(id: string, count: number) {
  const requested = useRef<number>(undefined)
  useEffect(() => {
    if (requested.current === undefined || requested.current >= count) return
    document.getElementById(`${id}-${requested.current}`)?.focus()
    requested.current = undefined
  }, [id, count])
  return {
    focusOn: (at: number) => {
      const field = document.getElementById(`${id}-${at}`)
      if (field) field.focus()
      else requested.current = at
    },
  }
}

/** To be tried out; nothing of it is kept. */
function GapPreview({ question, language, Drawn }: EditorProps) {
  const gaps = settledGaps(question)
  if (!question.format)
    return <TriedGaps question={question} gaps={gaps} language={language} drawn={undefined} />
  return (
    <Drawn source={gaps.text}>
      {(drawn) =>
        drawn && (
          <TriedGaps
            question={question}
            gaps={{ ...gaps, text: drawn.source }}
            language={language}
            drawn={drawn}
          />
        )
      }
    </Drawn>
  )
}

function TriedGaps({
  question: { key, type, format },
  gaps,
  language,
  drawn,
}: Pick<EditorProps, 'question' | 'language'> & {
  gaps: ReturnType<typeof settledGaps>
  drawn: RenderedText | undefined
}) {
  const [selected, setSelected] = useState<SelectedOption>(null)
  const id = `${key}-gap-preview`
  const text = JSON.stringify(gaps)
  const shown = useMemo(
    () =>
      studentQuestion({
        _id: key,
        type,
        options: [],
        ...(format && { format }),
        ...(JSON.parse(text) as typeof gaps),
        ...(drawn && { drawn: [drawn] }),
      } as never),
    [key, type, format, text, drawn],
  )
  return (
    <div className="ed-gap__preview">
      <p className="label" id={`${id}-text`}>
        {gapWords.preview}
      </p>
      <GapsAnswer
        key={text}
        question={shown}
        id={id}
        language={language}
        selected={selected}
        isLocked={false}
        input={undefined}
        choose={() => undefined}
        write={(given) => setSelected(given)}
        answer={setSelected}
        flush={() => undefined}
      />
    </div>
  )
}

export const gapEditor: EditorPart = {
  kinds: [
    {
      id: 'gap',
      icon: (
        <Drawing className="">
          <path d="M3 6h18M3 18h18M3 12h3.5M17.5 12H21M9 9.5h6v5H9z" />
        </Drawing>
      ),
      name: () => typeWords.names.gap,
      hint: () => typeWords.hints.gap,
      firstField: 'text',
    },
  ],
  Editor: GapsEditor,
  correctField: 'gaps',
  hasGaps: true,
  listField: (_, place) => `gap-${place}`,
  read: ({ correctAnswers }) => ({ correct: [], written: '', others: correctAnswers }),
  correctAnswers: ({ others = [] }) => others,
  content: settledGaps,
  hasMore: ({ gaps = [] }) => gaps.some(({ accepted, choices }) => accepted ?? choices),
  fieldOf: (name, [gap = 0, list, at]) => {
    if (name !== 'gaps') return undefined
    if (at === undefined) return `gap-${gap}-list`
    return `gap-${gap}-${list === 'choices' ? 'choice' : 'accepted'}-${at}`
  },
}
