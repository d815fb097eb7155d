import { getQuestions, releaseMarks, setMarking, updateQuiz } from '@quizly/contract'
import { type Account, api, changeSettings, createReadyQuiz, takeQuiz, type TestQuiz } from '../api.ts'
import { markEssays } from './mark-essays.ts'
import { drawnPicture } from '../journeys/pictures/drawn-picture.ts'
import { noteData } from '../unmarked-texts.ts'
import { sendPicture } from '../journeys/pictures/send-picture.ts'

export const markedTitle = 'Cells and the Great War'

/** A question with a picture, an essay, one that could give a part of its points, and a text with gaps of both kinds. */
export async function picturedQuestions(educator: Account) {
  const between = ['The war of', 'began in', ', when nobody wanted it.']
  // How its gaps divide it, on screens and where they are lines.
  for (const text of [...between, between.join(' ____ ').replace(' ,', ',')]) noteData(text)
  const cell = await sendPicture(educator, drawnPicture({ width: 320, height: 200, mark: [40, 130, 70] }))
  const picture = `![A cell with a nucleus and a green part](image:${cell})`
  return [
    {
      text: `What is **green** in this picture?\n\n${picture}`,
      type: 'single',
      format: 'markdown',
      options: ['A chloroplast', 'A vacuole', '$\\ce{H2O}$'],
      correctAnswers: ['A chloroplast'],
      explanation: `It makes sugar of $6\\,\\ce{CO2}$ and water.\n\n${picture}`,
      optionNotes: ['', 'Vacuoles hold **water**.', ''],
    },
    {
      text: 'Why did the war of 1914 begin?',
      type: 'essay',
      options: [],
      correctAnswers: [],
      points: 6,
      essay: {
        rubric: [
          { _id: 'treaty', text: 'Names the treaty of 1839 and the powers that had signed it', points: 2 },
          { _id: 'spelling', text: 'Misspells a name', points: -0.5 },
        ],
        sample: 'Because of the treaty of 1839.',
      },
    },
    {
      text: 'Which are found in plant cells but not in animal cells?',
      type: 'multiple',
      options: ['Cell wall', 'Cell membrane', 'Chloroplasts'],
      correctAnswers: ['Cell wall', 'Chloroplasts'],
      points: 2,
    },
    {
      text: `${between[0]} {{1}} ${between[1]} {{2}}${between[2]}`,
      type: 'gap',
      options: [],
      correctAnswers: ['1914', 'summer'],
      gaps: [{ accepted: ['nineteen fourteen'] }, { choices: ['winter', 'summer', 'autumn'] }],
      rule: 'each-decision',
      points: 2,
    },
  ]
}

type People = { owner: Account; marker: Account; theClass: readonly Account[] }

/**
 * A quiz that two people mark. The first of the class has the result, by a rubric that was edited since; of the others one
 * essay has two marks that are not released, and one has two that are too far apart.
 */
export async function addMarkedQuiz(
  { owner, marker, theClass }: People,
  share: (quiz: TestQuiz) => Promise<void>,
): Promise<TestQuiz> {
  const questions = await picturedQuestions(owner)
  // How its formula is heard.
  noteData('6 CO 2')
  const quiz = await createReadyQuiz(owner, { title: markedTitle, questions, secretCode: 'Lm4kQ8wZ' })
  await share(quiz)
  const take = (student: Account | undefined, essay: string) =>
    student && takeQuiz(student, quiz, ['A vacuole', essay, ['Cell wall'], ['1914', 'winter']])
  const [first, ...others] = theClass
  await take(first, 'A treaty was broken, and the alliances pulled one power after the other into the war.')
  const params = { quizId: quiz._id }
  const stored = await api<{ questions: { _id: string }[] }>(owner, getQuestions, { params })
  const ids = stored.questions.map(({ _id }) => _id)
  const essay = { ...params, questionId: String(ids[1]) }
  await api(owner, setMarking, { params: essay, body: { on: ['drift'], threshold: 1 } })
  for (const each of [owner, marker]) {
    await markEssays(each, essay, () => ({ items: ['treaty'], adjustment: 1, comment: 'A clear text.' }))
  }
  await api(owner, releaseMarks, { params })
  for (const [index, student] of others.entries()) await take(student, `Because of Sarajevo ${index}`)
  for (const each of [owner, marker]) {
    await markEssays(each, essay, (text) => ({
      items: [],
      adjustment: each === marker && text.endsWith('1') ? 4 : 1,
      comment: each === marker ? 'Names the place.' : 'Too short.',
    }))
  }
  const edited = questions.map((question, index) => ({ ...dearer(question), _id: ids[index] }))
  await api(owner, updateQuiz, { params, body: { questions: edited } })
  await changeSettings(owner, quiz, { practice: true })
  return quiz
}

type Questions = Awaited<ReturnType<typeof picturedQuestions>>

/** The first item of its rubric gives a point more. */
function dearer({ essay, ...question }: Questions[number]) {
  if (!essay) return question
  const rubric = essay.rubric.map((item, index) => (index === 0 ? { ...item, points: 3 } : item))
  return { ...question, essay: { ...essay, rubric } }
}
