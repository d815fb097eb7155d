import type { LanguageTag } from './languages.ts'

const inEnglish = 'Quizly could not load its words. Trying again…'

/** Stands in the page itself and is shown while no words can be loaded, not even English ones. */
export const waiting: Record<LanguageTag, string> = {
  en: inEnglish,
}
