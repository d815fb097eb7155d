import { disconnectedReason, type OfferedReason, offeredReasons } from '@quizly/domain'
import { languageTags } from '@quizly/words'
import { offeredReasons as reasonWords } from '@quizly/words/results.ts'
import type * as results from '@quizly/words/results.ts'
import { wordsIn } from '@quizly/words/testing/words-in.ts'
import { expect, test } from 'vitest'
import { shownReason, storedReason } from './reasons.ts'

const codes = Object.keys(offeredReasons) as OfferedReason[]

// In tests the words of the app are the English ones.
test('what was offered is shown in words that are the stored ones in English', () => {
  expect(reasonWords.reasons).toEqual(offeredReasons satisfies Record<OfferedReason, string>)
  for (const text of [...Object.values(offeredReasons), disconnectedReason('09:58', '10:03')])
    expect(shownReason(text)).toBe(text)
})

test('what was typed is shown and stored as it is', () => {
  expect(shownReason('A slip of the pen')).toBe('A slip of the pen')
  expect(storedReason('A slip of the pen', 'by-hand')).toBe('A slip of the pen')
})

test.each(languageTags.filter((tag) => tag !== 'en'))(
  'each offered reason has its own words in %s',
  async (tag) => {
    const { reasons, cutOff } = (await wordsIn<typeof results>(tag, 'results')).offeredReasons
    const texts = codes.map((code) => reasons[code])
    expect(new Set(texts).size).toBe(codes.length)
    for (const code of codes) expect(reasons[code]).not.toBe(offeredReasons[code])
    expect(cutOff('09:58', '10:03')).toMatch(/09:58–10:03/)
  },
)
