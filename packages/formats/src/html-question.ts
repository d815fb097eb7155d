import { type QuestionType, trimQuestion, type UncheckedQuestion } from '@quizly/domain'
import { gapMark } from '@quizly/domain/questions/gap/gap-mark.ts'
import { shownItems } from '@quizly/domain/questions/ordering/ordering.ts'
import { markdownOf } from '@quizly/renderer/document.ts'
import { type HtmlContext, readHtml, seenIn, writtenTexts } from './html.ts'
import type { Loss, LossCode, LossField } from './loss.ts'

/** Thrown for a question that is none of our types, or has no key. */
export class Refused extends Error {
  readonly loss: Loss
  constructor(what: LossCode, field: LossField, params?: Loss['params']) {
    super(what)
    this.loss = { kind: 'refused', what, field, ...(params && { params }) }
  }
}

/** A question whose texts are HTML, except those that students type. */
export type HtmlQuestion = {
  type: QuestionType
  /** Its gaps are `gapPlace(1)` and so on. */
  text: string
  options?: readonly string[]
  /** The places of right options, of an order in the right one; `isMixed`: not as they are listed. */
  right?: readonly number[]
  isMixed?: boolean
  /** What can be chosen for prompts, and for each prompt the place of its own. */
  partners?: readonly string[]
  of?: readonly number[]
  explanation?: string | undefined
  notes?: readonly string[]
  /** Of an essay. */
  sample?: string | undefined
  fields?:
    | Partial<Omit<UncheckedQuestion, 'type' | 'text' | 'options' | 'optionNotes' | 'explanation'>>
    | undefined
}

/** Finds them; `$1` is the number. */
export const gapPlaces = /\uE000(\d{1,4})\uE001/g
/** Where the gap of this number is in HTML. */
export const gapPlace = (number: number): string => `\uE000${number}\uE001`
/** HTML of a file, in which nothing can be taken for the place of a gap. */
export const withoutPlaces = (html: string): string => html.replaceAll(/[\uE000\uE001]/g, '')

/** The question in our grammar. What its HTML has and the grammar has not becomes a loss of `context`. */
export function questionOfHtml(
  draft: HtmlQuestion,
  context: Omit<HtmlContext, 'field' | 'isLine'>,
): UncheckedQuestion {
  const read = (html: string, field: LossField, isLine?: true) =>
    readHtml(html, { ...context, field, ...(isLine && { isLine }) })
  const { type, explanation, fields, sample } = draft
  const [options = [], partners = [], notes = []] = [draft.options, draft.partners, draft.notes]
  const { texts, ...format } = writtenTexts([
    read(draft.text, 'text'),
    read(explanation ?? '', 'feedback'),
    ...options.map((html) => read(html, 'options', true)),
    ...partners.map((html) => read(html, 'options', true)),
    ...notes.map((html) => read(html, 'feedback', true)),
  ])
  const [text = '', writtenExplanation = '', ...others] = texts
  const written = others.slice(0, options.length)
  const writtenPartners = others.slice(options.length, options.length + partners.length)
  const writtenNotes = others.slice(options.length + partners.length)
  const distractors = writtenPartners.filter((_, place) => !draft.of?.includes(place))
  const inOrder = (all: readonly string[]) => (draft.right ?? []).map((place) => all[place] ?? '')
  const listed =
    type === 'matching'
      ? {
          options: written,
          correctAnswers: (draft.of ?? []).map((place) => writtenPartners[place] ?? ''),
          ...(distractors.length > 0 && { distractors }),
        }
      : type === 'ordering'
        ? {
            options: shownItems(inOrder(written), draft.isMixed ? [] : written),
            correctAnswers: inOrder(written),
          }
        : { options: written, correctAnswers: inOrder(written) }
  const essay =
    type === 'essay'
      ? { ...fields?.essay, ...(sample && { sample: seenIn(read(sample, 'marking')) }) }
      : undefined
  return trimQuestion({
    type,
    text: text.replaceAll(gapPlaces, (_, number: string) => gapMark(Number(number))),
    ...format,
    ...listed,
    ...(writtenExplanation && { explanation: writtenExplanation }),
    ...(writtenNotes.some(Boolean) && { optionNotes: writtenNotes }),
    ...fields,
    ...(essay && { essay }),
  })
}

/** A text of a question that is none of our types. */
export const markdownOfHtml = (html: string, context: Omit<HtmlContext, 'field' | 'isLine'>): string =>
  markdownOf(readHtml(html, { ...context, field: 'text' }))
