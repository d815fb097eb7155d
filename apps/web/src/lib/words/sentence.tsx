import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'
import { langOfFailure } from './failure-sentence.ts'
import { useLanguage } from './language.ts'
import type { ErrorMessage, loadProblemWords } from './problem-words.ts'

const listeners = createListeners()
let inLanguage: Awaited<ReturnType<typeof loadProblemWords>> | undefined

async function loadSentences() {
  inLanguage = await (await import('./problem-words.ts')).loadProblemWords()
  listeners.emit()
}

/** Loads the words of all sentences before there is one, so that it is shown without a network too. */
export function useSentences(): string {
  const language = useLanguage()
  useEffect(() => {
    if (language !== 'en') void loadSentences().catch(() => {})
  }, [language])
  return language
}

/** Shows it in the app's language; without words for it, its English message, marked as English. */
export function Sentence({ of: given }: { of: ErrorMessage | string }) {
  const language = useSentences()
  const loaded = useSyncExternalStore(listeners.subscribe, () => inLanguage)
  const problem = typeof given === 'string' ? { message: given } : given
  const { code, message } = problem
  if (language === 'en') return message
  const own = langOfFailure(message) ? undefined : message
  return (code === undefined ? own : loaded?.(language, problem)) ?? <span lang="en">{message}</span>
}
