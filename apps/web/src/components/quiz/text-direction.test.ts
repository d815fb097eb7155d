import { expect, test } from 'vitest'
import { questionDirection, textDirection } from './text-direction.ts'

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

test.each([
  ['H₂O', undefined, 'ar', 'rtl'],
  ['3 + 4 = ?', undefined, 'ar-EG', 'rtl'],
  ['What is it?', undefined, 'he', 'rtl'],
  ['What is it?', undefined, 'pa-Arab', 'rtl'],
  ['What is it?', undefined, 'pa', 'ltr'],
  ['What is it?', undefined, 'arn', 'ltr'],
  ['What is it?', undefined, undefined, 'ltr'],
  ['ما معنى «cell»؟', undefined, undefined, 'rtl'],
  ['ما معنى «cell»؟', undefined, 'de', 'rtl'],
  ['$x^2$ ما قيمة', 'markdown', undefined, 'rtl'],
  ['`let` \\(x\\) ما قيمة', 'markdown', undefined, 'rtl'],
] as const)(
  'the question %j (%s) of a quiz in %s begins where texts run %s',
  (text, format, language, side) => {
    expect(questionDirection({ text, format }, language)).toBe(side)
  },
)
