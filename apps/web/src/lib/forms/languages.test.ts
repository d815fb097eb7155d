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
  const names = listLanguages('en').map(({ name }) => name)
  expect(names.filter((name) => name.length < 3)).toEqual([])
  expect(names.indexOf('German')).toBeLessThan(names.indexOf('Greek'))
})

test('a language that is not offered is listed where it is the chosen one', () => {
  expect(listLanguages('pt-BR')[0]).toEqual({ code: 'pt-BR', name: 'pt-BR' })
  expect(listLanguages('de').filter(({ code }) => code === 'de')).toHaveLength(1)
})
