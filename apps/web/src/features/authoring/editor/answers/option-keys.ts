import { limits } from '@quizly/domain'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { draftTypes } from './draft-types.ts'
import { linesOf } from './pasted-options.ts'
import type { QuestionDraft } from '../question-draft.ts'
import type { QuestionActions } from '../use-question-editor.ts'

/**
 * The keys in the text of an option: Enter goes to the next one and on the last one adds one, Backspace removes
 * an empty one. Shift+Enter stays a new line.
 */
export function optionTextKeys(question: QuestionDraft, position: number, actions: QuestionActions) {
  const { key, options } = question
  function goOn() {
    const next = document.getElementById(`${key}-option-${position + 1}`)
    if (next) next.focus()
    else if (options.length < limits.optionsMax) actions.addOption(question)
  }
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      goOn()
    } else if (event.key === 'Backspace' && options[position] === '' && !event.repeat) {
      event.preventDefault()
      if (options.length > limits.optionsMin) actions.removeOption(question, position)
    }
  }
}

/**
 * The keys on the letter of an option: the arrow keys move between checkboxes as they do between radio buttons, and
 * Delete removes the option.
 */
export function optionMarkKeys(question: QuestionDraft, position: number, actions: QuestionActions) {
  const { key, type, options } = question
  return (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && draftTypes[type].input === 'checkbox') {
      event.preventDefault()
      const next = (position + step + options.length) % options.length
      document.getElementById(`${key}-correct-${next}`)?.focus()
    } else if (event.key === 'Delete' && options.length > limits.optionsMin) {
      actions.removeOption(question, position)
    }
  }
}

/** Pasted lines become options; the first one is put where the caret is, like any pasted text. */
export function pasteInOption(question: QuestionDraft, position: number, actions: QuestionActions) {
  return (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text')
    const [first, ...others] = linesOf(text)
    // A line without a break is pasted by the browser, which can undo it.
    if (first === undefined || !/[\n\r]/.test(text)) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const written = value.slice(0, selectionStart) + first + value.slice(selectionEnd)
    actions.pasteOptions(question, position, [written, ...others])
  }
}
