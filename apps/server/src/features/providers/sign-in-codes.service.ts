import type { Db } from '../../db/store.ts'
import type { Random } from '../../random.ts'
import { generateToken, hashToken } from '../auth/sessions/sessions.service.ts'
import type { Person } from './claims.service.ts'
import type { FailureReason } from './provider-failure.service.ts'
import { findCode, insertCode, takeCode } from './sign-ins.repository.ts'

/** What a code stands for: who has signed in; for whom an account is to be proved, or has been; or why nobody signs in. */
export type CodeContent =
  | { person: Person }
  | { person: Person; userId: string; proof: 'none' | 'password' | 'mail' }
  | { failed: FailureReason }

export async function issueCode(
  db: Db,
  random: Random,
  { browserHash, content, expiresAt }: { browserHash: string; content: CodeContent; expiresAt: number },
): Promise<string> {
  const { token, tokenHash } = generateToken(random)
  await insertCode(db, { codeHash: tokenHash, browserHash, content: JSON.stringify(content), expiresAt })
  return token
}

type Shown = { code: string; browserHash: string }

export async function readCode(db: Db, shown: Shown, now: number): Promise<CodeContent | undefined> {
  return parsed(await findCode(db, holderOf(shown), now))
}

export async function useCode(db: Db, shown: Shown, now: number): Promise<CodeContent | undefined> {
  return parsed(await takeCode(db, holderOf(shown), now))
}

const holderOf = ({ code, browserHash }: Shown) => ({ codeHash: hashToken(code), browserHash })

const parsed = (content: string | undefined) =>
  content === undefined ? undefined : (JSON.parse(content) as CodeContent)
