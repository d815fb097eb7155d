import {
  type Call,
  createQuestions,
  createQuiz,
  finalizeQuiz,
  type Role,
  signup,
  startAttempt,
  submitAttempt,
  type User,
  verifyCode,
} from '@quizly/contract'

export type Account = { user: User; token: string; password: string }
export type TestQuiz = { _id: string; title: string; secretCode: string }
export type Given = string | string[] | null
type Begun = { attempt: { _id: string }; questions: { _id: string }[] }

type Input = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  token?: string
}

/** Makes a call of the contract over HTTP. Fails unless it succeeds. */
export async function api<Reply>(
  url: string,
  call: Call,
  { params = {}, query, body, token }: Input,
): Promise<Reply> {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
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
  const reply = await api<{ user: User; token: string }>(url, signup, { body })
  return { ...reply, password }
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
  url: string,
  { token }: Account,
  {
    title = 'Cell Structure and Transport',
    timeLimit = 15,
    numQuestions = 3,
    secretCode = `Quiz${String(nextNumber()).padStart(4, '0')}`,
  } = {},
): Promise<TestQuiz> {
  const body = { title, numQuestions, timeLimit, secretCode }
  const { quiz } = await api<{ quiz: { _id: string } }>(url, createQuiz, { token, body })
  return { _id: quiz._id, title, secretCode }
}

/** A finalized quiz of `educator`: its code lets students in. */
export async function createReadyQuiz(
  url: string,
  educator: Account,
  details: QuizDetails = {},
): Promise<TestQuiz> {
  const quiz = await createDraft(url, educator, details)
  await finalize(url, educator, quiz)
  return quiz
}

export async function finalize(url: string, { token }: Account, { _id: quizId }: TestQuiz): Promise<void> {
  await api(url, finalizeQuiz, { token, params: { quizId } })
}

type QuizDetails = { title?: string; timeLimit?: number; secretCode?: string; questions?: unknown[] }

/** A quiz of `educator` with questions that was not finalized. */
export async function createDraft(
  url: string,
  educator: Account,
  { questions = threeQuestions, ...details }: QuizDetails = {},
): Promise<TestQuiz> {
  const quiz = await createEmptyQuiz(url, educator, { ...details, numQuestions: questions.length })
  await api(url, createQuestions, { token: educator.token, body: { quizId: quiz._id, questions } })
  return quiz
}

/** Admits a student to the quiz with its code. */
export async function admit(url: string, student: Account, quiz: TestQuiz): Promise<void> {
  await api(url, verifyCode, { token: student.token, body: { secretCode: quiz.secretCode } })
}

/** Admits a student and starts the clock. */
export async function beginQuiz(url: string, student: Account, quiz: TestQuiz): Promise<Begun> {
  await admit(url, student, quiz)
  return api<Begun>(url, startAttempt, { token: student.token, params: { quizId: quiz._id } })
}

/** Takes the whole quiz at once; by default with a right, a wrong and a skipped answer. */
export async function takeQuiz(
  url: string,
  student: Account,
  quiz: TestQuiz,
  given: Given[] = ['Mitochondrion', ['Cell wall']],
): Promise<void> {
  const { token, user } = student
  const { questions } = await beginQuiz(url, student, quiz)
  const answers = questions.map(({ _id }, i) => ({ questionId: _id, selectedOption: given[i] ?? null }))
  await api(url, submitAttempt, { token, body: { quizId: quiz._id, userId: user._id, answers } })
}
