import { readFileSync } from 'node:fs'
import type { User } from '@quizly/contract'
import { invalidInput } from '../../../app-error.ts'

let commonest: ReadonlySet<string> | undefined

/** The 10,000 commonest of at least 8 characters, in lower case, as ranked by zxcvbn-ts. */
function commonestPasswords(): ReadonlySet<string> {
  const file = new URL('./passwords-guessed-first.txt', import.meta.url)
  return (commonest ??= new Set(readFileSync(file, 'utf8').trimEnd().split('\n')))
}

export function demandGoodPassword(password: string, { name, email }: User, path: string): void {
  const [localPart] = email.split('@')
  const ownWords = [name, email, localPart].map(plain)
  if (ownWords.includes(plain(password))) {
    throw refusal(path, 'password-is-own-name')
  }
  if (commonestPasswords().has(plain(password))) {
    throw refusal(path, 'common-password')
  }
}

const plain = (text = '') => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')

const refusal = (path: string, code: 'password-is-own-name' | 'common-password') =>
  invalidInput([{ path, code }])
