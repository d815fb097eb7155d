import type { LanguageTag } from '@quizly/words'

/** Where the template for educators stands in a language; `scripts/write-template.ts` writes it there. */
export const templateAddress = (language: LanguageTag) =>
  language === 'en' ? '/quizly-template.xlsx' : `/quizly-template.${language.toLowerCase()}.xlsx`
