import type * as screens from '@quizly/words/screens.ts'
import { wordsIn } from '@quizly/words/testing/words-in.ts'
import { deletedEducator, deletedStudent } from '@quizly/domain'
import { languageTags } from '@quizly/words'
import { people as peopleWords } from '@quizly/words/screens.ts'
import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

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
