import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparableAnswer } from '../text/comparable-answer.ts'
import type { Gap } from './gap-fields.ts'
import { dividedAtGaps, withBlanks } from './gap-mark.ts'
import { gapsIn, numberGaps, takeWrittenGaps, writeGaps } from './gap-text.ts'

const hash = 'a'.repeat(64)

test.each([
  ['plain', 'A {{1}}, $x$ {{2}} `{{3}}`', undefined, [1, 2, 3]],
  ['no numbers of gaps', '{{0}} {{01}} {{ 1 }} {1} {{1000}} {{x}}', undefined, []],
  ['twice, in any order', '{{2}}{{1}}{{2}}', undefined, [2, 1, 2]],
  [
    'in a formula',
    '{{1}} $x^{{2}}$ \\(a{{3}}\\) \\[{{4}}\\] $$\\frac{{1}}{{2}}$$ \\ce{A{{5}}} {{6}}',
    'markdown',
    [1, 6],
  ],
  ['beside prices', '$5 {{1}} and $6 {{2}}', 'markdown', [1, 2]],
  ['in code', '`{{1}}` ``a ` {{2}}`` {{3}}\n```js\n{{4}}\n```\n{{5}}', 'markdown', [3, 5]],
  ['after what only looks like code', '`{{1}} ``{{2}}', 'markdown', [1, 2]],
  ['in what a picture shows', `![A {{1}}](image:${hash}) ![{{2}}](x)`, 'markdown', [2]],
  ['in a table, emphasis and scripts', '| **{{1}}** |\n|---|\n| H~{{2}}~ |', 'markdown', [1, 2]],
] as const)('gaps of a text: %s', (_, text, format, numbers) => {
  expect(gapsIn(text, format)).toEqual(numbers)
})

test('a text is divided at its gaps, and shown with lines where they cannot be drawn', () => {
  expect(dividedAtGaps('A {{2}}{{1}} b')).toEqual(['A ', 2, '', 1, ' b'])
  expect(dividedAtGaps('none')).toEqual(['none'])
  expect(withBlanks('A {{2}} b')).toBe('A ____ b')
})

test('gaps are numbered as they stand; formulas keep what looks like one', () => {
  expect(numberGaps('{{3}} {{1}} {{3}}')).toEqual({ text: '{{1}} {{2}} {{3}}', from: [3, 1, 3] })
  expect(numberGaps('$x^{{7}}$ {{3}}', 'markdown')).toEqual({ text: '$x^{{7}}$ {{1}}', from: [3] })
})

test.each<[written: string, answer: string, gap: Gap]>([
  ['[[Paris]]', 'Paris', {}],
  ['[[ Paris | Paname|paris|]]', 'Paris', { accepted: ['Paname'] }],
  ['[[Rome|=Paris|Oslo]]', 'Paris', { choices: ['Rome', 'Paris', 'Oslo'] }],
  ['[[=4]]', '4', { choices: ['4'] }],
  ['[[\\=4|a\\|b|\\[x\\]|\\\\]]', '=4', { accepted: ['a|b', '[x]', '\\'] }],
])('%s is a gap', (written, answer, gap) => {
  expect(takeWrittenGaps(`A ${written}.`, undefined, 3)).toEqual({
    text: 'A {{3}}.',
    written: [{ number: 3, answer, gap }],
  })
})

test.each(['none', '[[]]', '[[ | ]]', '[[=]]', '[[a\nb]]', '[[a', 'a]]', '[a]', '[[a[b]]'])(
  '%j is no gap',
  (text) => {
    expect(takeWrittenGaps(text)).toBeUndefined()
  },
)

test('in formulas and code nothing is a gap', () => {
  const text = '$[[1]]$ `[[2]]` [[3]]'
  expect(takeWrittenGaps(text, 'markdown')?.text).toBe('$[[1]]$ `[[2]]` {{1}}')
  expect(takeWrittenGaps(text)?.text).toBe('${{1}}$ `{{2}}` {{3}}')
})

const word = fc.string({ unit: fc.constantFrom(...'ab=|\\[] '), minLength: 1, maxLength: 6 })
const shown = word.map((text) => text.trim()).filter((text) => text !== '')

test('what is written for a gap is read as the same one', () => {
  fc.assert(
    fc.property(
      shown,
      fc.uniqueArray(shown, { maxLength: 3, selector: comparableAnswer }),
      fc.boolean(),
      (answer, listed, isChosen) => {
        const others = listed.filter((text) => comparableAnswer(text) !== comparableAnswer(answer))
        const gap: Gap = isChosen
          ? { choices: [...new Set([...others, answer])] }
          : others.length > 0
            ? { accepted: others }
            : {}
        const text = writeGaps('A {{1}} b', [answer], [gap])
        expect(takeWrittenGaps(text)).toEqual({ text: 'A {{1}} b', written: [{ number: 1, answer, gap }] })
      },
    ),
  )
})

test.each(['\\(', '\\ce{', '$', '`', '``a`', '[[', '{{1}}', '!['])(
  'openings without an end hide no gap: %s',
  (opening) => {
    const text = `{{1}} ${opening.repeat(9_000 / opening.length)}`
    expect(gapsIn(text, 'markdown')[0]).toBe(1)
    expect(takeWrittenGaps(text, 'markdown')).toBeUndefined()
  },
)
