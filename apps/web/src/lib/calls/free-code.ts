import { generateSecretCode, saveWithFreeCode } from '@quizly/domain'
import { CallError } from '../failures.ts'

export function newSecretCode(): string {
  return generateSecretCode((count) => crypto.getRandomValues(new Uint8Array(count)))
}

/** While the code is taken, tries again with the one that `renew` draws and remembers. */
export function saveUnlessTaken<T>(
  secretCode: string,
  save: (secretCode: string) => Promise<T>,
  renew: () => string,
): Promise<T> {
  const isTaken = (error: unknown) => error instanceof CallError && error.code === 'code-taken'
  return saveWithFreeCode(secretCode, save, { generate: renew, isTaken })
}
