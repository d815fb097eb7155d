import {
  type Call,
  createQuestions,
  createQuiz,
  finalizeQuiz,
  type QuizSettings,
  type Role,
  signup,
  startAttempt,
  submitAttempt,
  updateQuizSettings,
  type User,
  verifyCode,
} from '@quizly/contract'
import { noteData } from './unmarked-texts.ts'

/** Somebody at a server. */
export type Account = { url: string; user: User; token: string; password: string }
export type TestQuiz = { _id: string; title: string; secretCode: string }
export type Given = string | string[] | null
type Begun = { attempt: { _id: string }; questions: { _id: string }[] }

type Input = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Makes a call of the contract over HTTP, for an account or for nobody. Fails unless it succeeds. */
export async function api<Reply>(
  { url, token }: { url: string; token?: string },
  call: Call,
  { params = {}, query, body }: Input,
): Promise<Reply> {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  noteData(body)
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const response = await fetch(url + path + search, {
    method: call.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${call.method} ${path} answered ${response.status}: ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as Reply
}

let accounts = 0
export const nextNumber = () => (accounts += 1)

/** A new account with a new e-mail. */
export async function createAccount(
  url: string,
  role: Role,
  name = 'Daniel Reyes',
  email = `person.${process.pid}.${nextNumber()}@northfield.example`,
): Promise<Account> {
  const password = 'correct horse'
  const body = { name, email, password, role, remember: false }
  const reply = await api<{ user: User; token: string }>({ url }, signup, { body })
  return { url, ...reply, password }
}

/** One question of each type, in this order: single, multiple, write. */
const threeQuestions = [
  {
    text: 'Which organelle is the site of aerobic respiration?',
    type: 'single',
    options: ['Nucleus', 'Ribosome', 'Mitochondrion', 'Vacuole'],
    correctAnswers: ['Mitochondrion'],
  },
  {
    text: 'Which of these are found in plant cells but not in animal cells?',
    type: 'multiple',
    options: ['Cell wall', 'Cell membrane', 'Chloroplasts', 'Mitochondria'],
    correctAnswers: ['Cell wall', 'Chloroplasts'],
  },
  {
    text: 'Name the process by which water moves across a partially permeable membrane.',
    type: 'write',
    options: [],
    correctAnswers: ['osmosis'],
  },
]

/** A quiz of `educator` without questions. */
export async function createEmptyQuiz(
  educator: Account,
  {
    title = 'Cell Structure and Transport',
    timeLimit = 15,
    numQuestions = 3,
    secretCode = `Quiz${String(nextNumber()).padStart(4, '0')}`,
  } = {},
): Promise<TestQuiz> {
  const body = { title, numQuestions, timeLimit, secretCode }
  const { quiz } = await api<{ quiz: { _id: string } }>(educator, createQuiz, { body })
  return { _id: quiz._id, title, secretCode }
}

/** A finalized quiz of `educator`: its code lets students in. */
export async function createReadyQuiz(educator: Account, details: QuizDetails = {}): Promise<TestQuiz> {
  const quiz = await createDraft(educator, details)
  await finalize(educator, quiz)
  return quiz
}

export async function finalize(educator: Account, { _id: quizId }: TestQuiz): Promise<void> {
  await api(educator, finalizeQuiz, { params: { quizId } })
}

export type QuizDetails = { title?: string; timeLimit?: number; secretCode?: string; questions?: unknown[] }

/** A quiz of `educator` with questions that was not finalized. */
export async function createDraft(
  educator: Account,
  { questions = threeQuestions, ...details }: QuizDetails = {},
): Promise<TestQuiz> {
  const quiz = await createEmptyQuiz(educator, { ...details, numQuestions: questions.length })
  await api(educator, createQuestions, { body: { quizId: quiz._id, questions } })
  return quiz
}

/** Sets how a quiz runs; what is not named is as in a new quiz. */
export async function changeSettings(
  educator: Account,
  { _id: quizId }: TestQuiz,
  part: Partial<QuizSettings>,
): Promise<void> {
  const body = { resultRelease: 'at-once', code: 'open', ...part }
  await api(educator, updateQuizSettings, { params: { quizId }, body })
}

/** Admits a student to the quiz with its code. */
export async function admit(student: Account, quiz: TestQuiz): Promise<void> {
  await api(student, verifyCode, { body: { secretCode: quiz.secretCode } })
}

/** Admits a student and starts the clock. */
export async function beginQuiz(student: Account, quiz: TestQuiz): Promise<Begun> {
  await admit(student, quiz)
  return api<Begun>(student, startAttempt, { params: { quizId: quiz._id } })
}

/** Takes the whole quiz at once; by default with a right, a wrong and a skipped answer. */
export async function takeQuiz(
  student: Account,
  quiz: TestQuiz,
  given: Given[] = ['Mitochondrion', ['Cell wall']],
): Promise<void> {
  const { questions } = await beginQuiz(student, quiz)
  const answers = questions.map(({ _id }, i) => ({ questionId: _id, selectedOption: given[i] ?? null }))
  await api(student, submitAttempt, { body: { quizId: quiz._id, userId: student.user._id, answers } })
}
