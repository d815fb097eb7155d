import { setTimeout as wait } from 'node:timers/promises'
import { eventsType, liveStream } from '@quizly/contract'
import type { Socket } from 'node:net'
import type { Db } from '../../apps/server/src/db/store.ts'
import { seed, type SeededUser } from '../../apps/server/src/testing/seed.ts'
import { address, type Attack } from './attack.ts'
import { openLine } from './hostile-http.ts'
import { mainThreadOf, ranMs, waitedMs } from './run-time.ts'

const accounts = 33
const streamsOfEach = 6
const students = 200
/** As many as a quiz can have, and answers about as long as is read of one attempt. */
const questionCount = 500
const answer = 'x'.repeat(100)
/** How long they stay, and how long the server is watched before and afterwards. */
const stayMs = 3_000
const watchMs = 5_000
const maxMore = 0.3

const manyQuestions = Array.from({ length: questionCount }, (_, at) => ({
  text: `Why ${at}?`,
  type: 'write' as const,
  options: [],
  correctAnswers: ['x'],
}))

type Watched = { quizIds: string[]; watchers: SeededUser[] }

/** Accounts that follow quizzes live and read nothing of it. */
export const streamAttacks: Attack[] = [
  unreadStreams('unread-streams', 'one quiz', 1),
  unreadStreams('unread-streams-of-many', 'six quizzes', 6),
]

function unreadStreams(name: string, of: string, quizCount: number): Attack {
  let watched: Watched = { quizIds: [], watchers: [] }
  return {
    name,
    what: `${accounts * streamsOfEach} event streams of ${accounts} throw-away accounts, of ${of}, that are never read and then gone`,
    fill: async (db) => {
      watched = await fillWatched(db, quizCount)
    },
    run: async ({ port, pid }) => {
      const { quizIds, watchers } = watched
      const calm = await busyShare(pid)
      const opened = watchers.flatMap(({ token }) =>
        Array.from({ length: streamsOfEach }, (_, i) => ask(port, quizIds[i % quizIds.length] ?? '', token)),
      )
      const lines = (await Promise.all(opened)).filter((line) => line !== undefined)
      await wait(stayMs)
      for (const line of lines) line.destroy()
      await wait(500)
      const busy = await busyShare(pid)
      const figures = `${percent(busy)} of ${watchMs / 1_000} s, and for ${percent(calm)} before they came`
      return {
        happened: `${lines.length} connections; once they had gone the main thread was busy for ${figures}`,
        ...(busy - calm > maxMore && { wrong: [`the main thread worked for those who had gone`] }),
      }
    },
  }
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

/** Students save meanwhile. Of the time in which the thread had a core, or needed none. */
async function busyShare(pid: number): Promise<number> {
  const thread = mainThreadOf(pid)
  const [from, ran, waited] = [performance.now(), ranMs(thread), waitedMs(thread)]
  await wait(watchMs)
  return (ranMs(thread) - ran) / (performance.now() - from - (waitedMs(thread) - waited))
}

async function ask(port: number, quizId: string, token: string): Promise<Socket | undefined> {
  const line = await openLine(port, address(0))
  const path = liveStream.path.replace(':quizId', quizId)
  line
    ?.pause()
    .write(
      `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\naccept: ${eventsType}\r\n\r\n`,
    )
  return line
}

/** Large classes in the middle of a quiz, and who may watch them. */
async function fillWatched(db: Db, quizCount: number): Promise<Watched> {
  const names = (role: string, count: number) => Array.from({ length: count }, (_, i) => `${role}${i}`)
  const [watching, taking] = [names('watcher', accounts), names('taking', students)]
  const now = Date.now()
  return db.transaction().execute(async (trx) => {
    const { users, quizzes } = await seed(trx, {
      users: {
        holder: { role: 'admin' },
        ...Object.fromEntries(watching.map((name) => [name, { role: 'admin' as const }])),
        ...Object.fromEntries(taking.map((name) => [name, {}])),
      },
      quizzes: Object.fromEntries(
        names('watched', quizCount).map((name) => [name, { owner: 'holder', questions: manyQuestions }]),
      ),
    })
    const all = users as Record<string, SeededUser>
    const of = (requested: string[]) => requested.flatMap((name) => all[name] ?? [])
    const watchers = of(watching)
    for (const { _id: quizId, questions } of Object.values(quizzes)) {
      await trx
        .insertInto('quiz_roles')
        .values(
          watchers.map(({ _id }) => ({
            quiz_id: quizId,
            user_id: _id,
            role: 'viewer' as const,
            created_at: now,
          })),
        )
        .execute()
      const saved = questions.map(({ _id }) => ({ questionId: _id, selectedOption: answer, savedAt: now }))
      for (const { _id } of of(taking))
        await trx
          .insertInto('attempts')
          .values({
            id: `${quizId} ${_id}`,
            quiz_id: quizId,
            student_id: _id,
            state: 'in-progress',
            revision: 1,
            admitted_at: now,
            started_at: now,
            deadline: now + 3_600_000,
            saved_answers: JSON.stringify(saved),
            late_answers: '[]',
          })
          .execute()
    }
    return { quizIds: Object.values(quizzes).map(({ _id }) => _id), watchers }
  })
}
