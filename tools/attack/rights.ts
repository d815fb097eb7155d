import { setTimeout as wait } from 'node:timers/promises'
import {
  acceptInvitation,
  deleteAccount,
  endQuiz,
  eventsType,
  getClock,
  getQuizSettings,
  getSecretCode,
  giveExtraTime,
  handOverQuiz,
  inviteColleague,
  logout,
  setAllowance,
  verifyCode,
} from '@quizly/contract'
import { giveRole } from '../../apps/server/src/features/sharing/colleagues.repository.ts'
import { seed, seededPassword, type SeededQuiz, type SeededUser } from '../../apps/server/src/testing/seed.ts'
import { type Attack, withSeed } from './attack.ts'
import { ask, countStatuses } from './hostile-http.ts'
import { secondMarkingAttack } from './second-marking.ts'
import { beginQuiz } from './target.ts'

const classSize = 12
const rounds = 6
/** What a stream may last after its session, in ms. */
const maxMs = 4_000
const maxAllowances = 500

/** What colleagues and students reach beyond what is theirs. */
export const rightsAttacks: Attack[] = [
  editorAttack(),
  raceAttack(),
  streamAttack(),
  formerOwnerAttack(),
  secondMarkingAttack,
]

function editorAttack(): Attack {
  return withSeed(
    {
      name: 'editor-beyond-quiz',
      what: `an editor of one quiz asks for students of another one, and gives extra time ${maxAllowances + 10} times`,
    },
    async (db) => {
      const { users, quizzes } = await seed(db, {
        users: {
          chief: { role: 'admin' },
          helper: { role: 'admin' },
          outsider: { name: 'Only Elsewhere', email: 'only.elsewhere@example.org' },
        },
        quizzes: {
          shared: { owner: 'chief', secretCode: 'Shared01' },
          other: { owner: 'chief', secretCode: 'Another1' },
        },
      })
      await giveRole(db, { quizId: quizzes.shared._id, userId: users.helper._id, role: 'editor' })
      return { ...users, ...quizzes }
    },
    async (port, { chief, helper: { token }, outsider, shared, other }) => {
      const params = { quizId: shared._id }
      const everywhere = { email: outsider.email, percent: 50, everywhere: true }
      await ask(port, verifyCode, { token: outsider.token, body: { secretCode: other.secretCode } })
      await ask(port, setAllowance, { token: chief.token, params, body: everywhere })
      const read = await ask(port, getQuizSettings, { token, params })
      const body = { email: outsider.email, minutes: 1, everywhere: false }
      const named = await ask(port, setAllowance, { token, params, body })
      const given = [read, named]
      for (let i = 0; i < maxAllowances + 10; i += 1) {
        const one = { email: `s${i}@example.org`, minutes: 1, everywhere: false }
        given.push(await ask(port, setAllowance, { token, params, body: one }))
      }
      const own = await ask(port, setAllowance, {
        token: chief.token,
        params: { quizId: other._id },
        body: { email: 'somebody@example.org', minutes: 1, everywhere: false },
      })
      return {
        happened: `${countStatuses(given)}; the owner ${own.status}`,
        wrong: [
          ...(read.body.includes(outsider.email) ? ['e-mail and extra time of a stranger are told'] : []),
          ...(named.body.includes(outsider.name) ? ['the name for any e-mail is told'] : []),
          ...(own.status === 200 ? [] : ['the owner can give no extra time any more']),
        ],
      }
    },
  )
}

function raceAttack(): Attack {
  const names = (round: number) => Array.from({ length: classSize }, (_, i) => `racer${round}x${i}`)
  const all = Array.from({ length: rounds }, (_, round) => round)
  return withSeed(
    {
      name: 'grant-and-end',
      what: `time for everyone and the end of the quiz at once, ${rounds} times; a marker gives time after it`,
    },
    async (db) => {
      const students = Object.fromEntries(all.flatMap((round) => names(round).map((name) => [name, {}])))
      const quizzes = Object.fromEntries(all.map((round) => [`raced${round}`, { owner: 'chief' }]))
      const seeded = await db
        .transaction()
        .execute((trx) =>
          seed(trx, { users: { ...students, chief: { role: 'admin' }, marker: { role: 'admin' } }, quizzes }),
        )
      const { chief, marker, ...racers } = seeded.users as Record<string, SeededUser>
      for (const { _id: quizId } of Object.values(seeded.quizzes)) {
        await giveRole(db, { quizId, userId: marker?._id ?? '', role: 'marker' })
      }
      const quizOf = new Map(Object.entries<SeededQuiz>(seeded.quizzes))
      const classes = all.flatMap((round) => {
        const quiz = quizOf.get(`raced${round}`)
        return quiz ? [{ quiz, students: names(round).flatMap((name) => racers[name] ?? []) }] : []
      })
      return { token: chief?.token ?? '', byMarker: marker?.token ?? '', classes }
    },
    async (port, { token, byMarker, classes }) => {
      const running = { early: 0, late: 0 }
      const replies = []
      for (const { quiz, students } of classes) {
        const begun = await Promise.all(students.map((student) => beginQuiz(port, student, quiz)))
        const params = { quizId: quiz._id }
        const give = (by: string, _id: string, to: object) =>
          ask(port, giveExtraTime, { token: by, params, body: { _id, minutes: 30, ...to } })
        const end = (_id: string) => ask(port, endQuiz, { token, params, body: { _id } })
        const count = async () => {
          const clocks = await Promise.all(
            begun.map((one) =>
              ask(port, getClock, { token: one.token, params: { attemptId: one.attemptId } }),
            ),
          )
          return clocks.filter(({ body }) => /"remainingMs":[1-9]/.test(body)).length
        }
        replies.push(...(await Promise.all([give(byMarker, 'all', { reach: 'running' }), end('end')])))
        running.early += await count()
        replies.push(await end('again'))
        const to = { reach: 'student', userId: students[0]?._id, reopen: true }
        replies.push(await give(byMarker, 'one', to))
        running.late += await count()
      }
      return {
        happened: `${countStatuses(replies)}; ${running.early} of ${rounds * classSize} run on, ${running.late} after a marker`,
        wrong: [
          ...(running.early > 0 ? ['attempts run on in a quiz that was ended'] : []),
          ...(running.late > 0 ? ['a marker has undone an end'] : []),
        ],
      }
    },
  )
}

