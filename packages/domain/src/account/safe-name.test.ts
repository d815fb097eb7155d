import { expect, test } from 'vitest'
import { deletedStudent, isMisleading, isNameOfNobody } from './safe-name.ts'

test.each([
  'a\nb',
  'a\rb',
  'a\tb',
  'a\u2028b',
  'a\u0007b',
  'a\u0085b',
  'a\u202Eb',
  'a\u2066b\u2069',
  'a\uD800b',
])('%j misleads in a name', (text) => {
  expect(isMisleading(text)).toBe(true)
})

test.each(['Ana-Lucía O’Neill', 'می‌خواهم', '\u200Fمدرسة 7', '👩‍🏫 Ada', '数学 期末', 'a\u00A0b'])(
  '%j does not',
  (text) => {
    expect(isMisleading(text)).toBe(false)
  },
)

test.each([
  deletedStudent,
  'DELETED EDUCATOR',
  ' Deleted  \u00A0student ',
  'Ｄｅｌｅｔｅｄ student',
  'Deleted\u200B stu\u00ADdent',
])('%j is the name of nobody', (name) => {
  expect(isNameOfNobody(name)).toBe(true)
})

test('other names are somebody’s', () => {
  expect(isNameOfNobody('Deleted Students')).toBe(false)
})
