import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { questionTypes } from '../../packages/domain/src/questions/question.ts'
import { projectFiles } from './project-files.ts'

const domain = 'packages/domain/src'
const types = `(?:${questionTypes.join('|')})`
/** A type in a comparison, a case, a list or a call. */
const comparesType = new RegExp(
  String.raw`(?:[=!]=\s*|\bcase\s+|[[(,]\s*)(['"\x60])${types}\1|(['"\x60])${types}\2\s*[=!]=`,
)

const instead = `ask the type's rules in ${domain}/questions, or its parts in apps/web/src/question-types`

/** Each type's own rules; what other programs call it; and content: tests, and the quizzes of the demo. */
const mayNameTypes = [
  `${domain}/questions/`,
  'packages/formats/src/',
  'apps/server/src/testing/',
  'apps/server/src/commands/demo-content.ts',
]

/** Options that a row of a spreadsheet has or a type of question must not have, or beside an answer, say nothing about a question's type. */
const mayCountOptions = [
  'apps/web/src/question-types/render-text.ts',
  'packages/formats/src/',
  'packages/spreadsheets/src/',
  `${domain}/questions/`,
  'apps/server/src/testing/',
  'apps/server/src/commands/',
]
const countsOptions = /\boptions\.length (?:===|!==|>) 0|!\w*\.?options\.length\b/

/** Every field by its name in one line: such a list overlooks the next field. */
const mayNameFields = [
  'packages/spreadsheets/src/write/quiz-cells.ts',
  'packages/formats/src/',
  `${domain}/questions/bank.ts`,
  'apps/server/src/testing/',
]
const namesFields = /^(?=.*\btext\b)(?=.*\btype\b)(?=.*\boptions\b)(?=.*\bcorrectAnswers\b)/

const comment = /^\s*(\/?\*|\/\/)/
const isIn = (places: readonly string[], path: string) => places.some((place) => path.startsWith(place))

/** One sentence for each line that asks for a type where nothing should depend on types, or lists the fields of a question. */
function linesAgainst(path: string, text: string): string[] {
  return text.split('\n').flatMap((line) => {
    if (comment.test(line)) return []
    const at = (advice: string) => `${path}: ${line.trim()} – ${advice}`
    return [
      ...(comparesType.test(line) && !isIn(mayNameTypes, path) ? [at(instead)] : []),
      ...(countsOptions.test(line) && !isIn(mayCountOptions, path) ? [at('ask isWritten(type)')] : []),
      ...(namesFields.test(line) && !isIn(mayNameFields, path)
        ? [at(`read the list of fields in ${domain}/questions/question.ts`)]
        : []),
    ]
  })
}

test('nothing but its own rules and parts asks which type a question has, and fields are listed once', () => {
  const paths = projectFiles('{packages,apps}/**/*.{ts,tsx}').filter(
    (path) => !/(\.test|-testing)\.tsx?$/.test(path),
  )
  expect(paths.length).toBeGreaterThan(400)
  expect(paths.flatMap((path) => linesAgainst(path, readFileSync(path, 'utf8')))).toEqual([])
})

test.each([
  "if (type === 'write') return",
  'const isSingle = question.type !== "single"',
  '    case `multiple`:',
  "['single', 'multiple'].includes(type)",
  'const isWritten = question.options.length === 0',
  'if (options.length > 0) return',
  'return JSON.stringify([text, type, options, correctAnswers])',
])('a line that asks for a type or lists fields is found: %s', (line) => {
  expect(linesAgainst('packages/contract/src/call.ts', line)).toHaveLength(1)
})
