import { expect, test } from 'vitest'
import { plain, verdict } from '../samples.ts'
import { tableFromCells } from '../table.ts'

test('headings that are repeated are left out, and that is said', () => {
  const headings = ['Question', 'Answer']
  const once = tableFromCells([headings, ['Q', 'x'], headings, ['R', 'y']])
  expect([once?.rows.length, once?.notes]).toEqual([2, ['Row 3 repeats the headings, and is left out.']])
  const twice = tableFromCells([headings, ['Q', 'x'], headings, headings, ['R', 'y']])
  expect(twice?.notes).toEqual(['Rows 3–4 repeat the headings, and are left out.'])
})

test('headings of a further table are suspicious, and can be removed', () => {
  const { warnings } = verdict(
    ['Question', 'Option A', 'Option B', 'Answer'],
    ['Q', 'x', 'y', 'A'],
    ['Prompt', 'Correct', 'Choice 1', 'Correct'],
    ['Answer', 'Option', 'Type', 'Option'],
    ['Correct?', 'Right', 'Wrong', 'A'],
  )
  expect(warnings.map(({ row, mends }) => [row, mends?.[0]?.kind])).toEqual([
    [3, 'remove-headings'],
    [4, 'remove-headings'],
  ])
})

test('columns that a quiz cannot hold are named, even if few rows fill them', () => {
  const rows = ['', '', '5'].map((points) => ['Q', '', 'k', 'l', '', '', 'A', points, 'why', 'Rome'])
  expect(verdict([...plain, 'Points', 'Explanation', 'Topic'], ...rows).notes).toEqual([
    'Column “Topic” is not used.',
    'Columns “Points”, “Explanation” are not used: questions have no points, time limits or explanations of their own.',
  ])
})
