// What the server, or a sheet on the way in, may need in any language at any moment.
import { questions } from '../dist/files.ts'
import { serverMails } from '../dist/mails.ts'
import { formulas } from '../dist/results.ts'
import type { LanguageTag } from './languages.ts'

export { copiedQuiz, results as resultsFile, template as templateFile } from '../dist/files.ts'

/** Of the workbook with a quiz’s questions: written in one language, and known on the way in whatever the language. */
export const questionsFile = questions
export type QuestionsFileWords = (typeof questions)['en']

/** Of formulas that are read out, or stand where nothing is drawn. */
export { formulas }
export type FormulaWords = (typeof formulas)['en']

export const mailsIn = (language: LanguageTag): (typeof serverMails)['en'] => serverMails[language]
