import { secretCodeAlphabet } from './secret-code.ts'

const secretCodeLength = 8
/** How many codes are tried. A drawn code is hardly ever taken, so several that are taken have another cause. */
const codesAtMost = 5

/**
 * Draws a secret code. `randomBytes(n)` must give n unpredictable bytes. Six bits of each byte choose a character and
 * the two values beyond the alphabet are drawn again, so that each character is equally likely.
 */
export function drawSecretCode(randomBytes: (count: number) => Uint8Array): string {
  let code = ''
  while (code.length < secretCodeLength) {
    for (const byte of randomBytes(secretCodeLength - code.length)) {
      code += secretCodeAlphabet[byte & 63] ?? ''
    }
  }
  return code
}

/**
 * Saves with a secret code and gives back what `save` gives. While the code is taken, it saves with one that `draw`
 * gives. If five codes are taken, the last refusal is thrown.
 */
export async function saveWithFreeCode<T>(
  secretCode: string,
  save: (secretCode: string) => Promise<T>,
  { draw, isTaken }: { draw: () => string; isTaken: (error: unknown) => boolean },
  codesLeft = codesAtMost,
): Promise<T> {
  try {
    return await save(secretCode)
  } catch (error) {
    if (codesLeft === 1 || !isTaken(error)) throw error
    return saveWithFreeCode(draw(), save, { draw, isTaken }, codesLeft - 1)
  }
}
