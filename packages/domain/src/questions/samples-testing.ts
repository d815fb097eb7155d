import type { SelectedOption } from './selected-option.ts'
import type { QuestionOf, QuestionType } from './question.ts'

/** Stands in whatever a student may not see before the answers are open. */
export const secret = 'the secret'

type Sample<Type extends QuestionType> = {
  questions: readonly QuestionOf<Type>[]
  /** Other sets of answers than the questions' own that could be their key. */
  keys: readonly string[][]
  /** A right answer and a wrong one to each question. */
  right: SelectedOption
  wrong: SelectedOption
  /** Whether capitals tell answers apart, as in units. */
  isCaseSensitive?: true
}

const feedback = { explanation: secret }
const weight = { points: 3, deduction: 0.5 }

const single: QuestionOf<'single'> = {
  _id: 'single',
  text: 'Capital of France?',
  type: 'single',
  options: ['Paris', 'Rome', 'Oslo', 'Bern'],
  correctAnswers: ['Paris'],
}
const multiple: QuestionOf<'multiple'> = {
  _id: 'multiple',
  text: 'Which are metals?',
  type: 'multiple',
  options: ['iron', 'glass', 'zinc', 'wood'],
  correctAnswers: ['iron', 'zinc'],
}
const write: QuestionOf<'write'> = {
  _id: 'write',
  text: 'Who wrote it?',
  type: 'write',
  options: [],
  correctAnswers: ['Émile Zola', 'Zola'],
}
const numeric: QuestionOf<'numeric'> = {
  _id: 'numeric',
  text: 'How fast?',
  type: 'numeric',
  options: [],
  correctAnswers: ['9.81'],
  number: { decimal: '.' },
}
const matching: QuestionOf<'matching'> = {
  _id: 'matching',
  text: 'Whose capital?',
  type: 'matching',
  options: ['France', 'Italy', 'Norway'],
  correctAnswers: ['Paris', 'Rome', 'Oslo'],
  distractors: ['Nice'],
  rule: 'each-decision',
}
const ordering: QuestionOf<'ordering'> = {
  _id: 'ordering',
  text: 'By mass',
  type: 'ordering',
  options: ['iron', 'lead', 'gold'],
  correctAnswers: ['iron', 'gold', 'lead'],
  rule: 'each-decision',
}
const essay: QuestionOf<'essay'> = {
  _id: 'essay',
  text: 'Why?',
  type: 'essay',
  options: [],
  correctAnswers: [],
  essay: {},
}

const gap: QuestionOf<'gap'> = {
  _id: 'gap',
  text: 'The capital of France is {{1}}, of Italy {{2}}.',
  type: 'gap',
  options: [],
  correctAnswers: ['Paris', 'Rome'],
  gaps: [{ accepted: [secret] }, { choices: ['Milan', 'Rome', 'Turin'] }],
  rule: 'each-decision',
}

/** Questions of every type with whatever they can have. The suites of all types run over them, so a new type joins here. */
export const samples: { readonly [Type in QuestionType]: Sample<Type> } = {
  single: {
    questions: [
      single,
      { ...single, ...weight, ...feedback, optionNotes: ['', secret, '', secret], fixedOptions: [3] },
      {
        ...single,
        format: 'markdown',
        rule: 'by-option',
        shares: [
          [1, 1],
          [1, 3],
          [0, 1],
          [-1, 2],
        ],
      },
      { ...single, marking: { also: [['Rome']] } },
    ],
    keys: [['Rome'], ['Oslo']],
    right: 'Paris',
    wrong: 'Bern',
  },
  multiple: {
    questions: [
      multiple,
      { ...multiple, ...weight, ...feedback, rule: 'each-decision', optionNotes: [secret, '', '', ''] },
      { ...multiple, rule: 'right-minus-wrong', fixedOptions: [0, 3] },
      { ...multiple, rule: 'half-for-one-slip', marking: { also: [['glass'], ['iron', 'wood']] } },
    ],
    keys: [['glass'], ['iron', 'glass', 'wood']],
    right: ['iron', 'zinc'],
    wrong: ['glass', 'wood'],
  },
  write: {
    questions: [
      write,
      { ...write, ...weight, ...feedback, lenient: true },
      { ...write, format: 'markdown', marking: { also: [['Alexandrine']] } },
    ],
    keys: [['Balzac'], ['Hugo']],
    right: 'Zola',
    wrong: 'Flaubert',
  },
  numeric: {
    questions: [
      numeric,
      {
        ...numeric,
        ...weight,
        ...feedback,
        number: {
          decimal: '.',
          tolerance: { kind: 'absolute', value: '0.02' },
          near: { value: '0.1', share: [1, 2] },
          precision: { kind: 'decimals', count: 2, share: [1, 2] },
        },
      },
      { ...numeric, number: { decimal: '.', unit: { is: 'm/s^2', convert: true, shareWithout: [1, 1] } } },
    ],
    keys: [['1.5'], ['42']],
    right: '9.81',
    wrong: '7',
    isCaseSensitive: true,
  },
  matching: {
    questions: [
      matching,
      { ...matching, ...weight, ...feedback, rule: 'half-for-one-slip' },
      { ...matching, format: 'markdown', marking: { also: [['Paris', 'Nice', 'Oslo']] } },
    ],
    keys: [
      ['Rome', 'Paris', 'Oslo'],
      ['Nice', 'Rome', 'Paris'],
    ],
    right: ['Paris', 'Rome', 'Oslo'],
    wrong: ['Rome', 'Oslo', 'Paris'],
  },
  ordering: {
    questions: [
      ordering,
      { ...ordering, ...weight, ...feedback, format: 'markdown' },
      { ...ordering, marking: { also: [['lead', 'gold', 'iron']] } },
    ],
    keys: [
      ['lead', 'gold', 'iron'],
      ['gold', 'lead', 'iron'],
    ],
    right: ['iron', 'gold', 'lead'],
    wrong: ['lead', 'gold', 'iron'],
  },
  essay: {
    questions: [
      essay,
      {
        ...essay,
        ...weight,
        ...feedback,
        deduction: undefined,
        format: 'markdown',
        essay: {
          most: { kind: 'words', count: 300 },
          spelling: true,
          rubric: [{ _id: 'r1', text: secret, points: 1.5 }],
          sample: secret,
        },
      },
    ],
    keys: [],
    right: 'Because of it.',
    wrong: 'Nobody knows.',
  },
  gap: {
    questions: [
      gap,
      { ...gap, ...weight, ...feedback, rule: 'half-for-one-slip', lenient: true },
      { ...gap, format: 'markdown', gaps: undefined, marking: { also: [['Lutetia', 'Roma']] } },
    ],
    keys: [
      ['Lyon', 'Rome'],
      ['Paris', 'Milan'],
    ],
    right: ['Paris', 'Rome'],
    wrong: ['Nice', 'Turin'],
  },
}
