import type { Params } from '@quizly/words/problems.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'
import { langOfFailure } from './failure-sentence.ts'
import { languageNow, useLanguage } from './language.ts'
import type { sentenceOf } from './problem-words.ts'

/** `message` says in English what `code` and `params` say in each language; without a code it is in the app’s language. */
export type Told = {
  code?: string
  params?: Params | undefined
  message: string
  /** In a sheet: the number of the row and the heading of the column. */
  row?: number | undefined
  column?: string | undefined
}

const listeners = createListeners()
let words: { sentenceOf: typeof sentenceOf; language: string } | undefined

async function loadSentences(): Promise<void> {
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
export function Sentence({ of: told }: { of: Told | string }) {
  const language = useLanguage()
  const loaded = useSyncExternalStore(listeners.subscribe, () => words)
  useEffect(() => void loadSentences(), [language])
  const { code, message, ...rest } = typeof told === 'string' ? { message: told } : told
  if (language === 'en') return message
  if (code === undefined) return langOfFailure(message) ? <span lang="en">{message}</span> : message
  const sentence = loaded?.language === language ? loaded.sentenceOf({ code, ...rest }) : undefined
  // Words that are not translated yet are English too.
  const isEnglish = sentence === undefined || sentence === message
  return isEnglish ? <span lang="en">{message}</span> : sentence
}
