import type { QuestionContent, SelectedOption } from '@quizly/domain'

export const demoStudents = [
  'Daniel Reyes',
  'Mei Lin',
  'Noor Haddad',
  'Jonas Weber',
  'Zoë Adeyemi',
  'Tomás Silva',
]

type DemoQuiz = {
  title: string
  timeLimit: number
  secretCode: string
  questions: QuestionContent[]
  /** The first students' answers, in the order of the questions. */
  takenBy: SelectedOption[][]
}

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

export const demoQuizzes: DemoQuiz[] = [
  {
    title: 'The Solar System',
    timeLimit: 10,
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
    ],
    takenBy: [
      ['Jupiter', ['Uranus', 'Saturn'], 'The moon', 'A year'],
      ['Saturn', ['Saturn'], 'the Moon', 'A year'],
      ['Jupiter', ['Saturn', 'Uranus'], null, 'A month'],
      ['Jupiter', null, 'Luna', 'A year'],
      ['Neptune', ['Mars'], null, null],
    ],
  },
  {
    title: 'Cell Structure and Transport',
    timeLimit: 15,
    secretCode: 'K7rTm2Qx',
    questions: [
      choice(
        'Which organelle is the site of aerobic respiration?',
        ['Nucleus', 'Ribosome', 'Mitochondrion', 'Vacuole'],
        'Mitochondrion',
      ),
      choice(
        'Which of these are found in plant cells but not in animal cells?',
        ['Cell wall', 'Cell membrane', 'Chloroplasts', 'Mitochondria'],
        'Cell wall',
        'Chloroplasts',
      ),
      written('Name the process by which water moves across a partially permeable membrane.', 'osmosis'),
      choice(
        'A red blood cell is placed in pure water. What happens to it?',
        ['It shrinks', 'It swells and may burst', 'It stays the same size', 'It divides in two'],
        'It swells and may burst',
      ),
      choice(
        'Which of these are prokaryotic cells?',
        ['A bacterium', 'A yeast cell', 'A root hair cell'],
        'A bacterium',
      ),
    ],
    takenBy: [
      ['Mitochondrion', ['Chloroplasts', 'Cell wall'], 'Osmosis', 'It shrinks', 'A bacterium'],
      ['Ribosome', ['Cell wall'], 'diffusion', 'It swells and may burst', 'A bacterium'],
      ['Mitochondrion', null, 'osmosis', 'It swells and may burst', null],
    ],
  },
  {
    title: 'Vocabulaire : la vie quotidienne',
    timeLimit: 5,
    secretCode: 'Vie5Quot',
    questions: [
      written('Comment dit-on « summer » en français ?', 'été'),
      choice('Quel mot désigne un repas ?', ['le déjeuner', 'la fenêtre', 'le trottoir'], 'le déjeuner'),
    ],
    takenBy: [],
  },
]
