import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '../../apps/server/src/db/store.ts'
import { seed, type SeededQuiz, type SeededUser } from '../../apps/server/src/testing/seed.ts'
import { anyQuestion, plainQuestion } from './student/sample-questions.ts'
import { createChance } from './chance.ts'
import { type Finding, findDifferences } from './findings.ts'
import { makeIllustratedQuiz } from './illustrated-quiz.ts'
import { createMurderer } from './murderer.ts'
import { causeOutage } from './outage.ts'
import { createPersistentCall } from './persistent-call.ts'
import { takeQuiz } from './student/simulated-student.ts'
import type { Target } from './target.ts'
import { giveTimeMeanwhile } from './time-given.ts'

export type ChaosOptions = {
  students: number
  kills: number
  seed: string
  questions: number
  /** Questions of every type, with points, and some with pictures, and not only plain ones. */
  everyType?: boolean
  /** The mean time a student takes for a question. */
  thinkMs: number
  /** How many students lose their network together before the servers are killed; none without it. */
  cutOff?: number
  /** How many come back after their own zero, half of them with time that was given meanwhile; none without it. */
  away?: number
  /** Whether acknowledged answers may be lost, as with an asynchronous standby; then they are only counted. */
  mayLose?: boolean
  createTarget: (fill: (store: Store) => Promise<void>) => Promise<Target>
}

/** Lets a class take a quiz while its servers are killed, and counts what was lost, doubled or changed. */
export async function causeChaos({ createTarget, ...options }: ChaosOptions): Promise<Finding[]> {
  let quiz: SeededQuiz | undefined
  let short: SeededQuiz | undefined
  let students: SeededUser[] = []
  let away: SeededUser[] = []
  let educator: SeededUser | undefined
  const target = await createTarget(async (store) => {
    ;({ quiz, short, students, away, educator } = await fill(store, options))
  })
  try {
    if (!quiz || !short || !educator) throw new Error('The target was not filled')
    if (options.everyType) {
      const call = createPersistentCall(target.addresses, createChance(`${options.seed} educator`))
      quiz = await makeIllustratedQuiz(call, educator, options.questions)
    }
    const { questions } = quiz
    const outage = options.cutOff
      ? await cutOff(target, { educator, students, quiz }, { ...options, cutOff: options.cutOff })
      : []
    const expected = students.length * questions.length * 1.25
    const murderer = createMurderer(target, createChance(`${options.seed} murderer`), {
      kills: options.kills,
      expected,
    })
    const takeAny = async (student: SeededUser, at: number) => {
      const chance = createChance(`${options.seed} student ${at}`)
      await wait(4 * options.thinkMs * chance.number())
      return takeQuiz({
        student,
        quiz: quiz as SeededQuiz,
        call: createPersistentCall(target.addresses, chance),
        chance,
        thinkMs: options.thinkMs,
        onChosen: murderer.onChosen,
        onAcknowledged: murderer.onAcknowledged,
      })
    }
    // Who loses the attempt itself cannot go on.
    const take = async (student: SeededUser, at: number) =>
      takeAny(student, at).catch((error: unknown) => {
        if (!options.mayLose) throw error
        return undefined
      })
    const givingTime = giveTimeMeanwhile({
      educator,
      students: away,
      quiz: short,
      call: createPersistentCall(target.addresses, createChance(`${options.seed} away`)),
    })
    const [ends, timeGiven] = await Promise.all([Promise.all(students.map(take)), givingTime])
    const allKnown = ends.filter((known) => known !== undefined)
    const { killed, struck, acknowledged } = await murderer.finish()
    const remains = await target.openRemains()
    const differences = await findDifferences(remains, questions, allKnown)
    await remains.close()
    return [
      { name: 'students', count: ends.length },
      ...(options.mayLose
        ? [{ name: 'students who lost their attempt', count: ends.length - allKnown.length }]
        : []),
      { name: 'servers killed', count: killed, mustBe: options.kills },
      ...(target.disaster
        ? [{ name: target.disaster.name, count: struck, mustBe: target.disaster.after.length }]
        : []),
      ...(target.disaster?.findings?.() ?? []),
      { name: 'changes acknowledged', count: acknowledged },
      ...outage,
      ...(away.length > 0 ? timeGiven : []),
      ...(options.mayLose ? differences.map(({ name, count }) => ({ name, count })) : differences),
    ]
  } finally {
    await target.remove()
  }
}

async function cutOff(
  { addresses }: Target,
  ofClass: { educator: SeededUser; students: SeededUser[]; quiz: SeededQuiz },
  options: { seed: string; cutOff: number },
): Promise<Finding[]> {
  const chance = createChance(`${options.seed} outage`)
  const call = createPersistentCall(addresses, chance)
  return causeOutage({ ...ofClass, cutOff: options.cutOff, addresses, chance, call })
}

async function fill(
  { db }: Store,
  options: Pick<ChaosOptions, 'students' | 'questions' | 'everyType' | 'away'>,
) {
  const names = Array.from({ length: options.students + (options.away ?? 0) }, (_, at) => `student${at}`)
  const questions = Array.from({ length: options.questions }, (_, at) =>
    options.everyType ? anyQuestion(at) : plainQuestion(at),
  )
  const { users, quizzes } = await db.transaction().execute((trx) =>
    seed(trx, {
      users: { ada: { role: 'admin' }, ...Object.fromEntries(names.map((name) => [name, {}])) },
      quizzes: {
        chaos: { owner: 'ada', timeLimit: 60, questions },
        short: { owner: 'ada', timeLimit: 1, questions },
      },
    }),
  )
  const { ada: educator, ...students } = users as Record<string, SeededUser>
  const all = Object.values(students)
  const [present, away] = [all.slice(0, options.students), all.slice(options.students)]
  return { quiz: quizzes.chaos, short: quizzes.short, students: present, away, educator }
}
