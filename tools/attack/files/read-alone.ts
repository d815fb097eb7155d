// Reads a hostile file by its name, in a process that may neither write a file nor open a connection.
import { filledFiles, hostileFiles } from '../../../packages/formats/src/hostile/hostile-files-testing.ts'
import { outcomeOf } from '../../../packages/formats/src/hostile/outcome-testing.ts'
import { readFile } from '../../../packages/formats/src/read-file.ts'

export type ReadAlone = { says: string; cpuMs: number; questions: readonly object[] }

/** As many as a quiz can have. */
const most = 500
const name = process.argv[2]
const file = [...hostileFiles, ...filledFiles].find((each) => each.name === name)
if (!file) throw new Error(`There is no file ${name}`)
const outcome = await outcomeOf(file)
const read = await readFile({ path: 'questions.xml', bytes: file.bytes() }, file.as)
const items = 'items' in read ? read.items.slice(0, most) : []
const questions = items.map(({ content, text, source }): object => {
  return content ?? { type: 'essay', text: text ?? source.original, options: [], correctAnswers: [] }
})
const reply: ReadAlone = { ...outcome, questions }
process.send?.(reply, () => process.exit())
