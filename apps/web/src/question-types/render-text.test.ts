import { expect, test } from 'vitest'
import { renderText } from './render-text.ts'

const source = `![A cell](image:${'a1'.repeat(32)})`
const options = ['Yes', 'No']

test.each([
  ['an answer to an option that is no longer there', source, '(A cell)'],
  ['several answers on one line', `${source}, Yes`, '(A cell), Yes'],
  ['a formula', '**Not** $x^2$, 10^3^', 'Not x^2, 10³'],
])('%s is shown without its signs', (_, text, shown) => {
  expect(renderText({ format: 'markdown', options }, text)).toBe(shown)
})

test('what students type, and plain questions, stay as they are', () => {
  expect(renderText({ format: 'markdown', options: [] }, source)).toBeUndefined()
  expect(renderText({ options }, source)).toBeUndefined()
})
