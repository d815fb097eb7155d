import { expect, test } from 'vitest'
import { textDirection } from './text-direction.ts'

test.each([
  ['What is 2 + 2?', 'ltr'],
  ['ما هي عاصمة فرنسا؟', 'rtl'],
  ['12. – «مصر» or Egypt', 'rtl'],
  ['H₂O هو الماء', 'ltr'],
  ['שלום', 'rtl'],
  ['日本', 'ltr'],
  ['12', 'ltr'],
])('%j runs %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction)
})
