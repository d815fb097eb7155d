// For whoever runs Quizly: `quizly operator list`, `quizly operator add EMAIL`, `quizly operator remove EMAIL`.
import { asTyped } from '../entry/as-typed.ts'
import { AppError } from '../app-error.ts'
import { addOperator, listOperators, removeOperator } from '../features/operator/operators.service.ts'
import { deleteSessionsWithoutFactor } from '../features/second-factor/second-step.service.ts'
import { createIds, systemRandom } from '../random.ts'
import { StartError } from '../start-error.ts'
import { forTerminal } from './for-terminal.ts'
import { withData } from './with-data.ts'

const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' })

export async function operator([act, email, ...more]: readonly string[]): Promise<void> {
  if (act === 'list' && email === undefined) return list()
  if (act === 'add' && email !== undefined && more.length === 0) return add(email)
  if (act === 'remove' && email !== undefined && more.length === 0) return remove(email)
  const forms = ['list', 'add EMAIL', 'remove EMAIL'].map((form) => asTyped('operator', form))
  throw new StartError(`Say what to do: ${forms.join(', or ')}.`)
}

async function list(): Promise<void> {
  await withData(async ({ db }) => {
    const operators = await listOperators(db)
    if (operators.length === 0)
      return console.log(`No operator yet. Add one: ${asTyped('operator', 'add EMAIL')}.`)
    console.log(['email', 'name', 'since'].join('\t'))
    for (const { email, name, since } of operators)
      console.log(
        [email, name, day.format(since ?? 0)]
          .map((cell) => forTerminal(cell.replaceAll(/[\t\n]/g, ' ')))
          .join('\t'),
      )
  })
}

const newId = createIds({ now: Date.now }, systemRandom)

async function add(given: string): Promise<void> {
  await withData(async ({ db }, { secondFactor }) => {
    const { outcome, email } = await addOperator(db, newId, given, Date.now())
    if (outcome === 'unknown') throw new StartError(`No account has the email ${given}.`)
    if (outcome === 'closed')
      throw new StartError(`The account of ${forTerminal(email)} is closed. An operator can reopen it.`)
    if (outcome === 'as-before') return console.log(`${forTerminal(email)} is an operator already.`)
    if (secondFactor === 'educators') await deleteSessionsWithoutFactor(db)
    console.log(
      `${forTerminal(email)} is an operator now. After the next log-in, the Account page leads to the operator’s page.`,
    )
  })
}

async function remove(given: string): Promise<void> {
  await withData(async ({ db }, { educators, passwords: passwordUse }) => {
    const needs = { educators, passwordUse }
    const { outcome, email } = await removeOperator(db, newId, needs, given, Date.now()).catch(
      (error: unknown) => {
        if (error instanceof AppError) throw new StartError(error.message)
        throw error
      },
    )
    if (outcome === 'unknown') throw new StartError(`No account has the email ${given}.`)
    if (outcome === 'as-before') return console.log(`${forTerminal(email)} is no operator.`)
    console.log(`${forTerminal(email)} is no operator any more.`)
  })
}
