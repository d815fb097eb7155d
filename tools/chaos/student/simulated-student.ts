import { setTimeout as wait } from 'node:timers/promises'
import {
  type CallResult,
  type Failure,
  type Result,
  saveAnswers,
  startAttempt,
  submitAttempt,
  verifyCode,
} from '@quizly/contract'
import type { Answer, SavedAnswer, SelectedOption } from '@quizly/domain'
import type { SeededQuiz, SeededUser } from '../../../apps/server/src/testing/seed.ts'
import { chooseAnswer } from './sample-questions.ts'
import type { Chance } from '../chance.ts'
import { expectStatus, type PersistentCall } from '../persistent-call.ts'
import type { KnownToStudent } from './known-to-student.ts'
import { lookAtPictures } from './picture-views.ts'

export type Taking = {
  student: SeededUser
  quiz: SeededQuiz
  call: PersistentCall
  chance: Chance
  /** The mean time between two answers, in ms. */
  thinkMs: number
  onChosen: () => void
  onAcknowledged: (count: number) => void
}

type Started = CallResult<typeof startAttempt>

/**
 * Takes a quiz as the browser does: each answer is written to a journal, sent, and removed from the journal
 * when it is acknowledged; one send at a time. Some students change their minds, reopen the page, submit
 * without waiting, or submit from two windows at once.
 */
export async function takeQuiz(taking: Taking): Promise<KnownToStudent> {
  const { student, quiz, call, chance, thinkMs } = taking
  const { token, _id: studentId } = student
  const known: KnownToStudent = {
    studentId,
    choices: new Map(),
    lostOnReload: 0,
    submitted: [],
    created: 0,
    picturesShown: 0,
    picturesWrong: 0,
    results: [],
  }
  const journal = new Map<string, SavedAnswer>()
  const pages: Page[] = []
  const looks: Promise<void>[] = []
  const look = (shown: Started['questions']) => looks.push(lookAtPictures(call, shown, known))
  const open = async () => {
    const started = await start(taking)
    const page = openPage(taking, started, journal, known)
    pages.push(page)
    look(started.questions)
    return page
  }
  expectStatus(200, await call(verifyCode, { token, body: { secretCode: quiz.secretCode } }))
  let page = await open()

  for (const { questionId, option } of planChoices(taking)) {
    await wait(thinkMs * 2 * chance.number())
    // As a browser that has kept no picture.
    look(page.asked.filter(({ _id }) => _id === questionId))
    page.choose(questionId, option)
    taking.onChosen()
    if (chance.happens(0.01)) {
      page.leave()
      page = await open()
      known.lostOnReload += page.lost
    }
  }
  if (chance.happens(0.5)) await page.allSaved()
  known.submitted = page.answers()
  const windows = chance.happens(0.2) ? 2 : 1
  await Promise.all(Array.from({ length: windows }, () => submitAnswers(taking, known)))
  page.leave()
  // A call that is under way is repeated until a server answers, and soon there will be none.
  await Promise.all([...pages.map((each) => each.allSaved()), ...looks])
  return known
}

async function start({ student, quiz, call }: Taking): Promise<Started> {
  const reply = await call(startAttempt, { token: student.token, params: { quizId: quiz._id } })
  expectStatus(200, reply)
  return reply.body as Started
}

type Page = ReturnType<typeof openPage>

/** A page with the quiz, built from what the server and the journal remember. */
function openPage(
  { student, call, onAcknowledged }: Taking,
  { attempt, questions }: Started,
  journal: Map<string, SavedAnswer>,
  { choices }: KnownToStudent,
) {
  const startedAt = Date.parse(attempt.startedAt)
  const elapsedMs = () => Date.now() - startedAt
  const known = attempt.answers.map(({ age, ...answer }) => ({
    ...answer,
    at: Math.max(0, elapsedMs() - age),
  }))
  // As in the browser, unacknowledged answers are shown until the server reports others.
  const remembered = [...known, ...journal.values()]
  const sheet = new Map(remembered.map((answer) => [answer.questionId, answer.selectedOption]))
  let lastAt = Math.max(0, ...remembered.map(({ at }) => at))
  const page = { isOpen: true }
  let sending: Promise<void> | undefined
  const aged = ({ at, ...answer }: SavedAnswer) => ({
    ...answer,
    age: Math.max(0, elapsedMs() - at),
    order: at,
  })

  async function send(): Promise<void> {
    while (page.isOpen && journal.size > 0) {
      const changes = [...journal.values()]
      const sent = changes.map(({ questionId }) => (choices.get(questionId)?.options.length ?? 0) - 1)
      const params = { attemptId: attempt._id }
      const { status } = await call(saveAnswers, {
        token: student.token,
        params,
        // As in the browser, whose second try is another call.
        body: () => ({ changes: changes.map(aged), device: 'chaos' }),
      })
      // If the attempt was submitted meanwhile or the page closed, the journal belongs to somebody else.
      if (!page.isOpen || status === 409) return
      expectStatus(200, { status })
      for (const [index, change] of changes.entries()) {
        const made = choices.get(change.questionId)
        if (made) made.acknowledged = Math.max(made.acknowledged, sent[index] ?? -1)
        if (journal.get(change.questionId) === change) journal.delete(change.questionId)
      }
      onAcknowledged(changes.length)
    }
  }

  const kick = () => {
    sending ??= send().finally(() => {
      sending = undefined
    })
  }
  kick()
  return {
    asked: questions,
    lost: [...choices].filter(([questionId, { options }]) => !isSame(sheet.get(questionId), options.at(-1)))
      .length,
    choose(questionId: string, selectedOption: SelectedOption) {
      lastAt = Math.max(lastAt + 1, elapsedMs())
      const made = choices.get(questionId) ?? { options: [], acknowledged: -1 }
      made.options.push(selectedOption)
      choices.set(questionId, made)
      sheet.set(questionId, selectedOption)
      journal.set(questionId, { questionId, selectedOption, at: lastAt })
      kick()
    },
    allSaved: () => sending ?? Promise.resolve(),
    answers: (): Answer[] =>
      [...sheet].map(([questionId, selectedOption]) => ({ questionId, selectedOption })),
    leave() {
      page.isOpen = false
    },
  }
}

async function submitAnswers({ student, quiz, call }: Taking, known: KnownToStudent): Promise<void> {
  const body = { quizId: quiz._id, userId: student._id, answers: known.submitted }
  const reply = await call(submitAttempt, { token: student.token, body })
  if (reply.status === 201) {
    known.created += 1
    known.results.push(reply.body as Result)
    return
  }
  expectStatus(409, reply)
  const { result } = reply.body as Failure
  if (result) known.results.push(result)
}

/** Every question in a random order, some of them twice. */
function planChoices({ quiz, chance }: Taking): { questionId: string; option: SelectedOption }[] {
  const twice = quiz.questions.filter(() => chance.happens(0.25))
  return chance
    .shuffle([...quiz.questions, ...twice])
    .map((question) => ({ questionId: question._id, option: chooseAnswer(question, chance) }))
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
