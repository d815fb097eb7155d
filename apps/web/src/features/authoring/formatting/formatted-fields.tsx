import { useEffect, useRef } from 'react'
import { editorParts } from '../../../question-types/editor-parts.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { FormattingTools, type TextField } from './formatting-tools.tsx'
import './formatting.css'
import { Preview } from './preview.tsx'

const isField = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

const isFormatted = (id: string) => /-(?:text|(?:option|partner|distractor)-\d+)$/.test(id)

/** Tools for the fields of a question; they write into the one that had the focus last. */
export function FieldTools({ question: { key } }: { question: QuestionDraft }) {
  const last = useRef(`${key}-text`)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!isField(target)) return
      if (target.id.startsWith(`${key}-`) && isFormatted(target.id)) last.current = target.id
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [key])
  return <FormattingTools fieldOf={() => fieldAt(last.current)} />
}

/** What students will see of a question. */
export function QuestionPreview({ question }: { question: QuestionDraft }) {
  const { key, text, type, options } = question
  const texts = [
    { field: 'text', text },
    ...options.map((option, place) => ({ field: `option-${place}`, text: option })),
    ...(editorParts[type].furtherTexts?.(question) ?? []),
  ]
  function select(place: number, from: number, to: number) {
    const field = fieldAt(`${key}-${texts[place]?.field}`)
    field?.focus()
    field?.setSelectionRange(from, to)
  }
  return <Preview sources={texts.map((each) => each.text)} select={select} />
}

function fieldAt(id: string): TextField | undefined {
  const field = document.getElementById(id)
  return isField(field) ? field : undefined
}
