/** The 62 characters of a secret code: upper-case letters, lower-case letters, digits. */
export const secretCodeAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const secretCodeLength = 8
export const secretCodePattern = /^[A-Za-z0-9]{8}$/

const linkedCode = /[?&]code=([A-Za-z0-9]{8})(?![A-Za-z0-9])/

/** The code in what somebody typed or pasted: without the gaps with which codes are written, or out of its link. */
export function enteredCode(typed: string): string {
  return linkedCode.exec(typed)?.[1] ?? typed.replaceAll(/\s/g, '')
}

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
