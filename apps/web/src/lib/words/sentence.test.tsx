// @vitest-environment happy-dom
import type { LanguageTag } from '@quizly/words'
import { act } from 'react'
import { expect, test } from 'vitest'
import problems from 'virtual:words/problems'
import { renderHook } from '../render-hook-testing.ts'
import { loadFirstWords } from './language.ts'
import { bringPage } from './page-testing.ts'
import type { ErrorMessage } from './problem-words.ts'
import { Sentence } from './sentence.tsx'

async function shown(lang: LanguageTag, problem: ErrorMessage): Promise<string> {
  bringPage(() => lang)
  await loadFirstWords(problems)
  renderHook(() => undefined, undefined, <Sentence of={problem} />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  return document.body.innerHTML.replaceAll('<div></div>', '')
}

const message = 'Question 3 cannot be empty.'

// The words of other languages exist in the build only. Here each of them is English.
test.each([
  ['a code of tomorrow', { code: 'of-tomorrow', params: { question: 3 }, message }],
  ['params that are missing', { code: 'question-empty', message }],
  ['other params', { code: 'question-empty', params: { number: 3 }, message }],
  ['words that are not translated', { code: 'question-empty', params: { question: 3 }, message }],
])('with %s it is the server’s English message, marked as English', async (_, problem) => {
  expect(await shown('de', problem)).toContain(`<span lang="en">${message}</span>`)
})

test('in English it is the message and nothing else', async () => {
  const problem = { code: 'question-empty', params: { question: 3 }, message }
  expect(await shown('en', problem)).toBe(`<div>${message}</div>`)
})
