import type { Params } from '@quizly/words/problems.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'
import { languageNow, useLanguage } from './language.ts'
import type { sentenceOf } from './problem-words.ts'

/** A problem or a failure: `message` says in English what `code` and `params` say in each language. */
export type Told = { code: string; params?: Params | undefined; message: string }

const listeners = createListeners()
let words: { sentenceOf: typeof sentenceOf; language: string } | undefined

/** To be awaited before a sentence is shown, so that nobody reads it in English first. It never fails. */
export async function loadSentences(): Promise<void> {
  const language = languageNow()
  if (language === 'en' || words?.language === language) return
  try {
    const module = await import('./problem-words.ts')
    await module.loadProblemWords()
    words = { sentenceOf: module.sentenceOf, language: languageNow() }
    listeners.emit()
  } catch {
    // The English message stays.
  }
}

/** Shows it in the app's language; without words for it, its English message, marked as English. */
export function Sentence({ of: told }: { of: Told }) {
  const language = useLanguage()
  const loaded = useSyncExternalStore(listeners.subscribe, () => words)
  useEffect(() => void loadSentences(), [language])
  if (language === 'en') return told.message
  const sentence = loaded?.language === language ? loaded.sentenceOf(told) : undefined
  // Words that are not translated yet are English too.
  const isEnglish = sentence === undefined || sentence === told.message
  return isEnglish ? <span lang="en">{told.message}</span> : sentence
}
