import type { Failure } from '@quizly/contract'
import { inTime } from '../device/device-store.ts'
import type * as failureWords from './failure-words.ts'
import { languageNow } from './language.ts'

const maxMs = 2_000

let translationOf: typeof failureWords.translationOf | undefined
const english = new Set<string>()

/** To be awaited before a failure is told. It never fails and takes 2 s at most: the English message will do. */
export async function loadFailures(): Promise<void> {
  if (languageNow() === 'en') return
  const load = async () => {
    const module = await import('./failure-words.ts')
    translationOf = module.translationOf
    await module.loadFailureWords()
  }
  await inTime(load(), maxMs).catch(() => {})
}

/** In the app's language; until there are words for it, and if there are none, the server's English message. */
export function failureSentence(failure: Failure): string {
  // It was told in English, and the language has changed since.
  if (!translationOf) void loadFailures()
  const { message } = failure
  const sentence = translationOf?.(failure) ?? message
  if (sentence === message) english.add(message)
  return sentence
}

/** The `lang` of an element that shows this text: English messages are marked, for an app of another language. */
export const langOfFailure = (text: string) => (english.has(text) ? 'en' : undefined)
