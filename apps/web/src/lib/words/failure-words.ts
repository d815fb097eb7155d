import type { Failure } from '@quizly/contract'
import {
  accounts as accountWords,
  attempts as attemptWords,
  quizzes as quizWords,
  requests as requestsWords,
  waits as waitsWords,
} from '@quizly/words/failures.ts'
import { account as problemWords } from '@quizly/words/problems.ts'
import { sentenceFrom } from '@quizly/words/sentences.ts'
import failures from 'virtual:words/failures'
import { languageNow, loadArea, showWords } from './language.ts'
import { loadProblemWords, sentenceOf } from './problem-words.ts'

let isLoaded = false

/** Once they are loaded, they follow the language. Failures that are shown already are then said anew. */
export async function loadFailureWords(): Promise<void> {
  if (isLoaded) return
  await Promise.all([loadArea(failures), loadProblemWords()])
  isLoaded = true
  showWords()
}

/** In the app's language now, if its words are loaded. */
export function translationOf(failure: Failure): string | undefined {
  return isLoaded && languageNow() !== 'en' ? sentenceOfFailure(failure) : undefined
}

/** The sentence of a failure in the app's language; that of its first problem, if it has some. */
export function sentenceOfFailure({ reason, params, problems }: Failure): string | undefined {
  const [first] = problems ?? []
  if (first) return sentenceOf(first) ?? sentenceOfFailure({ reason: first.code } as Failure)
  if (reason === undefined) return undefined
  const catalogues = [requestsWords, waitsWords, accountWords, quizWords, attemptWords, problemWords]
  const problem = { code: reason, params }
  return catalogues.map((each) => sentenceFrom(each, problem)).find((sentence) => sentence !== undefined)
}
