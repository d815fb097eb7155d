import type { QuestionContent, SelectedOption } from '@quizly/domain'

const choice = (text: string, options: string[], ...correctAnswers: string[]): QuestionContent => ({
  text,
  type: correctAnswers.length > 1 ? 'multiple' : 'single',
  options,
  correctAnswers,
})
const written = (text: string, answer: string): QuestionContent => ({
  text,
  type: 'write',
  options: [],
  correctAnswers: [answer],
})

export type DemoQuiz = { title: string; timeLimit: number; secretCode: string; questions: QuestionContent[] }

/** All have taken it. The key of one question is wrong, as the best students show. */
export const finished = {
  title: 'Biology: Cells and Plants',
  timeLimit: 30,
  secretCode: 'K7rTm2Qx',
  questions: [
    choice(
      'Which organelle is the site of aerobic respiration?',
      ['Nucleus', 'Ribosome', 'Mitochondrion', 'Vacuole'],
      'Mitochondrion',
    ),
    choice(
      'Which gas do leaves take in when the sun shines on them?',
      ['Oxygen', 'Carbon dioxide', 'Nitrogen', 'Hydrogen'],
      'Carbon dioxide',
    ),
    choice(
      'A red blood cell is placed in pure water. What happens to it?',
      ['It shrinks', 'It swells and may burst', 'It stays the same size', 'It divides in two'],
      'It shrinks',
    ),
    choice(
      'Where in a leaf cell is its chlorophyll?',
      ['In the cell wall', 'In the nucleus', 'In the chloroplasts', 'In the vacuole'],
      'In the chloroplasts',
    ),
    choice(
      'Which tissue carries water from the roots to the leaves?',
      ['Phloem', 'Xylem', 'Epidermis', 'Cambium'],
      'Xylem',
    ),
    choice(
      'Which of these are found in plant cells but not in animal cells?',
      ['Cell wall', 'Cell membrane', 'Chloroplasts', 'Mitochondria'],
      'Cell wall',
      'Chloroplasts',
    ),
    written('What is the process called by which plants make sugar in the light?', 'photosynthesis'),
    written(
      'In a sentence or two: why does a plant wilt when its soil is dry?',
      'Without water the vacuoles empty, and the cells no longer press against their walls.',
    ),
  ],
} satisfies DemoQuiz
export const spelledQuestion = 6
export const essayQuestion = 7

export const running: DemoQuiz = {
  title: 'The Solar System',
  timeLimit: 40,
  secretCode: 'SoLar8Xy',
  questions: [
    choice('Which planet is the largest?', ['Earth', 'Jupiter', 'Saturn', 'Neptune'], 'Jupiter'),
    choice('Which of these have rings?', ['Saturn', 'Mars', 'Uranus', 'Venus'], 'Saturn', 'Uranus'),
    written('What is the name of the Earth’s only natural satellite?', 'the Moon'),
    choice(
      'How long does the Earth take to go round the Sun?',
      ['A day', 'A month', 'A year', 'Ten years'],
      'A year',
    ),
    choice('Which planet is nearest to the Sun?', ['Venus', 'Mercury', 'Mars', 'Earth'], 'Mercury'),
    written('Which planet is called the red one?', 'Mars'),
  ],
}

export const untaken: DemoQuiz = {
  title: 'Vocabulaire : la vie quotidienne',
  timeLimit: 5,
  secretCode: 'Vie5Quot',
  questions: [
    written('Comment dit-on « summer » en français ?', 'été'),
    choice('Quel mot désigne un repas ?', ['le déjeuner', 'la fenêtre', 'le trottoir'], 'le déjeuner'),
    {
      text: 'Elle {{1}} au marché tous les {{2}}.',
      type: 'gap',
      options: [],
      correctAnswers: ['va', 'samedis'],
      gaps: [{}, { choices: ['samedi', 'samedis', 'soir'] }],
      rule: 'each-decision',
    },
  ],
}

