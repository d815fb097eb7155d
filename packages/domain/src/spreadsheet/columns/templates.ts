import { headingForms } from './headings.ts'

/** The sheets whose headings are known: the import templates of quiz services, and our own exported quizzes. */
export type SpreadsheetTemplate = 'kahoot' | 'quizizz' | 'classquiz' | 'blooket' | 'quizly'

/** Heads the keys of an exported quiz, and nobody else's. */
export const quizlyKeyHeading = 'Correct Answer (Quizly: number of the option, or text)'
/** Heads the options that keep their place in an exported quiz. */
export const fixedHeading = 'Don’t Shuffle (numbers of options)'
/** Head what counts besides the correct answer in an exported quiz: of written answers, and of options. */
export const acceptedHeading = 'Also Accepted (one answer on each line)'
export const eitherHeading = 'Also Correct (numbers of options, one key on each line)'
/** Heads the rule by which a question of an exported quiz counts for all alike. */
export const ruleHeading = 'Full Marks or Not Scored (rule for all students)'
const [quizlyKey] = headingForms(quizlyKeyHeading)

type Headings = { all: string[]; oneOf: string[] }

const templates: Record<SpreadsheetTemplate, Headings> = {
  kahoot: { all: ['question', 'answer1', 'answer2', 'correctanswers'], oneOf: ['timelimit'] },
  blooket: {
    all: ['question#', 'questiontext', 'answer1', 'answer2', 'correctanswers'],
    oneOf: ['timelimit'],
  },
  classquiz: { all: ['question', '1stanswer', '2ndanswer', 'correctanswers'], oneOf: ['timelimit'] },
  quizizz: {
    all: ['questiontext', 'questiontype', 'option1', 'option2', 'correctanswer'],
    oneOf: ['timeinseconds', 'imagelink', 'answerexplanation'],
  },
  quizly: { all: ['question', 'type', 'optiona', 'optionb'], oneOf: [quizlyKey] },
}

/** The template with these headings; undefined for any other spreadsheet. */
export function spreadsheetTemplate(columns: readonly string[]): SpreadsheetTemplate | undefined {
  const forms = new Set(columns.flatMap(headingForms))
  const names = Object.keys(templates) as SpreadsheetTemplate[]
  return names.find((name) => {
    const { all, oneOf } = templates[name]
    return all.every((form) => forms.has(form)) && oneOf.some((form) => forms.has(form))
  })
}
