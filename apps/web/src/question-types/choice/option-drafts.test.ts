import fc from 'fast-check'
import { limits } from '@quizly/domain'
import { describe, expect, test } from 'vitest'
import type { QuestionDraft } from '../parts.ts'
import { addOption, linesOf, removeOption, withPastedLines, writeNote } from './option-drafts.ts'

test.each([
  ['Oslo\nParis\r\nRome\rBern', ['Oslo', 'Paris', 'Rome', 'Bern']],
  ['  Oslo \n\n \u00a0\nParis\n', ['Oslo', 'Paris']],
  ['Oslo', ['Oslo']],
  ['\n', []],
])('the lines of %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})

const four = ['Oslo', 'Paris', 'Rome', 'Bern']
describe('pasted lines', () => {
  test.each([
    ['fill empty options', ['', '', '', ''], 0, four, 3, 0],
    ['are added where options end', ['', ''], 0, four, 3, 0],
    [
      'leave full options as they are',
      ['A', '', 'C', ''],
      1,
      ['A', 'Oslo', 'C', 'Paris', 'Rome', 'Bern'],
      5,
      0,
    ],
    ['stop at the most options', ['A', 'B', 'C', ''], 3, ['A', 'B', 'C', 'Oslo', 'Paris', 'Rome'], 5, 1],
    ['take the place of the option', ['A', 'B'], 1, ['A', ...four], 4, 0],
  ])('%s', (_, options, position, expected, last, leftOut) => {
    expect(withPastedLines(options, position, four)).toEqual({ options: expected, last, leftOut })
  })

  test('lose no text that was there, and none of the lines without saying so', () => {
    const text = fc.constantFrom('', 'a', 'b', 'c', 'd')
    const lists = fc.tuple(
      fc.array(text, { minLength: limits.optionsMin, maxLength: limits.optionsMax }),
      fc.array(text.filter(Boolean), { minLength: 1, maxLength: 9 }),
      fc.nat(),
    )
    fc.assert(
      fc.property(lists, ([options, lines, place]) => {
        const position = place % options.length
        const pasted = withPastedLines(options, position, lines)
        const others = options.filter((option, i) => option !== '' && i !== position)
        const kept = lines.slice(0, lines.length - pasted.leftOut)
        expect(pasted.options.filter(Boolean).toSorted()).toEqual([...others, ...kept].toSorted())
        expect(pasted.options.length).toBeLessThanOrEqual(limits.optionsMax)
        for (const [i, option] of options.entries())
          if (option !== '' && i !== position) expect(pasted.options[i]).toBe(option)
        if (pasted.leftOut > 0) expect(pasted.options.slice(position)).not.toContain('')
        expect(pasted.options[pasted.last]).toBe(kept.at(-1))
      }),
    )
  })
})

test('a note stays beside its option when another one is taken away or added', () => {
  const draft: QuestionDraft = {
    key: 'q1',
    text: '',
    type: 'single',
    options: four,
    correct: [],
    written: '',
  }
  const noted = writeNote(addOption(draft), 2, 'Not any more.')
  expect(noted.optionNotes).toEqual(['', '', 'Not any more.', '', ''])
  expect(removeOption(noted, 0).optionNotes).toEqual(['', 'Not any more.', '', ''])
  expect(writeNote(noted, 2, '').optionNotes).toBeUndefined()
})
