import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { questionTypes } from '../../packages/domain/src/question/question-type.ts'
import { projectFiles } from './project-files.ts'

const domain = 'packages/domain/src'
const name = new RegExp(`(['"\`])(${questionTypes.join('|')})\\1`)

const instead = `ask the type's rules in ${domain}/question-types, or the web app's answer-fields.ts, draft-types.ts or editors.ts`

/** Each type's own rules; and content: tests, and the quizzes of the demo. */
const mayNameTypes = [
  `${domain}/question-types/`,
  `${domain}/question/question-type.ts`,
  'apps/server/src/testing/',
  'apps/server/src/commands/demo-content.ts',
]

/** Other lines that name a type but compare nothing with it, and why. */
const exceptions: [file: string, line: RegExp, why: string][] = [
  [
    `${domain}/spreadsheet/row/choices.ts`,
    /^ {4}type: .*\? 'multiple' : 'single',$/,
    'What a row has become.',
  ],
  [`${domain}/spreadsheet/row/written.ts`, /^ {4}type: 'write',$/, 'What a row has become.'],
  [
    'apps/web/src/features/authoring/editor/answers/draft-types.ts',
    /^export const firstType: QuestionType = 'single'$/,
    'What a new question begins as.',
  ],
]

const comment = /^\s*(\/?\*|\/\/)/
const namesType = (line: string) => name.test(line) && !comment.test(line)

/** One sentence for each line that names a type where nothing should depend on types. */
function linesThatName(path: string, text: string): string[] {
  const allowed = exceptions.filter(([file]) => file === path)
  return text
    .split('\n')
    .filter((line) => namesType(line) && !allowed.some(([, exception]) => exception.test(line)))
    .map((line) => `${path}: ${line.trim()} – ${instead}`)
}

test('nothing but its own rules and fields asks for the name of a question’s type', () => {
  const paths = projectFiles('{packages,apps}/**/*.{ts,tsx}').filter(
    (path) => !/(\.test|-testing)\.tsx?$/.test(path) && !mayNameTypes.some((place) => path.startsWith(place)),
  )
  expect(paths.length).toBeGreaterThan(400)
  expect(paths.flatMap((path) => linesThatName(path, readFileSync(path, 'utf8')))).toEqual([])
})

test.each([
  "if (type === 'write') return",
  'const isSingle = question.type !== "single"',
  '    case `multiple`:',
  "['single', 'multiple'].includes(type)",
])('a line that asks for a name is found: %s', (line) => {
  expect(linesThatName(`${domain}/spreadsheet/row/written.ts`, line)).toHaveLength(1)
})

test.each(exceptions)('the exception for %s is still needed', (file, exception) => {
  expect(readFileSync(file, 'utf8').split('\n')).toContainEqual(expect.stringMatching(exception))
})
