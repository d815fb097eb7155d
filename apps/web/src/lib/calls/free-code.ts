import { drawSecretCode } from '@quizly/domain'
import { CallError } from './call.ts'

/** How many codes are tried. Even two that are taken come by chance only once in ages. */
const codesAtMost = 5

export function newSecretCode(): string {
  return drawSecretCode((count) => crypto.getRandomValues(new Uint8Array(count)))
}

/** Saves with a secret code; as long as it is taken, with another one, which `renew` draws and keeps. */
export async function withFreeCode<T>(
  secretCode: string,
  save: (secretCode: string) => Promise<T>,
  renew: () => string,
  codesLeft = codesAtMost,
): Promise<T> {
  try {
    return await save(secretCode)
  } catch (error) {
    const isTaken = error instanceof CallError && error.code === 'code-taken'
    if (!isTaken || codesLeft === 1) throw error
    return withFreeCode(renew(), save, renew, codesLeft - 1)
  }
}
