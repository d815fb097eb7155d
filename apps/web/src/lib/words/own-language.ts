import { languageAddress, type User } from '@quizly/contract'
import { isLanguageTag, type LanguageTag } from '@quizly/words'
import { call, registerAddresses } from '../calls/call.ts'
import { getSession } from '../calls/session.ts'
import { safeStorage } from '../device/storage.ts'
import { CallError } from '../failures.ts'
import { follow, languageNow } from './language.ts'

/** The device's choice, and that of whoever signed in last here. `index.html` reads both. */
const ofDevice = 'language'
const ofPerson = 'ownLanguage'
/** A user's ID and the choice that the account has not heard. */
const unsent = 'unsentLanguage'
const retryMs = 30_000
/** So long somebody who has chosen a language may take to log in. */
const freshMs = 600_000
const storage = safeStorage('localStorage')
let chosenAt = 0
let timer: ReturnType<typeof setTimeout> | undefined
registerAddresses(languageAddress)

/** What was chosen and is shown. */
export function keep(tag: LanguageTag): void {
  // Another one may have been chosen meanwhile.
  if (languageNow() !== tag) return
  const session = getSession()
  if (session) return keepForPerson(session.user._id, tag)
  storage.remove(ofPerson)
  storage.set(ofDevice, tag)
  tellServer(tag)
  chosenAt = Date.now()
}

/** The last choice counts: one made here just before the log-in, else the account's, else that of the device. */
export function agree({ _id, language }: User): void {
  const choice = unsentChoice()
  const isFresh = Date.now() - chosenAt < freshMs
  const here = isFresh ? languageNow() : choice?.userId === _id ? choice.language : undefined
  chosenAt = 0
  storage.remove(unsent)
  if (here) keepForPerson(_id, here)
  else if (language) storage.set(ofPerson, language)
  else storage.remove(ofPerson)
  show(here ?? language)
}

/** At a log-out the device speaks its own language again. */
export function forgetOwnLanguage(): void {
  if (storage.get(ofPerson) === null) return
  storage.remove(ofPerson)
  show()
  if (storage.get(ofDevice) === null) tellServer('', 0)
}

function keepForPerson(userId: string, tag: LanguageTag) {
  storage.set(ofPerson, tag)
  storage.set(unsent, `${userId} ${tag}`)
  tellServer(tag)
  void tellAccount()
}

function show(tag = window.preferredLanguage()[0]) {
  follow(tag)
  tellServer(tag)
}

/** The server reads a cookie when it is asked for the page. */
function tellServer(tag: string, seconds = 31_536_000) {
  document.cookie = `language=${tag}; path=/; max-age=${seconds}; samesite=lax`
}

function unsentChoice(): { userId: string; language: LanguageTag } | undefined {
  const [userId = '', language] = storage.get(unsent)?.split(' ') ?? []
  return isLanguageTag(language) ? { userId, language } : undefined
}

/** What the account does not hear now, it hears later: nobody waits for it, and no failure is shown. */
export async function tellAccount(): Promise<void> {
  clearTimeout(timer)
  const choice = unsentChoice()
  if (!choice || getSession()?.user._id !== choice.userId) return
  const { language } = choice
  try {
    await call('changeLanguage', { body: { language } })
    if (unsentChoice()?.language === language) storage.remove(unsent)
  } catch (error) {
    if (!(error instanceof CallError)) timer = setTimeout(() => void tellAccount(), retryMs)
  }
}
