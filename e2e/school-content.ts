import type { Given } from './api.ts'

type Question = {
  text: string
  type: 'single' | 'multiple' | 'write'
  options: string[]
  correctAnswers: string[]
}

const single = (text: string, options: string[], correct: string): Question => ({
  text,
  type: 'single',
  options,
  correctAnswers: [correct],
})
const multiple = (text: string, options: string[], correctAnswers: string[]): Question => ({
  text,
  type: 'multiple',
  options,
  correctAnswers,
})
const written = (text: string, correct: string): Question => ({
  text,
  type: 'write',
  options: [],
  correctAnswers: [correct],
})

/** The complete correct answer. */
export const rightAnswer = ({ type, correctAnswers }: Question): Given =>
  type === 'multiple' ? correctAnswers : (correctAnswers[0] ?? null)

export const cellTitle = 'Cell Structure and Transport'
export const emptyTitle = 'Forces and Motion: Unit Test'

/** Twelve questions of all types, with short and long options. */
export const cellQuestions: [Question, ...Question[]] = [
  single(
    'Which organelle is the site of aerobic respiration?',
    ['Nucleus', 'Ribosome', 'Mitochondrion', 'Vacuole'],
    'Mitochondrion',
  ),
  multiple(
    'Which of these are found in plant cells but not in animal cells?',
    ['Cell wall', 'Cell membrane', 'Chloroplasts', 'Mitochondria'],
    ['Cell wall', 'Chloroplasts'],
  ),
  single(
    'Diffusion is the net movement of particles…',
    [
      'from a region of lower concentration to a region of higher concentration',
      'from a region of higher concentration to a region of lower concentration',
      'only through a partially permeable membrane',
      'only when energy from respiration is supplied',
    ],
    'from a region of higher concentration to a region of lower concentration',
  ),
  written(
    'Name the jelly-like substance that fills a cell, where most of its chemical reactions take place.',
    'cytoplasm',
  ),
  single(
    'A red blood cell is placed in pure water. What happens to it?',
    ['It shrinks', 'It swells and may burst', 'It stays the same size', 'It divides in two'],
    'It swells and may burst',
  ),
  single(
    'In a photograph a cell is 45 mm long. Its real length is 0.09 mm. What is the magnification?',
    ['×50', '×405', '×500', '×5000'],
    '×500',
  ),
  multiple(
    'Which of these are prokaryotic cells?',
    ['A bacterium', 'A yeast cell', 'A root hair cell', 'A cyanobacterium'],
    ['A bacterium', 'A cyanobacterium'],
  ),
  single(
    'Which cell is adapted to take in water from the soil?',
    ['Palisade cell', 'Root hair cell', 'Guard cell', 'Sperm cell'],
    'Root hair cell',
  ),
  single(
    'How does active transport differ from diffusion?',
    [
      'It needs energy from respiration',
      'It moves only water',
      'It happens only in plants',
      'It does not involve a membrane',
    ],
    'It needs energy from respiration',
  ),
  written('Name the process by which water moves across a partially permeable membrane.', 'osmosis'),
  multiple(
    'Which features make the villi of the small intestine efficient at absorption?',
    ['A large surface area', 'Walls one cell thick', 'A good blood supply', 'They produce bile'],
    ['A large surface area', 'Walls one cell thick', 'A good blood supply'],
  ),
  single(
    'Which instrument is needed to see the internal structure of a mitochondrion?',
    ['A hand lens', 'A light microscope', 'An electron microscope', 'A telescope'],
    'An electron microscope',
  ),
]

/** What Daniel submits: 7 correct, 4 incorrect, 1 skipped. */
export const cellAnswers: Given[] = [
  'Mitochondrion',
  null,
  'from a region of higher concentration to a region of lower concentration',
  'cytoplasm',
  'It shrinks',
  '×50',
  ['A bacterium', 'A yeast cell'],
  'Root hair cell',
  'It needs energy from respiration',
  'osmosis',
  ['A large surface area', 'Walls one cell thick'],
  'An electron microscope',
]

const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
const link = `https://school.example/${'2026-biology-'.repeat(8)}`

/** Words that fit on no line of a phone, in every place where people write. */
export const longWords = {
  word,
  address: `${'maximiliana'.repeat(5)}@${'northfield'.repeat(5)}.example`,
  name: `Maximiliana ${word}`,
  title: `${word} und ${'ಪರೀಕ್ಷೆ'.repeat(9)}`,
  questions: [
    single(`What does ${word} mean? See ${link}`, [word, `${word}en`, link, 'nothing'], word),
    multiple(`${word}?`, [word, 'It means nothing', `${link}b`, 'No'], [word, 'No']),
    written(`Write down ${word}.`, word),
  ] satisfies [Question, ...Question[]],
}

const sums = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    single(
      `What is ${i + 2} + ${i + 3}?`,
      [i * 2 + 3, i * 2 + 5, i * 2 + 7, i * 2 + 9].map(String),
      String(i * 2 + 5),
    ),
  )

/** A quiz of earlier weeks. `score` is the student's, or null if nobody took it. */
export type OlderQuiz = {
  title: string
  weeksAgo: number
  secretCode: string
  questions: Question[]
  score: number | null
}

export const historyQuiz: OlderQuiz = {
  title: 'The Causes of the First World War',
  weeksAgo: 1,
  secretCode: 'Hc2vR9tY',
  questions: sums(15),
  score: 12,
}
export const olderQuizzes: OlderQuiz[] = [
  {
    title: 'Solving Linear Equations',
    weeksAgo: 4,
    secretCode: 'P9yBf4Nu',
    questions: sums(10),
    score: null,
  },
  {
    title: 'Reading Comprehension: Of Mice and Men',
    weeksAgo: 3,
    secretCode: 'Tg5zLw8K',
    questions: sums(10),
    score: 7,
  },
  {
    title: 'Vocabulaire : la vie quotidienne',
    weeksAgo: 2,
    secretCode: 'm3XqJ7dS',
    questions: sums(30),
    score: 26,
  },
]
