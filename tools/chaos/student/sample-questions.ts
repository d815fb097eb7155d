import type { Question, QuestionContent, SelectedOption } from '@quizly/domain'
import type { Chance } from '../chance.ts'

const options = ['Osmosis', 'Active transport', 'Diffusion', 'Endocytosis']

/** Of the three types that cost nothing beyond an answer. */
export function plainQuestion(at: number): QuestionContent {
  const text = `Question ${at + 1}: which of these does the passage support?`
  if (at % 3 === 0)
    return { text, type: 'single', options, correctAnswers: options.slice(at % 4, (at % 4) + 1) }
  if (at % 3 === 1) return { text, type: 'multiple', options, correctAnswers: options.slice(1, 3) }
  return { text, type: 'write', options: [], correctAnswers: [`answer ${at}`] }
}

const withPoints: QuestionContent[] = [
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
    text: 'Whose capital is it?',
    type: 'matching',
    options: ['France', 'Italy', 'Spain'],
    correctAnswers: ['Paris', 'Rome', 'Madrid'],
    distractors: ['Nice'],
    rule: 'each-decision',
    points: 2,
  },
  {
    text: 'From the lightest to the heaviest',
    type: 'ordering',
    options: ['iron', 'lead', 'gold', 'tin'],
    correctAnswers: ['iron', 'tin', 'gold', 'lead'],
    rule: 'each-decision',
  },
  {
    text: 'The capital of France is {{1}}, of Italy {{2}}.',
    type: 'gap',
    options: [],
    correctAnswers: ['Paris', 'Rome'],
    gaps: [{ accepted: ['Paname'] }, { choices: ['Milan', 'Rome', 'Turin'] }],
    rule: 'each-decision',
    points: 2,
  },
  {
    text: 'Why do cells need a membrane?',
    type: 'essay',
    options: [],
    correctAnswers: [],
    points: 6,
    essay: {},
  },
  {
    text: 'Which of these need energy?',
    type: 'multiple',
    options,
    correctAnswers: options.slice(1, 3),
    rule: 'right-minus-wrong',
    deduction: 0.5,
    points: 3,
  },
]

/**
 * Every type in turn, with points, parts of them and deductions, and plain ones among them, some of which show one of
 * these pictures.
 */
export function anyQuestion(at: number, pictures: readonly string[] = []): QuestionContent {
  const plain = plainQuestion(at / 2)
  if (at % 4 === 0 && pictures.length > 0) return illustrated(plain, pictures[(at / 4) % pictures.length])
  if (at % 2 === 0) return plain
  const weighted = withPoints[((at - 1) / 2) % withPoints.length] as QuestionContent
  const gaps = weighted.type === 'gap' ? ` ${weighted.text}` : ''
  return { ...weighted, text: `Question ${at + 1} of those with points${gaps}` }
}

const illustrated = (question: QuestionContent, hash?: string): QuestionContent => ({
  ...question,
  format: 'markdown',
  text: `${question.text}\n\n![What is asked about](image:${hash})`,
})

/** Half of the students know the answer; the others guess, leave some of it out, or write something else. */
export function chooseAnswer(question: Question, chance: Chance): SelectedOption {
  const { options: shown, correctAnswers } = question
  const given = chance.happens(0.5) ? correctAnswers : undefined
  switch (question.type) {
    case 'single':
      return orNone(given?.[0] ?? chance.pick(shown), chance, given)
    case 'multiple':
      return given ?? shown.filter(() => chance.happens(0.5))
    case 'matching':
      return given ?? shown.map(() => (chance.happens(0.7) ? chance.pick(correctAnswers) : ''))
    case 'ordering':
      return given ?? chance.shuffle(shown)
    case 'gap':
      return given ?? correctAnswers.map((answer) => (chance.happens(0.5) ? answer : 'Nice'))
    case 'essay':
      return 'A membrane keeps apart what must not mix. '.repeat(1 + Math.floor(chance.number() * 200))
    case 'numeric':
    case 'write':
      return orNone(given?.[0] ?? `answer ${Math.floor(chance.number() * 1_000)}`, chance, given)
  }
}

const orNone = (answer: string, chance: Chance, known: unknown) =>
  !known && chance.happens(0.1) ? null : answer
