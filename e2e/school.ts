import { addToBank, beginTotp, confirmTotp, saveAnswers } from '@quizly/contract'
import {
  changeSettings,
  type Account,
  admit,
  api,
  beginQuiz,
  createAccount,
  createDraft,
  createEmptyQuiz,
  createReadyQuiz,
  finalize,
  takeQuiz,
  type TestQuiz,
} from './api.ts'
import {
  cellAnswers,
  cellQuestions,
  cellTitle,
  emptyTitle,
  historyQuiz,
  longWords,
  type OlderQuiz,
  olderQuizzes,
  rightAnswer,
} from './school-content.ts'
import { codeAt } from './authenticator-app.ts'
import { share } from './journeys/desk/colleagues.ts'
import type { Mailbox } from './mailbox.ts'
import { addMarkedQuiz, picturedQuestions } from './scenes/marked-quiz.ts'
import type { TestServer } from './server.ts'

export type School = Awaited<ReturnType<typeof buildSchool>>

const today = Date.UTC(2026, 2, 14, 10, 42)
/** When all screens are shown: 7:42 minutes are left of the running quiz. */
const now = today + (15 * 60 - 7 * 60 - 42) * 1_000
const weekMs = 7 * 24 * 3_600_000

/** A school with the same names, codes, dates and scores each time it is built. */
export async function buildSchool(server: TestServer, mailbox: Mailbox) {
  const { url } = server
  const person = (role: 'admin' | 'student', name: string, email = emailOf(name)) =>
    createAccount(url, role, name, email)
  const educator = await person('admin', 'Amara Okafor')
  const historian = await person('admin', 'Hanna Weiss')
  const colleague = await person('admin', 'Ruth Lindqvist')
  const operator = await person('admin', 'Olga Novak')
  server.makeOperator(operator.user.email)
  operator.user.isOperator = true
  await turnOnTotp(server, operator)
  const student = await person('student', 'Daniel Reyes')
  const wordyEducator = await person('admin', longWords.name, `staff.${longWords.address}`)
  const wordyStudent = await person('student', longWords.name, longWords.address)
  const theClass = [student, await person('student', 'Mei Lin'), await person('student', 'Noor Haddad')]

  /** A quiz of some weeks ago. Each student of the class got two points less than the one before. */
  async function addOlder({ weeksAgo, score, ...details }: OlderQuiz) {
    await server.setClock(today - weeksAgo * weekMs)
    const quiz = await createReadyQuiz(educator, { ...details, timeLimit: 20 })
    const scores = score === null ? [] : [score, score - 2, score - 4]
    for (const [i, rightCount] of scores.entries()) {
      const given = details.questions.slice(0, rightCount).map(rightAnswer)
      await takeQuiz(theClass[i] ?? student, quiz, given)
    }
    return quiz
  }
  for (const details of olderQuizzes) await addOlder(details)
  const history = await addOlder(historyQuiz)

  await server.setClock(today)
  const cells = { title: cellTitle, questions: cellQuestions }
  const fresh = await createDraft(educator, { ...cells, secretCode: 'K7rTm2Qx' })
  const empty = await createEmptyQuiz(educator, {
    title: emptyTitle,
    numQuestions: 12,
    secretCode: 'b4WnZ8pL',
  })
  await putIntoBank(educator)
  const minute = await createReadyQuiz(colleague, { ...cells, timeLimit: 1 })
  const running = await createReadyQuiz(colleague, cells)
  const taken = await createReadyQuiz(colleague, cells)
  await admit(student, fresh)
  const waiting = await createReadyQuiz(colleague, cells)
  await admit(student, waiting)
  await changeSettings(colleague, waiting, {
    opensAt: new Date(now + 3_600_000).toISOString(),
    closesAt: new Date(now + 5_400_000).toISOString(),
    everyoneStops: true,
  })
  const paged = await createReadyQuiz(colleague, cells)
  await changeSettings(colleague, paged, { pages: 'forward-only' })
  await admit(student, paged)
  const saving = await createReadyQuiz(colleague, cells)
  await admit(student, minute)
  await admit(student, saving)
  await leaveRunning(student, running)
  await takeQuiz(student, taken, cellAnswers)
  const wordy = await createDraft(wordyEducator, longWords)
  await takeQuiz(wordyStudent, wordy, longWords.questions.map(rightAnswer))
  await beginQuiz(student, wordy)
  const marked = await addMarkedQuiz({ owner: historian, marker: colleague, theClass }, (quiz) =>
    share({ mailbox }, historian, quiz, { colleague, role: 'marker' }),
  )
  const pictured = await createReadyQuiz(colleague, {
    title: cellTitle,
    questions: await picturedQuestions(colleague),
  })
  await admit(student, pictured)
  await server.setClock(now)
  await finalize(educator, fresh)
  await finalize(wordyEducator, wordy)
  return {
    now,
    people: { educator, historian, operator, student, wordyEducator, wordyStudent },
    quizzes: {
      fresh,
      waiting,
      empty,
      paged,
      minute,
      saving,
      running,
      taken,
      history,
      wordy,
      marked,
      pictured,
    },
  }
}

const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@northfield.example`

/** A running attempt with eight of the twelve questions answered. */
async function leaveRunning(student: Account, quiz: TestQuiz) {
  const { attempt, questions } = await beginQuiz(student, quiz)
  const isLeft = (position: number) => [5, 8, 10, 11].includes(position)
  const changes = cellQuestions.flatMap((question, i) =>
    isLeft(i) ? [] : [{ questionId: questions[i]?._id, selectedOption: rightAnswer(question) }],
  )
  const params = { attemptId: attempt._id }
  await api(student, saveAnswers, { params, body: { changes } })
}

async function turnOnTotp(server: TestServer, person: Account): Promise<void> {
  const { password } = person
  const { secret } = await api<{ secret: string }>(person, beginTotp, { body: { password } })
  await api(person, confirmTotp, { body: { code: await codeAt(server, secret) } })
}

/** Questions of two quizzes with tags, some of them with a level. */
async function putIntoBank(educator: Account): Promise<void> {
  const item = (question: object, tags: string[], level?: number) => ({
    question,
    tags,
    ...(level !== undefined && { level }),
  })
  const items = [
    ...cellQuestions.map((question) => item(question, ['Cells', 'Year 9'], 2)),
    ...historyQuiz.questions.map((question) => item(question, ['History'])),
  ]
  await api(educator, addToBank, { body: { items } })
}
