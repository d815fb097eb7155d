import type { ServerResponse } from 'node:http'
import {
  beginSignIn,
  beginTotp,
  type CallResult,
  completeSecondStep,
  confirmTotp,
  login,
  makeSlips,
  me,
  type SecondStep,
  takeSignIn,
  useSlip,
} from '@quizly/contract'
import { startScriptedProvider } from '../../apps/server/src/testing/providers/scripted-provider.ts'
import { codeAt } from '../../apps/server/src/testing/second-factor.ts'
import { seededPassword, type SeededUser } from '../../apps/server/src/testing/seed.ts'
import { address, type Attack, floodMs, inParallel, type Outcome } from './attack.ts'
import { ask, countStatuses, type Reply } from './hostile-http.ts'
import type { Fixture } from './target.ts'

const addresses = 100
const classSize = 20
/** Wrong slips of one address in two seconds: five at once, and then in growing intervals. */
const maxAtOnce = 8
const unfinished = 2_000
const elsewhere = 'https://quizly.example.evil'

/** Wrong codes of an account in a day, from all networks. */
const maxWrongCodes = 10
const stepMs = 30_000

/** Slips, second factors, and signing in by a provider. */
export const signInAttacks: Attack[] = [
  {
    name: 'slips-from-one',
    what: 'wrong slips from one address for 2 s, behind which a class of 20 uses right ones meanwhile',
    run: (fixture) => guessSlips(fixture, 1, () => 0),
  },
  {
    name: 'slips-from-everywhere',
    what: 'wrong slips from 100 addresses for 2 s, while a class of 20 uses right ones from another',
    run: (fixture) => guessSlips(fixture, addresses, () => addresses + 1),
  },
  {
    name: 'codes-from-one',
    what: 'a stolen password and wrong codes from one address for 2 s; the owner logs in on a device of before, and the used ticket is tried again',
    run: ({ port, owner }) => guessCodes(port, owner, 1),
  },
  {
    name: 'codes-from-everywhere',
    what: 'a stolen password and wrong codes from 100 addresses for 2 s; the owner logs in on a device of before',
    run: ({ port, owner }) => guessCodes(port, owner, addresses),
  },
  {
    name: 'unfinished-sign-ins',
    what: '2,000 sign-ins by a provider that are begun and not finished, 2,000 ways back that nobody was sent on, and addresses of others in every parameter',
    beside: () => besideProvider({}),
    run: ({ port }) => beginMany(port),
  },
  fixedSessions(),
  {
    name: 'provider-of-100-mb',
    what: 'sign-ins for 10 s, 20 at a time, by a provider that answers with 100 MB',
    beside: () => besideProvider({ discovery: floods, token: floods }),
    run: ({ port, owner }) => signInMeanwhile(port, owner.token),
  },
  {
    name: 'provider-that-hangs',
    what: 'sign-ins for 10 s, 20 at a time, by a provider that never answers',
    beside: () => besideProvider({ discovery: () => {}, token: () => {} }),
    run: ({ port, owner }) => signInMeanwhile(port, owner.token),
  },
]

async function guessSlips(
  { port, educator }: Fixture,
  guessers: number,
  networkOfClass: () => number,
): Promise<Outcome> {
  const names = Array.from({ length: classSize }, (_, i) => `Student ${i}`)
  const made = await ask(port, makeSlips, {
    token: educator.token,
    body: { title: 'Form 9', names, days: 1 },
  })
  const { slips } = JSON.parse(made.body) as CallResult<typeof makeSlips>
  const enter = (code: string, network: number) =>
    ask(port, useSlip, { body: { code }, from: address(network) })
  const [guesses, entered] = await Promise.all([
    inParallel(guessers, 2_000, (i) => enter('MMMMMMMMMM', i)),
    Promise.all(slips.map(({ code }) => enter(code, networkOfClass()))),
  ])
  const checked = guesses.filter(({ status }) => status === 404).length
  const kept = entered.filter(({ status }) => status !== 200).length
  return {
    happened: `guesses ${countStatuses(guesses)}; the class ${countStatuses(entered)}`,
    wrong: [
      ...(kept > 0 ? [`${kept} of ${classSize} right slips were refused`] : []),
      ...(checked > maxAtOnce * guessers ? [`${checked} guesses were told that they are wrong`] : []),
    ],
  }
}

