import { useEffect, useRef } from 'react'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { FormattingTools, type TextField } from './formatting-tools.tsx'
import './formatting.css'
import { Preview } from './preview.tsx'

const isField = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

/** Tools for the fields of a question; they write into the one that had the focus last. */
export function FieldTools({ question: { key } }: { question: QuestionDraft }) {
  const last = useRef(`${key}-text`)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!isField(target)) return
      if (target.id === `${key}-text` || target.id.startsWith(`${key}-option-`)) last.current = target.id
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [key])
  return <FormattingTools fieldOf={() => fieldAt(last.current)} />
}

/** What students will see of a question. */
export function QuestionPreview({ question: { key, text, options } }: { question: QuestionDraft }) {
  function select(place: number, from: number, to: number) {
    const field = fieldAt(place === 0 ? `${key}-text` : `${key}-option-${place - 1}`)
    field?.focus()
    field?.setSelectionRange(from, to)
  }
  return <Preview sources={[text, ...options]} select={select} />
}

function fieldAt(id: string): TextField | undefined {
  const field = document.getElementById(id)
  return isField(field) ? field : undefined
}
