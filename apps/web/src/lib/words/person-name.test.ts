import type * as screens from '@quizly/words/screens.ts'
import { wordsIn } from '@quizly/words/testing/words-in.ts'
import { deletedEducator, deletedStudent } from '@quizly/domain'
import { languageTags } from '@quizly/words'
import { people as peopleWords } from '@quizly/words/screens.ts'
import { expect, test } from 'vitest'
import { emailOrSlip, personName } from './person-name.ts'

test('only the names that stand for deleted accounts are words of the app', () => {
  expect(peopleWords).toMatchObject({ deletedStudent, deletedEducator })
  expect(['Deleted student', 'Deleted educator', 'Deleted Student'].map(personName)).toEqual([
    peopleWords.deletedStudent,
    peopleWords.deletedEducator,
    'Deleted Student',
  ])
})

test.each(languageTags.filter((tag) => tag !== 'en'))('deleted people are named in %s', async (tag) => {
  const { people: words } = await wordsIn<typeof screens>(tag, 'screens')
  const names = new Set([deletedStudent, deletedEducator, words.deletedStudent, words.deletedEducator])
  expect(names.size).toBe(4)
})

test('in place of an email stands “by slip”, but not of who is deleted (T593)', () => {
  expect(emailOrSlip({ name: 'Ada King', email: 'ada@northfield.example' })).toBe('ada@northfield.example')
  expect(emailOrSlip({ name: 'Ada King', email: '' })).toBe('by slip')
  for (const name of [deletedStudent, deletedEducator]) expect(emailOrSlip({ name, email: '' })).toBe('')
})