async function guessCodes(port: number, owner: SeededUser, guessers: number): Promise<Outcome> {
  const { email, token } = owner
  const secret = await turnOnTotp(port, token)
  const cookie = `quizly-device=${'own-device-of-the-owner'.padEnd(43, 'x')}`
  const elsewhereFrom = address(addresses + 1)
  const firstStep = async (from: string, device?: string) => {
    const body = { email, password: seededPassword }
    const reply = await ask(port, login, { body, from, ...(device !== undefined && { cookie: device }) })
    return reply.status === 202 ? (JSON.parse(reply.body) as SecondStep).ticket : undefined
  }
  const enter = (ticket: string | undefined, code: string, from: string, device?: string) =>
    ask(port, completeSecondStep, {
      body: { ticket: ticket ?? 'none', code },
      from,
      ...(device !== undefined && { cookie: device }),
    })
  const first = await enter(
    await firstStep(elsewhereFrom, cookie),
    codeAt(secret, Date.now()),
    elsewhereFrom,
    cookie,
  )
  const right = [-1, 0, 1].map((step) => codeAt(secret, Date.now() + step * stepMs))
  const wrongCode = ['000000', '000001', '000002', '000003'].find((code) => !right.includes(code)) ?? ''
  const tickets = await Promise.all(Array.from({ length: guessers }, (_, index) => firstStep(address(index))))
  const guesses = await inParallel(guessers, 2_000, (index) =>
    enter(tickets[index], wrongCode, address(index)),
  )
  const ticket = await firstStep(elsewhereFrom, cookie)
  const code = codeAt(secret, Date.now() + stepMs)
  const own = await enter(ticket, code, elsewhereFrom, cookie)
  const again = await enter(ticket, code, elsewhereFrom, cookie)
  const checked = guesses.filter(({ status }) => status === 422).length
  return {
    happened: `guesses ${countStatuses(guesses)}; the owner ${first.status}, ${own.status}; the used ticket ${again.status}`,
    wrong: [
      ...(checked > maxWrongCodes ? [`${checked} wrong codes were checked`] : []),
      ...(guesses.some(({ status }) => status === 200) ? ['a wrong code opened a session'] : []),
      ...(first.status === 200 && own.status === 200 ? [] : ['the owner cannot log in']),
      ...(again.status === 200 ? ['a ticket opened two sessions'] : []),
    ],
  }
}

async function turnOnTotp(port: number, token: string): Promise<string> {
  const begun = await ask(port, beginTotp, { token, body: { password: seededPassword } })
  const { secret } = JSON.parse(begun.body) as CallResult<typeof beginTotp>
  const code = codeAt(secret, Date.now() - stepMs)
  const { status, body } = await ask(port, confirmTotp, { token, body: { code } })
  if (status !== 200) throw new Error(`The second factor was not turned on: ${status} ${body}`)
  return secret
}

async function besideProvider(
  instead: Partial<Record<'discovery' | 'token', (reply: ServerResponse) => void>>,
) {
  const provider = await startScriptedProvider()
  provider.says.instead = instead
  return {
    answer: provider.answer,
    settings: {
      OIDC_SCHOOL_ISSUER: provider.issuer,
      OIDC_SCHOOL_CLIENT_ID: 'quizly',
      OIDC_SCHOOL_CLIENT_SECRET: 'hunter2',
      OIDC_SCHOOL_LABEL: 'Northfield School',
    },
    end: provider.close,
  }
}

function floods(reply: ServerResponse) {
  const part = Buffer.alloc(1024 ** 2, 0x20)
  let left = 100
  reply.writeHead(200, { 'content-type': 'application/json' })
  const more = () => {
    while (left > 0 && !reply.destroyed) {
      left -= 1
      if (!reply.write(part)) return void reply.once('drain', more)
    }
    reply.end()
  }
  more()
}

const begin = (port: number, from: string) => ask(port, beginSignIn, { body: { provider: 'school' }, from })
const cookieIn = ({ headers }: Reply) => String(headers['set-cookie']).split(';', 1)[0] ?? ''
const codeIn = ({ headers: { location = '' } }: Reply) => location.split('#')[1] ?? ''

const comeBack = (port: number, query: Record<string, string>, from: string, cookie?: string) =>
  ask(
    port,
    { method: 'GET', path: '/api/auth/provider/school/callback' },
    { query, from, ...(cookie !== undefined && { cookie }) },
  )

async function beginMany(port: number): Promise<Outcome> {
  const indices = Array.from({ length: unfinished }, (_, i) => i)
  const begun: Reply[] = []
  const back: Reply[] = []
  for (let at = 0; at < unfinished; at += 50) {
    const some = indices.slice(at, at + 50)
    begun.push(...(await Promise.all(some.map((i) => begin(port, address(i % addresses))))))
    back.push(
      ...(await Promise.all(
        some.map((i) => comeBack(port, { code: `code${i}`, state: `state${i}` }, address(i % addresses))),
      )),
    )
  }
  // Somebody whose sign-in was begun, with a place of the attacker’s in every parameter that a way back may have.
  const first = await begin(port, address(0))
  const cookie = cookieIn(first)
  const state = new URL(addressIn(first)).searchParams.get('state') ?? ''
  const parameters = [
    'code',
    'state',
    'iss',
    'error',
    'error_uri',
    'redirect_uri',
    'next',
    'return_to',
    'url',
  ]
  const led: Reply[] = []
  for (const name of parameters) {
    led.push(await comeBack(port, { state, [name]: elsewhere }, address(0), cookie))
    led.push(await comeBack(port, { state, [name]: '//quizly.example.evil' }, address(0), cookie))
  }
  const taken = await Promise.all(
    led.map((reply) => ask(port, takeSignIn, { body: { code: codeIn(reply) }, cookie, from: address(0) })),
  )
  const places = [...back, ...led].map(({ headers }) => headers.location ?? '')
  const own = `http://127.0.0.1:${port}/by-school#`
  const foreign = places.filter((place) => !place.startsWith(own))
  return {
    happened: `begun ${countStatuses(begun)}; ways back ${countStatuses([...back, ...led])}; codes ${countStatuses(taken)}`,
    wrong: [
      ...(begun.some(({ status }) => status !== 200) ? ['sign-ins were not begun'] : []),
      ...(foreign.length > 0 ? [`${foreign.length} led elsewhere, such as ${foreign[0]}`] : []),
      ...(taken.some(({ status }) => status < 400 || status >= 500) ? ['a way back signed somebody in'] : []),
    ],
  }
}