/** From the best student on: the letters of the chosen options, `-` for none, and two written answers. */
const attemptsByRank: [name: string, choices: string, process?: string | undefined, essay?: string][] = [
  [
    'Mei Lin',
    'C B B C B AC',
    'photosynthesis',
    'Its cells lose water, so they stop pressing on their walls.',
  ],
  ['Tomás Silva', 'C B B C B AC', 'Photosynthesis', 'No water means no turgor, and turgor holds it up.'],
  ['Noor Haddad', 'C B B C B AC', 'photosynthesis', 'The vacuoles shrink and the cells become soft.'],
  ['Anna Kowalska', 'C B B C B AC', 'photosynthesys', 'Cells are like balloons: without water they go limp.'],
  ['Ravi Menon', 'C B B C B AC', 'photosynthesis', 'The vacuole has no water, so the cell cannot stay firm.'],
  ['Zoë Adeyemi', 'C B B C B C', 'photosynthesis', 'Leaves lose more water than the roots can take up.'],
  ['Lucas Martin', 'C B B C A AC', 'photosynthesis', 'The pressure in the cells drops and the stem bends.'],
  ['Aiko Tanaka', 'C B B C B AC', 'fotosynthesis', 'The cells are not full any more, so the leaves hang.'],
  ['Jonas Weber', 'C B B C B A', 'photosynthesis', 'It has lost its water and its turgor pressure.'],
  ['Leila Amini', 'C B B C A AC', 'photosinthesis', 'Because the cells are empty.'],
  ['Sofia Rossi', 'C A B C B AC', 'photosynthesis', 'Water leaves the cells by osmosis and they go soft.'],
  ['Oskar Nilsson', 'C B B C A ABC', 'photosynthesys', 'The water pressure is too low to hold it up.'],
  ['Grace Mwangi', 'B B B C B AC', 'photosyntesis', 'The plant sweats and cannot drink.'],
  ['Daniel Reyes', 'C B A C A A', 'photosynthesis', 'The plant has nothing to make sugar from.'],
  ['Chloe Evans', 'C B B B A AC', 'respiration', 'Its cells shrink when there is no water.'],
  ['Mateo Cruz', 'C D A C B AB', 'photosynthesys', 'It is thirsty.'],
  ['Ines Duarte', 'B B A C A AC', 'fotosynthesis', 'Without water the cells do not press on each other.'],
  ['Yusuf Demir', 'C B D A A A', 'photosynthesis', 'It gets too hot.'],
  ['Emma Visser', 'D B A C B AB', 'respiration', 'The roots die.'],
  ['Pavel Novak', 'C A A B A A', 'transpiration', 'The sun dries the leaves.'],
  ['Hana Suzuki', 'B B A D A C', 'photo synthesis'],
  ['Liam Byrne', 'A D A C A D', undefined, 'It needs water to live.'],
  ['Nina Petrova', 'B A A B C A', 'respiration'],
  ['Samuel Osei', 'D A A A A -'],
]

export const studentNames = attemptsByRank.map(([name]) => name)

export const finishedAnswers: SelectedOption[][] = attemptsByRank.map(
  ([, choices, process = null, essay = null]) => [
    ...choices.split(' ').map((letters, index) => chosenIn(finished.questions[index], letters)),
    process,
    essay,
  ],
)

function chosenIn(question: QuestionContent | undefined, letters: string): SelectedOption {
  const chosen = (question?.options ?? []).filter((_, index) => letters.includes('ABCD'.charAt(index)))
  return question?.correctAnswers.length === 1 ? (chosen[0] ?? null) : chosen
}

/** Those who started first at the front; the others enter the code now, and one of them starts. */
export const progress: { index: number; answered: number; end?: 'submits' | 'goes away' }[] = [
  { index: 13, answered: 2 },
  { index: 14, answered: 2, end: 'goes away' },
  { index: 0, answered: 6, end: 'submits' },
  { index: 1, answered: 6, end: 'submits' },
  ...[5, 6, 4, 5, 3, 5, 4, 6, 3, 4, 5].map((answered, at) => ({ index: 2 + at, answered })),
  ...[3, 2, 4, 1, 3].map((answered, at) => ({ index: 15 + at, answered })),
]
export const placeWithExtraTime = 16

export function usualAnswer({ options, correctAnswers }: QuestionContent, index: number): SelectedOption {
  if (options.length > 0 && index % 4 === 3)
    return correctAnswers.length > 1 ? options.slice(0, 1) : (options[0] ?? null)
  return correctAnswers.length > 1 ? correctAnswers : (correctAnswers[0] ?? null)
}
