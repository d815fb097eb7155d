import { secretCodeAlphabet } from './secret-code.ts'

const secretCodeLength = 8
/** Drawn codes hardly ever collide, so several collisions in a row have another cause. */
const codesAtMost = 5

/**
 * Draws a secret code. `randomBytes(n)` must return n unpredictable bytes. Six bits of each byte choose a
 * character; the two values without a character are drawn again, so that all characters are equally likely.
 */
export function generateSecretCode(randomBytes: (count: number) => Uint8Array): string {
  let code = ''
  while (code.length < secretCodeLength) {
    for (const byte of randomBytes(secretCodeLength - code.length)) {
      code += secretCodeAlphabet[byte & 63] ?? ''
    }
  }
  return code
}

/** Returns what `save` returns. While the code is taken, tries another; throws the fifth refusal. */
export async function saveWithFreeCode<T>(
  secretCode: string,
  save: (secretCode: string) => Promise<T>,
  { generate, isTaken }: { generate: () => string; isTaken: (error: unknown) => boolean },
  codesLeft = codesAtMost,
): Promise<T> {
  try {
    return await save(secretCode)
  } catch (error) {
    if (codesLeft === 1 || !isTaken(error)) throw error
    return saveWithFreeCode(generate(), save, { generate, isTaken }, codesLeft - 1)
  }
}