const addressIn = ({ body }: Reply) => (JSON.parse(body) as CallResult<typeof beginSignIn>).address

function fixedSessions(): Attack {
  let answer = (_address: string) => ''
  return {
    name: 'fixed-sessions',
    what: 'the way back of an attacker’s sign-in in somebody else’s browser, somebody’s code in an attacker’s, each code twice, and log-ins that bring an attacker’s token',
    beside: async () => {
      const beside = await besideProvider({})
      ;({ answer } = beside)
      return beside
    },
    run: (fixture) => fixSessions(fixture, (asked) => answer(asked)),
  }
}

async function fixSessions(
  { port, owner, educator }: Fixture,
  answer: (address: string) => string,
): Promise<Outcome> {
  const [attacker, victim] = [address(0), address(1)]
  const browse = async (from: string) => {
    const begun = await begin(port, from)
    return {
      cookie: cookieIn(begun),
      query: Object.fromEntries(new URLSearchParams(answer(addressIn(begun)))),
    }
  }
  const take = (reply: Reply, from: string, cookie?: string) =>
    ask(port, takeSignIn, { body: { code: codeIn(reply) }, from, ...(cookie !== undefined && { cookie }) })

  const [theirs, own] = [await browse(attacker), await browse(victim)]
  const bare = await comeBack(port, theirs.query, victim)
  const withOwn = await comeBack(port, theirs.query, victim, own.cookie)
  const fixed = [await take(bare, victim), await take(withOwn, victim, own.cookie)]

  const back = await comeBack(port, own.query, victim, own.cookie)
  const stolen = [await take(back, attacker), await take(back, attacker, theirs.cookie)]
  const { cookie, query } = await browse(victim)
  const again = await comeBack(port, query, victim, cookie)
  const taken = await take(again, victim, cookie)
  const twice = [
    await take(again, victim, cookie),
    await take(await comeBack(port, query, victim, cookie), victim, cookie),
  ]
  const { session } = JSON.parse(taken.body) as Partial<CallResult<typeof takeSignIn>>

  const body = { email: owner.email, password: seededPassword }
  const entered = await ask(port, login, { body, from: victim, token: educator.token })
  const { token } = JSON.parse(entered.body) as { token?: string }
  const attackers = await ask(port, me, { token: educator.token, from: attacker })
  const { user } = JSON.parse(attackers.body) as { user: { _id: string } }
  const isOpen = ({ status }: Reply) => status < 400
  return {
    happened: `an attacker’s way back ${countStatuses(fixed)}; a stolen code ${countStatuses(stolen)}; one’s own ${taken.status}; again ${countStatuses(twice)}; log-in ${entered.status}`,
    wrong: [
      ...(fixed.some(isOpen) ? ['an attacker’s sign-in was completed in another browser'] : []),
      ...(stolen.some(isOpen) ? ['a code opened a session in another browser'] : []),
      ...(twice.some(isOpen) ? ['a sign-in opened two sessions'] : []),
      ...(taken.status === 200 && session !== undefined ? [] : ['a rightful sign-in was refused']),
      ...(entered.status === 200 && token !== educator.token ? [] : ['a log-in kept the token it was sent']),
      ...(user._id === educator._id ? [] : ['an attacker’s token is somebody else’s now']),
    ],
  }
}

async function signInMeanwhile(port: number, token: string): Promise<Outcome> {
  const [begun, seen] = await Promise.all([
    inParallel(20, floodMs, (i) => begin(port, address(i))),
    inParallel(1, floodMs, () => ask(port, me, { token })),
  ])
  const refused = seen.filter(({ status }) => status !== 200).length
  return {
    happened: `begun ${countStatuses(begun)}; somebody who is signed in ${countStatuses(seen)}`,
    wrong: [
      ...(refused > 0 ? [`${refused} requests of somebody who is signed in were refused`] : []),
      ...(begun.some(({ status }) => status < 400) ? ['a sign-in was begun'] : []),
    ],
  }
}
