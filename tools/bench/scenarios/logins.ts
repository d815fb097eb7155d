import { login } from '@quizly/contract'
import { encodeCall } from '../http/request.ts'
import { type Machine, startChild } from '../processes/child.ts'
import { startQuizly } from '../processes/servers.ts'
import { figure, ratio, type Section } from '../report/section.ts'
import type { Sizes } from '../sizes.ts'
import { type Measured, measureExchange } from './measured-exchange.ts'
import { accountOf, signUp } from './seeding.ts'

type LoginRound = { quizly: Measured; bare: { perSecond: number } }

/** Log-ins per second compared with the bare password check, which is slow on purpose. */
export async function measureLogins(machine: Machine, { logins, rounds }: Sizes): Promise<Section> {
  const quizly = await startQuizly(machine, `sqlite:${machine.folder}/logins.db`)
  const bare = await startChild(machine, new URL('../processes/bare-argon2.ts', import.meta.url), {
    name: 'argon2',
  })
  await signUp(quizly.port, 'student', logins)
  const requests = Array.from({ length: logins }, (_, index) => {
    const { email, password } = accountOf('student', index)
    return encodeCall(login, { body: { email, password, remember: false } })
  })
  const measured: LoginRound[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const done = {
      quizly: await measureExchange(quizly.pid, {
        port: quizly.port,
        connections: Math.min(16, logins),
        requests,
        onReply: ({ status, body }) => {
          if (status !== 200) throw new Error(`A log-in was answered ${status}: ${body.toString()}`)
        },
      }),
      bare: await bare.ask<{ perSecond: number }>({ count: logins }),
    }
    if (round > 0) measured.push(done)
  }
  await Promise.all([quizly.stop(), bare.stop()])
  return {
    title: 'Log-ins',
    figures: [
      ...figure(
        'log-ins',
        '/s',
        measured.map((each) => each.quizly.perSecond),
      ),
      ...figure(
        '… server CPU of one',
        'ms',
        measured.map((each) => each.quizly.cpuMs),
      ),
      ...figure(
        'bare checks of a password',
        '/s',
        measured.map((each) => each.bare.perSecond),
      ),
    ],
    ratios: ratio(
      'log-ins/s ÷ bare argon2/s',
      measured,
      (each) => [each.quizly.perSecond, each.bare.perSecond],
      {
        must: 0.8,
        want: 0.95,
      },
    ),
    notes: [`${measured.length} rounds after one to warm up, each ${logins} log-ins over 16 connections.`],
  }
}
