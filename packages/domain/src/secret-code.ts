/** The 62 characters of a secret code: upper-case letters, lower-case letters, digits. */
export const secretCodeAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
export const secretCodePattern = /^[A-Za-z0-9]{8}$/

const linkedCode = /[?&]code=([A-Za-z0-9]{8})(?![A-Za-z0-9])/

/** The code in what somebody typed or pasted: without spaces, or taken out of a link. */
export function enteredCode(typed: string): string {
  return linkedCode.exec(typed)?.[1] ?? typed.replaceAll(/\s/g, '')
}
