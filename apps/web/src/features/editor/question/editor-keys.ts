import { type KeyboardEvent, useEffect } from 'react'
import { isChoice } from '@quizly/domain'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import type { QuestionActions } from './use-question-editor.ts'

/** Ctrl with the number of an option marks it; Alt with the arrow down opens the menu of types, as it opens a list. */
export function blockKeys(question: QuestionDraft, actions: QuestionActions) {
  return (event: KeyboardEvent) => {
    const isInList = event.target instanceof HTMLSelectElement
    if (event.altKey && !event.ctrlKey && event.key === 'ArrowDown' && !isInList) {
      event.preventDefault()
      document.getElementById(`${question.key}-type`)?.click()
      return
    }
    // On some keyboards a digit is typed with Shift, so the place of the key counts.
    const digit = /^(?:Digit|Numpad)([1-6])$/.exec(event.code)?.[1] ?? event.key
    const isOurs = event.ctrlKey && !event.altKey && !event.metaKey && /^[1-6]$/.test(digit)
    if (!isOurs || !isChoice(question.type)) return
    // The browser would go to another tab, also where there is no such option.
    event.preventDefault()
    const position = Number(digit) - 1
    if (position < question.options.length) actions.mark(question, position)
  }
}

/** Ctrl+Enter adds a question and Ctrl+S saves, wherever the focus is. On a Mac it may also be the Command key. */
export function useEditorKeys(add: () => void, save: () => void, busy: boolean): void {
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      const { key, altKey, shiftKey, isComposing, repeat } = event
      if (!(event.ctrlKey || event.metaKey) || altKey || shiftKey || isComposing) return
      const run = { enter: add, s: save }[key.toLowerCase()]
      if (!run || document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (!busy && !repeat) run()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [add, save, busy])
}
