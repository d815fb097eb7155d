import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CallResult, startAttempt, verifyCode } from '@quizly/contract'
import type { Db } from '../../apps/server/src/db/store.ts'
import { seed, type SeededQuiz, type SeededUser } from '../../apps/server/src/testing/seed.ts'
import { fillDatabase, startServerProcess } from '../../apps/server/src/testing/processes/server-process.ts'
import { ask } from './hostile-http.ts'
import type { StudentAtWork } from './witness/witness.ts'

/** A running server, a class that is taking a quiz, and attackers. */
export type Fixture = {
  port: number
  pid: number
  /** Educators: the owner of the quiz that is being taken, and an attacker. */
  owner: SeededUser
  educator: SeededUser
  /** An attacking student, whose own quiz is running too. */
  student: SeededUser
  attemptId: string
  quiz: SeededQuiz
  /** Students who have not arrived yet. */
  crowd: readonly SeededUser[]
  atWork: readonly StudentAtWork[]
  /** The size of the data folder in MB. */
  diskMb: () => Promise<number>
  remove: () => Promise<void>
}

export type People = Pick<Fixture, 'owner' | 'educator' | 'student' | 'quiz'>

const classSize = 40

/**
 * The real server as a process of its own on a new data file, with default settings but for these, except that it
 * listens on this machine only. `fill` first adds more to the file.
 */
export async function createFixture(
  crowdSize: number,
  fill: (db: Db, people: People) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<Fixture> {
  const folder = await mkdtemp(join(tmpdir(), 'quizly-attack-'))
  const url = `sqlite:${join(folder, 'quizly.db')}`
  const { people, working, crowd } = await fillDatabase(url, async ({ db }) => {
    const seeded = await seedPeople(db, crowdSize)
    await fill(db, seeded.people)
    return seeded
  })
  const server = await startServerProcess({ DATABASE_URL: url, LOG_LEVEL: 'info', ...settings })
  const { port, pid } = server
  const remove = async () => {
    await server.end('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  const begun = Promise.all([people.student, ...working].map((one) => beginQuiz(port, one, people.quiz)))
  const [student, ...atWork] = await begun.catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return {
    port,
    pid,
    ...people,
    attemptId: student?.attemptId ?? '',
    crowd,
    atWork,
    diskMb: () => sizeMb(folder),
    remove,
  }
}

async function seedPeople(db: Db, crowdSize: number) {
  const names = (role: string, count: number) => Array.from({ length: count }, (_, i) => `${role}${i}`)
  const [working, coming] = [names('working', classSize), names('crowd', crowdSize)]
  const { users, quizzes } = await db.transaction().execute((trx) =>
    seed(trx, {
      users: {
        owner: { role: 'admin' },
        educator: { role: 'admin' },
        student: {},
        ...Object.fromEntries([...working, ...coming].map((name) => [name, {}])),
      },
      quizzes: { taken: { owner: 'owner', timeLimit: 60 } },
    }),
  )
  const all = users as Record<string, SeededUser>
  const of = (requested: string[]) => requested.flatMap((name) => all[name] ?? [])
  const people: People = {
    owner: users.owner,
    educator: users.educator,
    student: users.student,
    quiz: quizzes.taken,
  }
  return { people, working: of(working), crowd: of(coming) }
}

/** Admits a student to a quiz and starts the clock. */
export async function beginQuiz(
  port: number,
  { token }: SeededUser,
  quiz: Pick<SeededQuiz, '_id' | 'secretCode'>,
): Promise<StudentAtWork> {
  await ask(port, verifyCode, { token, body: { secretCode: quiz.secretCode } })
  const { status, body } = await ask(port, startAttempt, { token, params: { quizId: quiz._id } })
  if (status !== 200) throw new Error(`A student could not start: ${status} ${body}`)
  const { attempt, questions } = JSON.parse(body) as CallResult<typeof startAttempt>
  const single = questions.find(({ type }) => type === 'single')
  if (!single) throw new Error('There is no question to answer')
  return { token, attemptId: attempt._id, questionId: single._id, options: single.options }
}

async function sizeMb(folder: string): Promise<number> {
  const names = await readdir(folder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6
}
