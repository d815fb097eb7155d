import type { WordsOf } from './format.ts'
import type { LanguageTag } from './languages.ts'
import { words as arCopied } from './ar/files/copied-quiz.ts'
import { words as deCopied } from './de/files/copied-quiz.ts'
import { words as esCopied } from './es/files/copied-quiz.ts'
import { words as frCopied } from './fr/files/copied-quiz.ts'
import { words as portugueseCopied } from './pt-BR/files/copied-quiz.ts'
import * as enCopied from './en/files/copied-quiz.ts'
import { words as arFormulas } from './ar/results/formulas.ts'
import { words as arQuestions } from './ar/files/questions.ts'
import { words as deFormulas } from './de/results/formulas.ts'
import { words as deQuestions } from './de/files/questions.ts'
import { words as esFormulas } from './es/results/formulas.ts'
import { words as esQuestions } from './es/files/questions.ts'
import { words as frFormulas } from './fr/results/formulas.ts'
import { words as frQuestions } from './fr/files/questions.ts'
import { words as portugueseFormulas } from './pt-BR/results/formulas.ts'
import { words as portugueseQuestions } from './pt-BR/files/questions.ts'
import * as enFormulas from './en/results/formulas.ts'
import * as enQuestions from './en/files/questions.ts'
import { words as arResults } from './ar/files/results.ts'
import { words as deResults } from './de/files/results.ts'
import { words as esResults } from './es/files/results.ts'
import { words as frResults } from './fr/files/results.ts'
import { words as portugueseResults } from './pt-BR/files/results.ts'
import * as enResults from './en/files/results.ts'
import { words as arTemplate } from './ar/files/template.ts'
import { words as deTemplate } from './de/files/template.ts'
import { words as esTemplate } from './es/files/template.ts'
import { words as frTemplate } from './fr/files/template.ts'
import { words as portugueseTemplate } from './pt-BR/files/template.ts'
import * as enTemplate from './en/files/template.ts'

type InAll<Catalogue> = Readonly<Record<LanguageTag, WordsOf<Catalogue>>>

/** Of the workbook with a quiz’s questions: written in one language, and known on the way in whatever the language. */
export const questionsFile: InAll<typeof enQuestions> = {
  en: enQuestions,
  de: deQuestions,
  es: esQuestions,
  fr: frQuestions,
  'pt-BR': portugueseQuestions,
  ar: arQuestions,
}
export type QuestionsFileWords = InAll<typeof enQuestions>['en']

export const resultsFile: InAll<typeof enResults> = {
  en: enResults,
  de: deResults,
  es: esResults,
  fr: frResults,
  'pt-BR': portugueseResults,
  ar: arResults,
}

export const templateFile: InAll<typeof enTemplate> = {
  en: enTemplate,
  de: deTemplate,
  es: esTemplate,
  fr: frTemplate,
  'pt-BR': portugueseTemplate,
  ar: arTemplate,
}

/** Of a quiz that is copied on the server. */
export const copiedQuiz: InAll<typeof enCopied> = {
  en: enCopied,
  de: deCopied,
  es: esCopied,
  fr: frCopied,
  'pt-BR': portugueseCopied,
  ar: arCopied,
}

/** Of formulas that are read out, or stand where nothing is drawn. */
export const formulas: InAll<typeof enFormulas> = {
  en: enFormulas,
  de: deFormulas,
  es: esFormulas,
  fr: frFormulas,
  'pt-BR': portugueseFormulas,
  ar: arFormulas,
}
export type FormulaWords = WordsOf<typeof enFormulas>
