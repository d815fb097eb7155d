import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectFiles } from '../checks/project-files.ts'
import { messagesOf } from './catalogues.ts'
import { unusedKeys } from './used-words.ts'

const sources = () =>
  projectFiles('{apps,packages}/*/src/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$|^packages\/words\/src\/[\w-]+\//.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

test('every entry is read somewhere', () => {
  const keys = messagesOf().map(({ key }) => key)
  expect(unusedKeys(keys, sources())).toEqual([])
})

const keys = ['desk/grid.title', 'desk/grid.tally.one', 'desk/grid.tally.other', 'desk/grid.again']
test.each([
  ['nothing', '', keys],
  ['one entry', 'gridWords.title', keys.slice(1)],
  ['one within another', 'gridWords.tally.one', ['desk/grid.title', ...keys.slice(2)]],
  ['one by what is in brackets', 'gridWords.tally[state]', ['desk/grid.title', ...keys.slice(3)]],
  ['a choice', '[gridWords.again(n), gridWords.title.length]', keys.slice(1, 3)],
  ['one in the next line', 'gridWords\n  .tally', ['desk/grid.title', ...keys.slice(3)]],
  ['all, passed on', 'show(gridWords)', []],
  ['another name with the same beginning', 'gridWords.titled', keys],
])('of a module, a source reads %s', (_what, use, unused) => {
  const text = `import { grid as gridWords, marking } from '@quizly/words/desk.ts'\n${use}`
  expect(unusedKeys(keys, [{ path: 'grid.tsx', text }])).toEqual(unused)
})

/** Sentences that two parts say which are loaded apart, or a page and the server, each for the same purpose. */
const saidTwice = [
  // In an answer of the server, and by a page that knows it without asking.
  'Invalid code. Please try again.',
  'No quiz results found.',
  'Only admins can create quizzes.',
  'Only students can access the quiz.',
  'This quiz is closed. Ask your teacher if you still need to take it.',
  'You have already attempted this quiz.',
  // As a failure and as a problem of one field; of a file and of its rows.
  'No data found in the uploaded file!',
  'This question is not part of the quiz.',
  // To a student and to an educator; in settings and in what is said when they are saved; of lists of two kinds.
  'Failed to load quiz.',
  'No one else can join. Students who have joined can still start.',
  'Students appear here as they join.',
  'Students can join with the code.',
  '{number(n)} students are still working.',
]

/** A word may mean two things, and so be two entries: these are sentences. */
const isSentence = (text: string) => /[.!?]$/.test(text) && text.split(' ').length > 3

test('no sentence is two entries by chance', () => {
  const texts = messagesOf().map(({ forms }) => forms['other'] ?? '')
  const twice = texts.filter((text, at) => isSentence(text) && texts.indexOf(text) < at)
  expect(twice.toSorted()).toEqual(saidTwice.toSorted())
})
