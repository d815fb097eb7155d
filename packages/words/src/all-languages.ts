// What the server, or a sheet on the way in, may need in any language at any moment.
import { questionTypes } from '../dist/authoring.ts'
import { questions, template } from '../dist/files.ts'
import { serverMails } from '../dist/mails.ts'
import { formulas } from '../dist/results.ts'
import { type LanguageTag, languageTags } from './languages.ts'

export { archive, copiedQuiz, results as resultsFile } from '../dist/files.ts'

/** Of the workbook with a quiz’s questions: written in one language, and known on the way in whatever the language. */
export type QuestionsFileWords = (typeof questions)['en'] & {
  /** As screens call them. */
  types: (typeof questionTypes)['en']['names']
}
export const questionsFile = Object.fromEntries(
  languageTags.map((tag) => [tag, { ...questions[tag], types: questionTypes[tag].names }]),
) as Readonly<Record<LanguageTag, QuestionsFileWords>>

/** Of the workbook that educators can start with. */
export const templateFile = Object.fromEntries(
  languageTags.map((tag) => {
    const types = { ...questionTypes[tag].names, ...template[tag].types }
    return [tag, { ...template[tag], types }]
  }),
) as Readonly<Record<LanguageTag, (typeof template)['en'] & { types: (typeof questionTypes)['en']['names'] }>>

/** Of formulas that are read out, or stand where nothing is drawn. */
export { formulas }
export type FormulaWords = (typeof formulas)['en']

export const mailsIn = (language: LanguageTag): (typeof serverMails)['en'] => serverMails[language]
