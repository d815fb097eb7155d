import { readFileSync } from 'node:fs'
import type { User } from '@quizly/contract'
import { limits } from '@quizly/domain'
import { invalidInput } from '../../../app-error.ts'

let commonest: ReadonlySet<string> | undefined

/** The 10,000 commonest of at least 8 characters, in lower case, as ranked by zxcvbn-ts. */
function commonestPasswords(): ReadonlySet<string> {
  const file = new URL('./passwords-guessed-first.txt', import.meta.url)
  return (commonest ??= new Set(readFileSync(file, 'utf8').trimEnd().split('\n')))
}

export function demandGoodPassword(password: string, user: User, path: string): void {
  if (isOwnName(signsOf(password), user)) {
    throw refusal(path, 'password-is-own-name')
  }
  if (commonestPasswords().has(plain(password))) {
    throw refusal(path, 'common-password')
  }
}

/** Whether it is the name, the address or the part before its @, or the whole address and little else. */
function isOwnName(password: string, { name, email }: User): boolean {
  const ownNames = [name, email.slice(0, email.indexOf('@'))].map(signsOf).filter(Boolean)
  const withoutAddress = password.replace(signsOf(email), '')
  return (
    ownNames.includes(password) ||
    (withoutAddress !== password && withoutAddress.length < limits.shortestPassword)
  )
}

/** Letters and digits, as whoever guesses tries them first. */
const signsOf = (text: string) => plain(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')

const refusal = (path: string, code: 'password-is-own-name' | 'common-password') =>
  invalidInput([{ path, code }])
