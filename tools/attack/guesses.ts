import { listSessions, login, me } from '@quizly/contract'
import { setTimeout as wait } from 'node:timers/promises'
import { seededPassword, type SeededUser } from '../../apps/server/src/testing/seed.ts'
import { address, type Attack, floodMs, inParallel } from './attack.ts'
import { ask, countStatuses, type Reply } from './hostile-http.ts'

const maxSessions = 25
const addresses = 100
const rounds = 10
/** Guesses at one account from one address: five at once, and then in growing intervals. */
const maxAtOnce = 8

/** Guessing passwords, and using up limits in order to lock others out. */
export const guessAttacks: Attack[] = [
  {
    name: 'empty-logins',
    what: '300 empty log-ins, then a good one from the same address',
    run: async ({ port, owner }) => {
      const empty = Array.from({ length: 300 }, () => ask(port, login, { body: {} }))
      const replies = await Promise.all(empty)
      const { status, body } = await ask(port, login, {
        body: { email: owner.email, password: seededPassword },
      })
      return {
        happened: `${countStatuses(replies)}; the good one ${status}`,
        ...(status !== 200 && { wrong: [`a good log-in behind the same address is told ${body}`] }),
      }
    },
  },
  {
    name: 'guesses-from-everywhere',
    what: 'wrong passwords from 100 addresses on one account for 2 s, whose owner is at work and logs in from another address',
    run: async ({ port, owner }) => {
      const credentials = (password: string) => ({ body: { email: owner.email, password } })
      const [replies, seen] = await Promise.all([
        inParallel(addresses, 2_000, (i) => ask(port, login, { ...credentials('wrong'), from: address(i) })),
        inParallel(1, 2_000, async () => {
          await wait(100)
          return ask(port, me, { token: owner.token })
        }),
      ])
      const checked = replies.filter(({ status }) => status === 401).length
      const { status } = await ask(port, login, credentials(seededPassword))
      return {
        happened: `${countStatuses(replies)}; the owner at work ${countStatuses(seen)}; log-in ${status}`,
        wrong: [
          ...(checked > addresses * 1.5
            ? [`${checked} guesses from ${addresses} addresses were checked`]
            : []),
          ...(seen.some((each) => each.status !== 200) ? ['the owner was put out'] : []),
          ...(status === 200 ? [] : ['the owner cannot log in']),
        ],
      }
    },
  },
  {
    name: 'class-lock-out',
    what: 'one address guesses at the accounts of 20 students, ten times at each, who then log in: 10 from new browsers elsewhere, 10 on their own devices behind the same address',
    crowd: 20,
    run: async ({ port, crowd }) => {
      const logIn = ({ email }: SeededUser, index: number) => {
        const isElsewhere = index % 2 === 0
        const cookie = `quizly-device=${'own-device-of-a-student'.padEnd(41, 'x')}${10 + index}`
        const body = { email, password: seededPassword }
        return ask(port, login, {
          body,
          from: address(isElsewhere ? index + 1 : 0),
          ...(!isElsewhere && { cookie }),
        })
      }
      await Promise.all(crowd.filter((_, index) => index % 2).map((student, i) => logIn(student, 2 * i + 1)))
      const guesses: Reply[] = []
      for (let round = 0; round < rounds; round += 1) {
        const guess = ({ email }: SeededUser) =>
          ask(port, login, { body: { email, password: 'wrong' }, from: address(0) })
        guesses.push(...(await Promise.all(crowd.map(guess))))
      }
      const logIns = await Promise.all(crowd.map(logIn))
      const refused = logIns.filter(({ status }) => status !== 200).length
      const checked = guesses.filter(({ status }) => status === 401).length
      return {
        happened: `guesses ${countStatuses(guesses)}; log-ins ${countStatuses(logIns)}`,
        wrong: [
          ...(refused > 0 ? [`${refused} of ${logIns.length} right passwords were refused`] : []),
          ...(checked > maxAtOnce * crowd.length ? [`${checked} guesses were checked`] : []),
        ],
      }
    },
  },
  {
    name: 'session-flood',
    what: 'log-ins with the right password of one account, 8 at a time for 10 s',
    run: async ({ port, educator }) => {
      const body = { email: educator.email, password: seededPassword }
      const replies = await inParallel(8, floodMs, (index) =>
        ask(port, login, { body, from: address(index) }),
      )
      const token = tokenOf(replies.findLast(({ status }) => status === 200)?.body)
      const listed = await ask(port, listSessions, { token })
      const { sessions = [] } = JSON.parse(listed.body || '{}') as { sessions?: unknown[] }
      return {
        happened: `${countStatuses(replies)}; ${sessions.length} sessions`,
        wrong: [
          ...(listed.status === 200 ? [] : [`the newest session is told ${listed.status}`]),
          ...(sessions.length > maxSessions ? [`${sessions.length} sessions of one account`] : []),
        ],
      }
    },
  },
]

function tokenOf(body = '{}'): string {
  return (JSON.parse(body) as { token?: string }).token ?? ''
}
