/** The 62 characters of a secret code: upper-case letters, lower-case letters, digits. */
export const secretCodeAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const secretCodeLength = 8
export const secretCodePattern = /^[A-Za-z0-9]{8}$/

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
