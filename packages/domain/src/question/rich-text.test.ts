import fc from 'fast-check'
import { expect, test } from 'vitest'
import { picturesAsText } from './rich-text.ts'

const hash = 'a1'.repeat(32)

test.each([
  [`![A cell](image:${hash})`, 'A cell'],
  [`![](image:${hash})`, '(picture)'],
  [`![ ](image:${hash})`, '(picture)'],
  [`What is ![A cell](image:${hash}) and ![](image:${hash})?`, 'What is A cell and (picture)?'],
  [`![A cell \\[with a green part\\]](image:${hash})`, 'A cell [with a green part]'],
  [`\\![A cell](image:${hash})`, `\\![A cell](image:${hash})`],
  ['![A cell](image:123)', '![A cell](image:123)'],
  ['![A cell](https://quizly.example/a.png)', '![A cell](https://quizly.example/a.png)'],
  ['Is 3 \\* 4 = $12$? [x] (image)', 'Is 3 \\* 4 = $12$? [x] (image)'],
])('%s reads as %s', (source, text) => {
  expect(picturesAsText(source, '(picture)')).toBe(text)
})

test('a text without pictures stays as it is, and what a picture shows is never lost', () => {
  const word = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(word, word, (before, shown) => {
      fc.pre(!before.includes('(image:') && !/[\\!]$/.test(before))
      expect(picturesAsText(before, '')).toBe(before)
      const described = shown.replaceAll(/[\\[\]]/g, '\\$&').replaceAll('\n', ' ')
      const read = picturesAsText(`${before}![${described}](image:${hash})`, '(picture)')
      expect(read).toBe(before + (shown.replaceAll('\n', ' ').trim() || '(picture)'))
    }),
  )
})
