import { expect, test } from 'vitest'
import { browserLanguage, listLanguages } from './languages.ts'

test.each([
  ['de-AT', 'de'],
  ['en-GB', 'en'],
  ['FIL', 'fil'],
  ['tlh', 'en'],
  ['', 'en'],
])('a browser that says %j begins with %s', (tag, code) => {
  expect(browserLanguage(tag)).toBe(code)
})

test('every language has a name, and they come by name', () => {
  const names = listLanguages().map(({ name }) => name)
  expect(names.filter((name) => name.length < 3)).toEqual([])
  expect(names.indexOf('German')).toBeLessThan(names.indexOf('Greek'))
})
