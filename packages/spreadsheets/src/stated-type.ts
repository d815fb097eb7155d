import { type QuestionType, trimmed } from '@quizly/domain'
import { questionsFile, templateFile } from '@quizly/words/all-languages.ts'
import type { SheetFinding } from './codes.ts'
import { quoted } from './text.ts'
import { keyedTypes, type ListType, type StatedType, typeNames } from './words.ts'

const statedTypeOf = (type: QuestionType): StatedType =>
  (keyedTypes as Partial<Record<QuestionType, StatedType>>)[type] ?? (type as ListType)

/** What our own files call the types in all languages, and what people and other programs do. */
const statedTypes = new Map<string, StatedType | 'unmarkable'>([
  ...[...Object.values(questionsFile), ...Object.values(templateFile)].flatMap(({ types }) =>
    (Object.entries(types) as [QuestionType, string][]).map(
      ([type, name]) => [folded(name), statedTypeOf(type)] as const,
    ),
  ),
  ...(Object.entries(typeNames) as [StatedType | 'unmarkable', string][]).flatMap(([statedType, list]) =>
    list.split(/\s+/).map((name) => [folded(name), statedType] as const),
  ),
])
const longestType = 100

/** Words that say "several answers" as well as "multiple choice". */
const eitherWay = /^multi(?:ple)?$/

const typeForm = (cell: string) => folded(trimmed(cell))

function folded(text: string): string {
  // Faster for most names, which are a plain word.
  if (/^[a-z]+$/i.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replace(/[\s_\p{Pd}\p{Cf}\p{M}]+/gu, '')
}

/** Whether a Type cell says no more than that there are several of something. */
export function isPlainMultiple(cell: string): boolean {
  return cell.length < longestType && eitherWay.test(typeForm(cell))
}

type TypeProblem = Extract<SheetFinding, { code: 'type-unknown' | 'type-unmarkable' }>

/** Reads a Type cell; a blank one asks for nothing. */
export function readType(
  cell: string,
  { multipleIsChoice = false }: { multipleIsChoice?: boolean } = {},
): { statedType?: StatedType; problem?: TypeProblem } {
  if (cell.length > longestType) return unknown(cell)
  const form = typeForm(cell)
  if (form === '') return {}
  if (multipleIsChoice && eitherWay.test(form)) return { statedType: 'choice' }
  const statedType = statedTypes.get(form)
  if (statedType === undefined) return unknown(cell)
  if (statedType !== 'unmarkable') return { statedType }
  return { problem: { code: 'type-unmarkable', params: { text: quoted(cell) } } }
}

const unknown = (cell: string): { problem: TypeProblem } => ({
  problem: { code: 'type-unknown', params: { text: quoted(cell) } },
})
