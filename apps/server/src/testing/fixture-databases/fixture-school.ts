import type { QuestionContent } from '@quizly/domain'
import type { GivenAnswers } from './fixture-desk.ts'
import { sampleQuestions } from '../sample-questions.ts'

const [city, primes, leaves] = sampleQuestions

/** As the specification has them. */
export const plain: QuestionContent[] = [
  city,
  primes,
  leaves,
  {
    text: 'Which gas do we breathe in?',
    type: 'single',
    options: ['Oxygen', 'Helium', 'Neon'],
    correctAnswers: ['Oxygen'],
  },
  { text: 'What is the capital of Italy?', type: 'write', options: [], correctAnswers: ['Rome'] },
  { text: 'Which are even?', type: 'multiple', options: ['1', '2', '3', '4'], correctAnswers: ['2', '4'] },
]

/** Of every type, with points, parts of them, deductions and formatted texts. */
export const weighted: QuestionContent[] = [
  {
    ...city,
    points: 2,
    deduction: 0.5,
    rule: 'by-option',
    shares: [
      [-1, 3],
      [1, 1],
      [4_999, 10_000],
      [0, 1],
    ],
  },
  { ...primes, points: 1.5, rule: 'right-minus-wrong', explanation: 'A prime has two divisors.' },
  {
    ...leaves,
    lenient: true,
    deduction: 0.25,
    format: 'markdown',
    text: 'What makes *leaves* green, as $C_{55}$?',
  },
  {
    text: 'How fast is it after 2 s?',
    type: 'numeric',
    options: [],
    correctAnswers: ['19.62'],
    points: 2.5,
    number: {
      decimal: '.',
      tolerance: { kind: 'relative', value: '0.01' },
      near: { value: '0.05', share: [1, 2] },
      unit: { is: 'm/s', convert: true, shareWithout: [1, 2] },
    },
  },
  {
    text: 'Whose capital?',
    type: 'matching',
    options: ['France', 'Italy', 'Spain'],
    correctAnswers: ['Paris', 'Rome', 'Madrid'],
    distractors: ['Nice'],
    rule: 'each-decision',
    points: 3,
  },
  {
    text: 'By mass',
    type: 'ordering',
    options: ['iron', 'lead', 'gold'],
    correctAnswers: ['iron', 'gold', 'lead'],
    rule: 'each-decision',
  },
  {
    text: 'Why did it begin?',
    type: 'essay',
    options: [],
    correctAnswers: [],
    points: 6,
    essay: { rubric: [{ _id: 'treaty', text: 'Names the treaty', points: 2 }] },
  },
]

/** What students answer, by the place of the question; a class takes turns. */
export const plainAnswers: GivenAnswers = [
  ['Paris', 'London', null, 'Rome'],
  [['7', '2'], ['2'], [], ['4', '9']],
  ['chlorophyll', 'Green stuff', '', 'Chlorophyl', ' CHLOROPHYLL '],
  ['Oxygen', 'Helium', 'Oxygen'],
  ['Rome', 'Roma', 'Milan', null],
  [
    ['2', '4'],
    ['2', '4', '1'],
    ['4', '2'],
  ],
]

export const weightedAnswers: GivenAnswers = [
  ['Paris', 'Rome', 'London', null],
  [['2', '7'], ['2'], ['2', '4'], []],
  ['chlorophyll', 'Chlóro-phyll', 'grass'],
  ['70.632 km/h', '19.62', '19.6 m/s', '20.3 m/s', '12', null],
  [
    ['Paris', 'Rome', 'Madrid'],
    ['Paris', '', 'Nice'],
    ['', '', ''],
    ['Nice', 'Rome', 'Paris'],
  ],
  [['iron', 'gold', 'lead'], ['lead', 'gold', 'iron'], null, ['gold', 'lead', 'iron']],
  ['The treaty of 1839.', 'Nobody knows.', null, 'Because of pride, and of a telegram.'],
]
