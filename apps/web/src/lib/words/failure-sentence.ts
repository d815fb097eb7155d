import type { Failure } from '@quizly/contract'
import type { sentenceOfFailure } from './failure-words.ts'
import { languageNow } from './language.ts'

const mostMs = 2_000

let words: { sentenceOfFailure: typeof sentenceOfFailure; language: string } | undefined
const english = new Set<string>()

/** To be awaited before a failure is told. It never fails and takes 2 s at most: the English message will do. */
export async function loadFailures(): Promise<void> {
  const language = languageNow()
  if (language === 'en' || words?.language === language) return
  const load = async () => {
    const module = await import('./failure-words.ts')
    await module.loadFailureWords()
    words = { sentenceOfFailure: module.sentenceOfFailure, language }
  }
  const tooLong = new Promise((resolve) => setTimeout(resolve, mostMs))
  await Promise.race([load(), tooLong]).catch(() => {})
}

/** In the app's language; without words for it, the server's English message. */
export function failureSentence(failure: Failure): string {
  const language = languageNow()
  if (language === 'en') return failure.message
  const sentence = words?.language === language ? words.sentenceOfFailure(failure) : undefined
  if (sentence === undefined || sentence === failure.message) english.add(failure.message)
  return sentence ?? failure.message
}

/** The `lang` of an element that shows this text: English messages in an app of another language are marked. */
export const langOfFailure = (text: string) =>
  languageNow() !== 'en' && english.has(text) ? 'en' : undefined
