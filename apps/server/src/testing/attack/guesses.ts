import { listSessions, login, me } from '@quizly/contract'
import { setTimeout as wait } from 'node:timers/promises'
import { seededPassword } from '../seed.ts'
import { address, type Attack, floodMs, inParallel } from './attack.ts'
import { ask, countStatuses } from './hostile-http.ts'

const mostSessions = 25

/** Guessing passwords, and using up limits in order to lock others out. */
export const guessAttacks: Attack[] = [
  {
    name: 'empty-logins',
    what: '300 empty log-ins, then a good one from the same address',
    run: async ({ port, owner }) => {
      const empty = Array.from({ length: 300 }, () => ask(port, login, { body: {} }))
      const told = await Promise.all(empty)
      const { status, body } = await ask(port, login, {
        body: { email: owner.email, password: seededPassword },
      })
      return {
        happened: `${countStatuses(told)}; the good one ${status}`,
        ...(status !== 200 && { wrong: [`a good log-in behind the same address is told ${body}`] }),
      }
    },
  },
  {
    name: 'guesses-from-everywhere',
    what: '100 wrong passwords from 100 addresses on one account, whose owner is at work and logs in again',
    run: async ({ port, owner }) => {
      const credentials = (password: string) => ({ body: { email: owner.email, password } })
      const guesses = Array.from({ length: 100 }, (_, i) =>
        ask(port, login, { ...credentials(`wrong ${i}`), from: address(i) }),
      )
      const [told, seen] = await Promise.all([
        Promise.all(guesses),
        inParallel(1, 2_000, async () => {
          await wait(100)
          return ask(port, me, { token: owner.token })
        }),
      ])
      const refused = told.filter(({ status }) => status === 429).length
      const startedAt = performance.now()
      let status = 0
      while (status !== 200 && performance.now() - startedAt < floodMs) {
        ;({ status } = await ask(port, login, credentials(seededPassword)))
        if (status !== 200) await wait(500)
      }
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      return {
        happened: `${countStatuses(told)}; the owner at work ${countStatuses(seen)}; log-in ${status} after ${seconds} s`,
        wrong: [
          ...(refused < 50 ? [`${100 - refused} of 100 guesses were let through`] : []),
          ...(seen.some((each) => each.status !== 200) ? ['the owner was put out'] : []),
          ...(status === 200 ? [] : ['the owner cannot log in']),
        ],
      }
    },
  },
  {
    name: 'class-lock-out',
    what: 'one address guesses at the accounts of 20 students, who then log in from new browsers: 10 elsewhere, 10 behind the same address',
    run: async ({ port, atWork: _, crowd }) => {
      const guessing = crowd.map((student) =>
        inParallel(1, 2_000, async (turn) => {
          await wait(100)
          return ask(port, login, {
            body: { email: student.email, password: `wrong ${turn}` },
            from: address(0),
          })
        }),
      )
      const guesses = (await Promise.all(guessing)).flat()
      const logIns = await Promise.all(
        crowd.map(({ email }, place) =>
          ask(port, login, {
            body: { email, password: seededPassword },
            from: address(place % 2 ? 0 : place + 1),
          }),
        ),
      )
      const [elsewhere, behind] = [0, 1].map((rest) => logIns.filter((_each, place) => place % 2 === rest))
      const refused = logIns.filter(({ status }) => status !== 200).length
      const letThrough = guesses.filter(({ status }) => status === 401).length
      return {
        happened: `guesses ${countStatuses(guesses)}; log-ins elsewhere ${countStatuses(elsewhere ?? [])}, behind the same address ${countStatuses(behind ?? [])}`,
        wrong: [
          ...(refused > 0 ? [`${refused} of ${logIns.length} right passwords were refused`] : []),
          ...(letThrough > 20 * 8 ? [`${letThrough} guesses were checked`] : []),
        ],
      }
    },
    crowd: 20,
  },
  {
    name: 'session-flood',
    what: 'log-ins with the right password of one account, 8 at a time for 10 s',
    run: async ({ port, educator }) => {
      const body = { email: educator.email, password: seededPassword }
      const told = await inParallel(8, floodMs, (place) => ask(port, login, { body, from: address(place) }))
      const token = tokenOf(told.findLast(({ status }) => status === 200)?.body)
      const listed = await ask(port, listSessions, { token })
      const { sessions = [] } = JSON.parse(listed.body || '{}') as { sessions?: unknown[] }
      return {
        happened: `${countStatuses(told)}; ${sessions.length} sessions`,
        wrong: [
          ...(listed.status === 200 ? [] : [`the newest session is told ${listed.status}`]),
          ...(sessions.length > mostSessions ? [`${sessions.length} sessions of one account`] : []),
        ],
      }
    },
  },
]

function tokenOf(body = '{}'): string {
  return (JSON.parse(body) as { token?: string }).token ?? ''
}
