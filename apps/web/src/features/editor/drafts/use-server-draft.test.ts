// @vitest-environment happy-dom
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import type { LocalDraft } from '../../../lib/device/local-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import type { Known } from './reconcile.ts'
import { useServerDraft } from './use-server-draft.ts'

const localOnly: LocalDraft<Known> = { load: () => undefined, keep: () => true, discard: () => {} }
const question = (text: string): QuestionDraft => ({
  key: 'one',
  text,
  type: 'write',
  options: [],
  correct: [],
  written: '',
})

/** An editor of one question; a click writes a letter more. */
function Editor() {
  const [text, setText] = useState('')
  useServerDraft({
    quizId: 'quiz',
    opened: { id: null, isSent: false },
    known: localOnly,
    questions: [question(text)],
    baseRevision: 0,
  })
  return createElement('button', { onClick: () => setText(`${text}a`) }, text)
}

test('many letters before the browser has a moment to itself are no loop', () => {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  flushSync(() => root.render(createElement(Editor)))
  const key = page.querySelector('button')
  for (let letters = 1; letters <= 200; letters += 1) flushSync(() => key?.click())
  expect(page.textContent).toHaveLength(200)
  flushSync(() => root.unmount())
})
