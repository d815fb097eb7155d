import { questionProblems, withCleanKeys } from '@quizly/domain'
import { trueAndFalse } from '@quizly/words/true-and-false.ts'
import { expect, test } from 'vitest'
import { listLanguages } from '../../lib/forms/languages.ts'
import { blankTrueFalse, isTrueFalse } from './true-false.ts'

const languages = listLanguages('en').map(({ code }) => code)

test('every language that a quiz can have has its own two answers', () => {
  expect(Object.keys(trueAndFalse).toSorted()).toEqual(languages.toSorted())
})

test.each(languages)('those of %s can be saved as they are, and are known again', (language) => {
  const { options, fixed } = blankTrueFalse(language)
  expect(isTrueFalse({ options, fixed })).toBe(true)
  const question = { text: 'Why?', type: 'single', options, correctAnswers: options.slice(0, 1) } as const
  expect(questionProblems([question])).toEqual([])
  expect(withCleanKeys(question)).toBe(question)
})

test('in the language of a quiz that cannot be chosen they are English', () => {
  expect(blankTrueFalse('tlh').options).toEqual(['True', 'False'])
  expect(blankTrueFalse(undefined).options).toEqual(['True', 'False'])
})

test.each([
  [['True', 'False'], [0, 1], true],
  [['Wahr', 'Falsch'], [0, 1], true],
  [['True', 'False'], undefined, false],
  [['True', 'False'], [1], false],
  [['False', 'True'], [0, 1], false],
  [['True', 'False', 'Perhaps'], [0, 1], false],
  [['Yes', 'No'], [0, 1], false],
])('%j with places %j kept is true or false: %s', (options, fixed, expected) => {
  expect(isTrueFalse({ options, fixed })).toBe(expected)
})
