import type { User } from '@quizly/contract'
import type { PasswordUse } from '../../../config/oidc-config.ts'
import type { Db } from '../../../db/store.ts'
import { signsInByProvider } from '../login/auth.repository.ts'

/** Whether an account may use a password. As long as all may, this asks nothing. */
export async function mayUsePassword(db: Db, use: PasswordUse, user: User): Promise<boolean> {
  if (use === 'on') return true
  return use === 'off' ? user.isOperator === true : !(await signsInByProvider(db, user._id))
}
