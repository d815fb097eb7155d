import { expect, test } from 'vitest'
import type { QuestionContent } from '../question.ts'
import { convertLookalikes, lookalikesOf } from './convert-lookalikes.ts'
import { problemsOfQuestion } from '../problems.ts'

const choice: QuestionContent = {
  type: 'single',
  text: 'Which *acid* is it at 20 &deg;C?',
  options: ['H_2SO_4', 'H_2CO_3', 'none of `these`'],
  correctAnswers: ['H_2SO_4'],
  explanation: 'See SO_4^{2-}',
  optionNotes: ['', 'CO_2', ''],
}

test('a question with formulas becomes a formatted one whose other texts look as before', () => {
  expect(lookalikesOf(choice)).toEqual({
    formulas: ['H_2SO_4', 'H_2CO_3', 'SO_4^{2-}'],
    characters: ['&deg;'],
  })
  const after = convertLookalikes(choice)
  expect(after).toEqual({
    type: 'single',
    format: 'markdown',
    text: 'Which \\*acid\\* is it at 20 °C?',
    options: ['\\ce{H2SO4}', '\\ce{H2CO3}', 'none of \\`these\\`'],
    correctAnswers: ['\\ce{H2SO4}'],
    explanation: 'See \\ce{SO4^{2-}}',
    optionNotes: ['', '\\ce{CO2}', ''],
  })
  expect(problemsOfQuestion(after, 0)).toEqual([])
  expect(lookalikesOf(after)).toEqual({ formulas: [], characters: [] })
})

test('one with names of characters alone stays plain', () => {
  const { text, format } = convertLookalikes({
    ...choice,
    text: 'R&ouml;mer *a*',
    options: ['caf&eacute;', 'b'],
    explanation: undefined,
    optionNotes: undefined,
    correctAnswers: ['b'],
  })
  expect({ text, format }).toEqual({ text: 'Römer *a*', format: undefined })
})

test('what students type stays as they type it', () => {
  const written: QuestionContent = {
    type: 'write',
    text: 'Water?',
    options: [],
    correctAnswers: ['H_2O', '20 &deg;C'],
  }
  expect(lookalikesOf(written)).toEqual({ formulas: [], characters: ['&deg;'] })
  expect(convertLookalikes({ ...written, text: 'x^2?' })).toEqual({
    ...written,
    format: 'markdown',
    text: '$x^2$?',
    correctAnswers: ['H_2O', '20 °C'],
  })
})

test('sets of answers that count as well follow the options', () => {
  const { marking } = convertLookalikes({ ...choice, marking: { also: [['H_2CO_3']] } })
  expect(marking).toEqual({ also: [['\\ce{H2CO3}']] })
})
