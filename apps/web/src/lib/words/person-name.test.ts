import { deletedEducator, deletedStudent } from '@quizly/domain'
import { languageTags } from '@quizly/words'
import * as peopleWords from '@quizly/words/screens/people.ts'
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
  const path = `../../../../../packages/words/src/${tag}/screens/people.ts`
  const { words } = (await import(/* @vite-ignore */ path)) as { words: typeof peopleWords }
  const names = new Set([deletedStudent, deletedEducator, words.deletedStudent, words.deletedEducator])
  expect(names.size).toBe(4)
})
