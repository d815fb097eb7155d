// For whoever runs Quizly: `quizly accounts list`, `… role EMAIL student|admin`, `… reset-second-factor EMAIL`.
import type { Role } from '@quizly/contract'
import { isEducator, isEndless } from '@quizly/domain'
import { asTyped } from '../entry/as-typed.ts'
import { changeRole, listAccounts } from '../features/account/accounts.service.ts'
import { resetFactorOf } from '../features/operator/operators.service.ts'
import { createIds, systemRandom } from '../random.ts'
import { StartError } from '../start-error.ts'
import { endWithReader, forTerminal } from './for-terminal.ts'
import { withData } from './with-data.ts'

const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' })
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const roles: readonly string[] = ['student', 'admin'] satisfies Role[]
const isRole = (word: string | undefined): word is Role => word !== undefined && roles.includes(word)
const countOf = (count: number) => (count === 1 ? '1 quiz' : `${count} quizzes`)

export async function accounts([act, email, wanted, ...more]: readonly string[]): Promise<void> {
  if (act === 'list' && email === undefined) return list()
  if (act === 'role' && email !== undefined && isRole(wanted) && more.length === 0)
    return giveRole(email, wanted)
  if (act === 'role' && wanted !== undefined && !isRole(wanted)) {
    throw new StartError(`"${wanted}" is no role. The roles are student and admin, which is an educator.`)
  }
  if (act === 'reset-second-factor' && email !== undefined && wanted === undefined) return resetFactor(email)
  const forms = ['list', 'role EMAIL student|admin', 'reset-second-factor EMAIL'].map((form) =>
    asTyped('accounts', form),
  )
  throw new StartError(`Say what to do: ${forms.join(', or ')}.`)
}

async function resetFactor(given: string): Promise<void> {
  await withData(async ({ db }) => {
    const newId = createIds({ now: Date.now }, systemRandom)
    const { outcome, email } = await resetFactorOf(db, newId, given, Date.now())
    if (outcome === 'unknown') throw new StartError(`No account has the email ${given}.`)
    console.log(`${forTerminal(email)} has no second factor any more, and must log in again.`)
  })
}

/** In columns apart by tabs, which no name has. */
async function list(): Promise<void> {
  endWithReader()
  await withData(async ({ db }) => {
    let count = 0
    for await (const { role, email, name, createdAt, quizzes } of listAccounts(db)) {
      if (count === 0) console.log(['role', 'email', 'name', 'since', 'quizzes'].join('\t'))
      const cells = [role, email || 'by slip', name, day.format(createdAt), String(quizzes)]
      console.log(cells.map((cell) => forTerminal(cell.replaceAll(/[\t\n]/g, ' '))).join('\t'))
      count += 1
    }
    if (count === 0) console.log('No accounts yet.')
  })
}

async function giveRole(given: string, role: Role): Promise<void> {
  await withData(async ({ db }) => {
    const change = await changeRole(
      db,
      createIds({ now: Date.now }, systemRandom),
      { email: given, role },
      Date.now(),
    )
    if (change.outcome === 'unknown') throw new StartError(`No account has the email ${given}.`)
    const email = forTerminal(change.email)
    if (change.outcome === 'taking-a-quiz') {
      if (isEndless(change.until - Date.now()))
        throw new StartError(`${email} is taking a quiz without a time limit. Change the role after that.`)
      const until = time.format(change.until)
      throw new StartError(`${email} is taking a quiz until ${until}. Change the role after that.`)
    }
    if (change.outcome === 'as-before') return console.log(`${email} has the role ${role} already.`)
    console.log(`${email} has the role ${role} now, and must log in again.`)
    if (!isEducator({ role }) && change.ownQuizzes > 0) {
      const kept = `${countOf(change.ownQuizzes)} of this account`
      console.log(`Nothing is deleted: ${kept} can be managed again when the role is admin.`)
    }
  })
}
