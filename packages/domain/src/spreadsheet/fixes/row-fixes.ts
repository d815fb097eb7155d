import { comparableAnswer } from '../../question/comparable-answer.ts'
import type { QuestionColumns } from '../columns/columns.ts'
import { truthOf } from '../row/loose-answers.ts'
import { shortened } from '../text.ts'
import type { Fix, FixedCell, FixKind } from './fix.ts'

const types = {
  several: 'Multiple Correct',
  choice: 'Multiple Choice',
  written: 'Write Answer',
} satisfies Partial<Record<FixKind, string>>

/** A fix that names the type of the question. */
export function typeFix(kind: keyof typeof types, { type }: QuestionColumns): Fix {
  return { kind, label: types[kind], cells: [{ column: type ?? 'type', text: types[kind] }] }
}

type Removal = FixKind & `remove-${string}`

/** A fix that removes the row. */
export function removal(kind: Removal): Fix {
  return { kind, label: 'Remove row', cells: [] }
}

/** A fix that empties a cell of the row. */
export function clearing(kind: FixKind & `clear-${string}`, column: number, text: string): Fix {
  return { kind, label: `Clear “${shortened(text, 30)}”`, cells: [{ column, text: '' }] }
}

/** The words for true and false in the languages of which a key is one word. */
const pairs = [
  ['True', 'False'],
  ['Yes', 'No'],
  ['Right', 'Wrong'],
  ['Correct', 'Incorrect'],
  ['Wahr', 'Falsch'],
  ['Richtig', 'Falsch'],
  ['Ja', 'Nein'],
  ['Vrai', 'Faux'],
  ['Oui', 'Non'],
  ['Verdadero', 'Falso'],
  ['Sí', 'No'],
  ['Verdadeiro', 'Falso'],
  ['Sim', 'Não'],
  ['Vero', 'Falso'],
  ['Waar', 'Onwaar'],
  ['Prawda', 'Fałsz'],
  ['Tak', 'Nie'],
  ['Doğru', 'Yanlış'],
  ['Evet', 'Hayır'],
  ['صحيح', 'خطأ'],
  ['نعم', 'لا'],
] as const

/**
 * A fix that makes the two options of a statement that is true or false; undefined if the key says neither.
 * The key stays as it is.
 */
export function trueFalseFix(key: string, { options, incorrect, correct }: QuestionColumns): Fix | undefined {
  const truth = truthOf(key)
  if (truth === undefined) return undefined
  const said = comparableAnswer(key)
  const place = truth ? 0 : 1
  const pair = pairs.find((each) => comparableAnswer(each[place]) === said) ?? pairs[0]
  const [wrong] = incorrect
  const cells: FixedCell[] =
    wrong === undefined
      ? pair.map((text, i) => ({ column: options[i]?.column ?? (i === 0 ? 'option A' : 'option B'), text }))
      : [
          { column: correct, text: pair[place] },
          { column: wrong, text: pair[1 - place] ?? '' },
        ]
  return { kind: 'true-false', label: pair.join(' / '), cells }
}
