import { cellMessageInEnglish } from '@quizly/words/sheets.ts'
import { expect, test } from 'vitest'
import { plain, saidFix, verdict } from '../samples-testing.ts'

test('the same question with another answer is doubted in both rows, and one click removes the second', () => {
  const row = (key: string) => ['Why?', '', 'Rome', 'Bern', '', '', key]
  const { warnings } = verdict(plain, row('A'), row('B'))
  expect(
    warnings.map((finding) => [cellMessageInEnglish(finding), finding.fixes?.map(saidFix) ?? []]),
  ).toEqual([
    [
      'Row 2, Correct Answer: Row 3 has the same question with a different answer. Correct one or remove one.',
      [],
    ],
    [
      'Row 3, Correct Answer: Row 2 has the same question with a different answer. Correct one or remove one.',
      ['Remove row'],
    ],
  ])
})
