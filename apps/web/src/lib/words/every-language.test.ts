// @vitest-environment happy-dom
import type { Failure } from '@quizly/contract'
import { type LanguageTag, languageTags } from '@quizly/words'
import { producedFailures } from '@quizly/words/testing/produced-failures.ts'
import { producedProblems } from '@quizly/words/testing/produced-problems.ts'
import { wordsIn } from '@quizly/words/testing/words-in.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bringPage } from './page-testing.ts'

const areas = ['failures', 'problems']

/** The modules of a page in this language. As in the build, its words take the place of the English ones. */
async function pageIn(tag: LanguageTag) {
  for (const area of areas) {
    const english = `@quizly/words/${area}.ts`
    if (tag === 'en') vi.doUnmock(english)
    else vi.doMock(english, () => wordsIn<object>(tag, area))
  }
  vi.resetModules()
  bringPage(() => tag)
  const { default: first } = await import('virtual:words/failures')
  await (await import('./language.ts')).loadFirstWords(first)
  const failures = await import('./failure-sentence.ts')
  await failures.loadFailures()
  return { failures, say: await (await import('./problem-words.ts')).loadProblemWords() }
}

afterEach(() => {
  for (const area of areas) vi.doUnmock(`@quizly/words/${area}.ts`)
  vi.resetModules()
})

/** A brace that is missing in a formula is said as one. */
const wrong = /undefined|NaN|\[object|[<>]|\$\{|\w\}/

/** Whether it is a sentence for people, with the numbers that it was given. */
function isSentence(sentence: string | undefined, params: object = {}): sentence is string {
  if (sentence === undefined || wrong.test(sentence) || !/\p{L}/u.test(sentence)) return false
  const digits = sentence.replaceAll(/(?<=\d)\D(?=\d{3})/g, '')
  return Object.values(params).every((value) => typeof value !== 'number' || digits.includes(String(value)))
}

describe.each(languageTags)('a page in %s', (tag) => {
  test('says every failure that a server gives', async () => {
    const { failures } = await pageIn(tag)
    for (const [reason, { code, ...said }] of Object.entries(producedFailures)) {
      if (reason === 'invalid-input') continue
      const sentence = failures.failureSentence({ code, reason, ...said } as Failure)
      expect([reason, isSentence(sentence, said.params)]).toEqual([reason, true])
      expect(sentence === said.message).toBe(tag === 'en')
    }
  })

  test('says every problem that a server gives', async () => {
    const { say } = await pageIn(tag)
    for (const [code, said] of Object.entries(producedProblems)) {
      const sentence = say(tag, { code, ...said })
      expect([code, isSentence(sentence ?? said.message, said.params)]).toEqual([code, true])
      expect([code, sentence === undefined]).toEqual([code, tag === 'en'])
    }
  })
})
