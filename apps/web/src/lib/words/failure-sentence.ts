import type { Failure } from '@quizly/contract'
import type * as failureWords from './failure-words.ts'
import { languageNow } from './language.ts'

const mostMs = 2_000

let words: Pick<typeof failureWords, 'translationOf' | 'langOf'> | undefined

/** To be awaited before a failure is told. It never fails and takes 2 s at most: the English message will do. */
export async function loadFailures(): Promise<void> {
  if (languageNow() === 'en') return
  const load = async () => {
    const module = await import('./failure-words.ts')
    await module.loadFailureWords()
    words = { translationOf: module.translationOf, langOf: module.langOf }
  }
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, mostMs))]).catch(() => {})
}

/** In the app's language; without words for it, the server's English message. */
export const failureSentence = (failure: Failure) => words?.translationOf(failure) ?? failure.message

/** The `lang` of an element that shows this text: English messages in an app of another language are marked. */
export const langOfFailure = (text: string) => words?.langOf(text)
