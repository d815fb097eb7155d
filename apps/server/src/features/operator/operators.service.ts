import { noteInLog } from '../../db/log-entries.ts'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import {
  demandOtherOperator,
  isOperator,
  type OperatorNeeds,
  setOperator,
} from '../auth/educators/operators.service.ts'
import { emailKey } from '../auth/login/auth.service.ts'
import { resetFactor } from '../second-factor/reset.service.ts'
import { lockPersonByEmail } from './people.repository.ts'

export { listOperators } from '../auth/educators/operators.service.ts'

type Change = { outcome: 'unknown' | 'closed' | 'as-before' | 'changed'; email: string }

export async function addOperator(db: Db, newId: NewId, given: string, now: number): Promise<Change> {
  return db.transaction().execute(async (trx): Promise<Change> => {
    const person = await lockPersonByEmail(trx, emailKey(given))
    if (!person) return { outcome: 'unknown', email: given }
    const { id, email } = person
    if (person.closedAt !== null) return { outcome: 'closed', email }
    if (await isOperator(trx, id)) return { outcome: 'as-before', email }
    await setOperator(trx, id, now)
    await noteInLog(trx, newId, { kind: 'operator-added', of: id }, now)
    return { outcome: 'changed', email }
  })
}

/** By whoever runs Quizly, who must have made sure of the person. */
export async function resetFactorOf(
  db: Db,
  newId: NewId,
  given: string,
  now: number,
): Promise<{ outcome: 'unknown' | 'changed'; email: string }> {
  return db.transaction().execute(async (trx) => {
    const person = await lockPersonByEmail(trx, emailKey(given))
    if (!person) return { outcome: 'unknown' as const, email: given }
    await resetFactor(trx, person.id)
    await noteInLog(trx, newId, { kind: 'factor-reset', of: person.id }, now)
    return { outcome: 'changed' as const, email: person.email }
  })
}

/** Throws if it is the last one that is needed. */
export async function removeOperator(
  db: Db,
  newId: NewId,
  needs: OperatorNeeds,
  given: string,
  now: number,
): Promise<Change> {
  return db.transaction().execute(async (trx): Promise<Change> => {
    const person = await lockPersonByEmail(trx, emailKey(given))
    if (!person) return { outcome: 'unknown', email: given }
    const { id, email } = person
    if (!(await isOperator(trx, id))) return { outcome: 'as-before', email }
    await demandOtherOperator(trx, needs, id)
    await setOperator(trx, id, null)
    await noteInLog(trx, newId, { kind: 'operator-removed', of: id }, now)
    return { outcome: 'changed', email }
  })
}