function streamAttack(): Attack {
  return {
    name: 'streams-after-logout',
    what: 'students log out or delete the account while their page hears how long the quiz lasts',
    crowd: 2,
    run: async ({ port, crowd, quiz }) => {
      const lasted = await Promise.all(
        crowd.map(async (student, at) => {
          const { attemptId } = await beginQuiz(port, student, quiz)
          const { token } = student
          const stream = await openClock(port, attemptId, token)
          const body = { password: seededPassword }
          await (at === 0 ? ask(port, logout, { token }) : ask(port, deleteAccount, { token, body }))
          return lastsUpTo(2 * maxMs, stream)
        }),
      )
      const late = lasted.filter((ms) => ms > maxMs).length
      return {
        happened: `ended after ${lasted.map((ms) => (ms / 1000).toFixed(1)).join(' and ')} s`,
        wrong: late > 0 ? [`${late} streams of nobody go on`] : [],
      }
    },
  }
}

/** Reads how long an attempt lasts, as its page does. The promise inside is kept when the stream ends. */
async function openClock(port: number, attemptId: string, token: string): Promise<{ end: Promise<void> }> {
  const path = getClock.path.replace(':attemptId', attemptId)
  const { body } = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `Bearer ${token}`, accept: eventsType },
  })
  const end = (async () => {
    for await (const _ of body ?? []);
  })().catch(() => {})
  return { end }
}

/** How long a stream lasts from now on, in ms; `most` if it is longer. */
async function lastsUpTo(most: number, { end }: { end: Promise<void> }): Promise<number> {
  const startedAt = performance.now()
  const isOver = await Promise.race([end.then(() => true), wait(most, false)])
  return isOver ? performance.now() - startedAt : most
}

function formerOwnerAttack(): Attack {
  return withSeed(
    {
      name: 'former-owner',
      what: 'an owner invites, hands a quiz over, and the new owner deletes the account',
    },
    async (db) => {
      const { users, quizzes } = await seed(db, {
        users: { giver: { role: 'admin' }, taker: { role: 'admin' }, guest: { role: 'admin' }, newcomer: {} },
        quizzes: { handed: { owner: 'giver', secretCode: 'Handed01' } },
      })
      await giveRole(db, { quizId: quizzes.handed._id, userId: users.taker._id, role: 'editor' })
      return { ...users, handed: quizzes.handed }
    },
    async (port, { giver, taker, guest, newcomer, handed }) => {
      const params = { quizId: handed._id }
      const as = ({ token }: SeededUser) => ({ token, params })
      const invited = await ask(port, inviteColleague, {
        ...as(giver),
        body: { email: guest.email, role: 'editor' },
      })
      const { link = '' } = JSON.parse(invited.body || '{}') as { link?: string }
      const over = await ask(port, handOverQuiz, { ...as(giver), body: { userId: taker._id } })
      const accepted = await ask(port, acceptInvitation, {
        token: guest.token,
        body: { token: link.split('#')[1] },
      })
      const gone = await ask(port, deleteAccount, { ...as(taker), body: { password: seededPassword } })
      const [code, entered] = [
        await ask(port, getSecretCode, as(giver)),
        await ask(port, verifyCode, { token: newcomer.token, body: { secretCode: handed.secretCode } }),
      ]
      return {
        happened: countStatuses([invited, over, accepted, gone, code, entered]),
        wrong: [
          ...(link === '' || over.status !== 204 || gone.status !== 204 ? ['it could not be tried'] : []),
          ...(accepted.status < 400 ? ['an invitation of the former owner lets somebody in'] : []),
          ...(code.status === 200 && entered.status === 200 ? [] : ['the quiz is gone for its colleagues']),
        ],
      }
    },
  )
}
