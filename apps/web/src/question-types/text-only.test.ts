import { expect, test } from 'vitest'
import { deskParts } from './desk-parts.ts'
import { textOnly } from './text-only.ts'

const formatted = { text: '1. **Which** is $x^2$?', format: 'markdown', type: 'single' } as const

test('a question and its options are listed without signs', () => {
  expect(textOnly(formatted, formatted.text)).toBe('1. Which is x^2?')
  expect(textOnly(formatted, '- *a* \\ce{H2O}')).toBe('- a H₂O')
})

test('plain questions, and answers that are typed, stay as they are', () => {
  const { format: _, ...plain } = formatted
  for (const text of [plain.text, '*a*', '$4$']) expect(textOnly(plain, text)).toBe(text)
  for (const type of ['write', 'numeric', 'essay', undefined] as const) {
    expect(textOnly({ ...formatted, type }, '*a*')).toBe('*a*')
    expect(textOnly({ ...formatted, type }, formatted.text)).toBe('1. Which is x^2?')
  }
})

test('a pair is two texts: what one of them begins, the other does not end', () => {
  const question = {
    text: 'Which?',
    format: 'markdown',
    type: 'matching',
    options: ['2*3', '**a**'],
    correctAnswers: ['4*5', '$b$'],
    distractors: ['*c*'],
  } as const
  const lists = { options: [...question.options], correctAnswers: [...question.correctAnswers] }
  const shown = deskParts.matching.shownAnswers({ ...question, ...lists, distractors: ['*c*'] })
  expect(shown).toEqual(['2*3 → 4*5', 'a → b', 'c'])
})
