import { readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { between, circles, type Import } from './imports.ts'
import type { Source } from './sources.ts'

/** The names by which code speaks of one question type: its own, and those of fields that it alone has. */
const namesOfTypes = {
  matching: /\bmatching\b|Matching|\bdistractors?\b|Distractor/,
  // Tables, dates and fields of forms are numeric too.
  numeric: /\bnumeric[A-Z]|'numeric'(?!,)|\/numeric[./]|Numeric[A-Z]|\bNumberKey\b/,
  ordering: /\bordering\b|Ordering/,
  essay: /\bessays?\b|Essay/,
  // Styles have gaps, and so do tables and texts.
  gap: /'gap'|\/gap[./-]|\bgap[A-Z]|[a-z]Gaps?\b|\bGap[A-Z]|\bgaps\b/,
}
/** There nothing but a question is numeric. */
const namesInWords = { ...namesOfTypes, numeric: /\bnumeric\b|Numeric/ }
export type TypeName = keyof typeof namesOfTypes
export const typeNames = Object.keys(namesOfTypes) as TypeName[]

const isWords = (path: string) => path.startsWith('packages/words/')
const isShipped = ({ kind, path }: Source) => kind === 'product' && !isWords(path)

/** The product's files outside the folders and files of a question type that name it or a field that only it has. */
export function filesNaming(type: TypeName, sources: readonly Source[]): string[] {
  const isOwn = new RegExp(`(?:questions|question-types)/${type}\\b|/${type}\\b[^/]*$`)
  return sources
    .filter(isShipped)
    .filter(({ path, text }) => !isOwn.test(path) && namesOfTypes[type].test(withoutComments(text)))
    .map(({ path }) => path)
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** The files of words, of all languages, that have a sentence about a question type: those of English times the languages. */
export function wordFilesNaming(type: TypeName, sources: readonly Source[], languages: number): number {
  const english = sources.filter(({ path, text }) => {
    return path.startsWith('packages/words/src/en/') && namesInWords[type].test(text)
  })
  return english.length * languages
}

/** The folders of the code by which a row gets from a file to stored questions. What writes sheets is on no such way. */
export function foldersOfSheets(sources: readonly Source[]): string[] {
  const paths = sources.filter(isShipped).map(({ path }) => path)
  const folders = paths
    .filter((path) => /\/spreadsheets?\/(?!src\/write\/)/.test(path))
    .map((path) => dirname(path))
  return [...new Set(folders)]
}

/** Files below 60 lines that one file alone imports, which stands in the same folder. */
export function smallSingleUse(sources: readonly Source[], imports: readonly Import[]): string[] {
  const importers = Map.groupBy(imports, ({ to }) => to)
  const shipped = new Set(sources.filter(isShipped).map(({ path }) => path))
  return sources
    .filter((source) => isShipped(source) && source.lines < 60)
    .map(({ path }) => path)
    .filter((path) => {
      const by = new Set(
        (importers.get(path) ?? []).map(({ from }) => from).filter((from) => shipped.has(from)),
      )
      const [only] = by
      return by.size === 1 && only !== undefined && dirname(only) === dirname(path)
    })
}

const parents = [
  'apps/server/src/',
  'apps/server/src/features/',
  'apps/web/src/features/',
  'apps/web/src/features/taking/',
  'packages/domain/src/',
  'packages/spreadsheets/src/',
]

/** The folders below each parent that import each other in a circle: where an import runs up. */
export function folderCycles(imports: readonly Import[]): string[] {
  return parents.flatMap((parent) => {
    const nameOf = (path: string) =>
      path.startsWith(parent) ? path.slice(parent.length).split('/')[0] : undefined
    return circles(between(imports, nameOf)).map((group) => `${parent}{${group.join(',')}}`)
  })
}

export const countLines = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0)
