import { formatting as formattingWords } from '@quizly/words/authoring.ts'
import { everywhere as commonWords } from '@quizly/words/student.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { Field } from '../../components/forms/field.tsx'
import { GrowingTextArea } from '../../components/forms/growing-text-area.tsx'
import { Formula } from './chips.tsx'
import { useDrawn } from './drawn-texts.tsx'
import { FormulaPalette } from './formula-palette.tsx'
import { formulaOf, formulaSource } from '@quizly/renderer/document.ts'
import { ProblemSentence } from './formula-problems.tsx'

const debounceMs = 300

/** The small editor of one formula, under its field: TeX, drawn while it is written. Enter takes it, Escape does not. */
export function FormulaPanel({
  source,
  onDone,
}: {
  source: string
  /** Undefined: it stays as it was. '': there is none any more. */
  onDone: (source: string | undefined) => void
}) {
  const field = useRef<HTMLDivElement>(null)
  const first = formulaOf(source)
  const [tex, setTex] = useState(first.tex)
  const [isDisplayed, setDisplayed] = useState(first.isDisplayed)
  const now = sourceOf(tex, isDisplayed)
  const textArea = () => field.current?.querySelector('textarea')
  useEffect(() => {
    textArea()?.focus()
    field.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function write(form: string) {
    const area = textArea()
    if (!area) return
    const [from, to] = [area.selectionStart, area.selectionEnd]
    const brace = form.indexOf('{}')
    const at = brace < 0 ? form.length : brace + 1
    const selected = tex.slice(from, to)
    setTex(tex.slice(0, from) + form.slice(0, at) + selected + form.slice(at) + tex.slice(to))
    const caret = from + at + (brace < 0 ? 0 : selected.length)
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(caret, caret)
    })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') onDone(undefined)
    else if (event.key === 'Enter' && !event.shiftKey && event.target instanceof HTMLTextAreaElement)
      onDone(now ?? '')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={field}
      className="rt-panel"
      role="group"
      aria-label={formattingWords.formula}
      onKeyDown={onKeyDown}
    >
      <Field label={formattingWords.formulaTex} hint={formattingWords.formulaHint}>
        {(control) => (
          <GrowingTextArea
            {...control}
            className="input rt-tex"
            rows={1}
            dir="ltr"
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            value={tex}
            onChange={({ target }) => setTex(target.value)}
          />
        )}
      </Field>
      <Drawn source={now} />
      <FormulaPalette write={write} />
      <CheckBox label={formattingWords.formulaDisplayed} isOn={isDisplayed} onChange={setDisplayed} />
      <div className="rt-panel__actions">
        <Button size="sm" onClick={() => onDone(now ?? '')}>
          {formattingWords.formulaDone}
        </Button>
        <Button look="secondary" size="sm" onClick={() => onDone(undefined)}>
          {commonWords.cancel}
        </Button>
      </div>
    </div>
  )
}

/** Undefined: there is nothing in it, or no marks can stand around it. */
function sourceOf(tex: string, isDisplayed: boolean): string | undefined {
  const inLines = tex.trim().replaceAll(/\s*\n\s*/g, isDisplayed ? '\n' : ' ')
  return inLines === '' ? undefined : formulaSource({ tex: inLines, isDisplayed })
}

/** A moment after the last change; what is not whole yet keeps what was drawn last. */
function Drawn({ source }: { source: string | undefined }) {
  const [requested, setRequested] = useState(source)
  const [good, setGood] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setRequested(source), debounceMs)
    return () => clearTimeout(timer)
  }, [source])
  const { reply, hasFailed } = useDrawn(requested ?? '')
  const isGood = requested !== undefined && reply !== undefined && 'nodes' in reply
  if (isGood && good !== requested) setGood(requested)
  const shown = isGood ? requested : good
  const problems = requested !== undefined && reply && 'problems' in reply ? reply.problems : []
  return (
    <>
      <div className={isGood ? 'rich rt-drawn' : 'rich rt-drawn is-last'} dir="ltr">
        {shown !== undefined && requested !== undefined && <Formula source={shown} />}
      </div>
      <div aria-live="polite">
        {problems.map((problem) => (
          <p key={problem.code} className="rt-problem">
            <ProblemSentence problem={problem} line={1} />
          </p>
        ))}
        {hasFailed && <p className="hint">{formattingWords.previewFailed}</p>}
      </div>
    </>
  )
}
