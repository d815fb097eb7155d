import type { EducatorRule } from '@quizly/domain'
import type { PasswordUse } from '../../../config/oidc-config.ts'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/store.ts'
import { isAnyLocalOperator, lockOperators } from './operators.repository.ts'

export {
  isAnyLocalOperator,
  isAnyOperator,
  isOperator,
  listOperators,
  lockOperators,
  setOperator,
} from './operators.repository.ts'

/** Without an operator nobody could become an educator. */
export const needsOperator = ({ kind }: EducatorRule) => kind === 'invited' || kind === 'approved'

/** What decides whether an operator is needed, and one with a password. */
export type OperatorNeeds = { educators: EducatorRule; passwordUse: PasswordUse }

/** Refuses if the account is the last operator where one is needed, or the last who can sign in without the provider. */
export async function demandOtherOperator(
  trx: Db,
  { educators, passwordUse }: OperatorNeeds,
  userId: string,
): Promise<void> {
  if (!needsOperator(educators) && passwordUse !== 'off') return
  const operators = await lockOperators(trx)
  if (!operators.has(userId)) return
  if (passwordUse === 'off' && !(await isAnyLocalOperator(trx, userId)))
    throw new AppError('not-needed', 'last-local-operator')
  if (operators.size === 1) throw new AppError('not-needed', 'last-operator')
}
