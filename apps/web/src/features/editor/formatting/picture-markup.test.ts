import { expect, test } from 'vitest'
import { pictureMarkup, waitOfClass } from './picture-markup.ts'

test.each([
  ['A cell', '![A cell](image:ab)'],
  ['  ', '![](image:ab)'],
  ['Two\n lines [1] \\', '![Two lines \\[1\\] \\\\](image:ab)'],
])('the description %j is written as %s', (description, before) => {
  expect(pictureMarkup('ab', description)).toEqual({ kind: 'around', before, after: '' })
})

test.each([
  [1_200_000, { megabytes: 1.2, seconds: 15 }],
  [300_000, { megabytes: 0.3, seconds: 4 }],
  [900, { megabytes: 0.1, seconds: 1 }],
  [9_000_000, { megabytes: 9, seconds: 110 }],
])('a class waits for %i bytes', (bytes, wait) => {
  expect(waitOfClass(bytes)).toEqual(wait)
})
