import { expect, test } from 'vitest'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { convertDraft } from './draft-texts.ts'

const draft: QuestionDraft = {
  key: 'q1',
  _id: 'stored',
  type: 'single',
  text: 'Which *acid* at 20 &deg;C?',
  options: ['H_2SO_4', '', 'x_1'],
  correct: [0],
  written: '',
}

test('what looks like formulas or characters becomes such, and all else of a draft stays', () => {
  expect(convertDraft(draft)).toEqual({
    ...draft,
    format: 'markdown',
    text: 'Which \\*acid\\* at 20 °C?',
    options: ['\\ce{H2SO4}', '', '$x_1$'],
  })
})

test('partners are formulas like their prompts, and answers that students type are not', () => {
  const pairs = {
    type: 'matching' as const,
    options: ['water', 'salt'],
    written: 'H_2O',
    others: ['NaCl', 'x^2'],
  }
  expect(convertDraft({ ...draft, ...pairs })).toMatchObject({
    written: '\\ce{H2O}',
    others: ['NaCl', '$x^2$'],
  })
  const typed = {
    type: 'write' as const,
    text: 'Is $x$ it?',
    options: [],
    written: 'H_2O',
    others: ['&ouml;'],
  }
  expect(convertDraft({ ...draft, ...typed })).toMatchObject({
    written: 'H_2O',
    others: ['ö'],
    text: 'Is $x$ it?',
  })
})
