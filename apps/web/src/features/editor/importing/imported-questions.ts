import type { Loss, Picture, ReadItem } from '@quizly/formats'
import {
  bankLimits,
  blankQuestion,
  isBlank,
  isMarkedByPerson,
  isMisleading,
  limits,
  mergedTags,
  type Question,
  type QuestionContent,
  questionTypes,
} from '@quizly/domain'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import type { Choices } from '../../formats/stored-import.ts'
import { contentOf, draftOf, isComplete } from '../question/question-draft.ts'

export type Imported = {
  number: number
  item: ReadItem
  losses: readonly Loss[]
  /** `as-is`: nothing is lost; `changed`: `losses` say what; `corrected`: by a person; `out`: it is not saved. */
  state: 'as-is' | 'changed' | 'corrected' | 'out'
  /** Whether a person has left it out; otherwise it cannot be saved as it is. */
  isLeftOut: boolean
}

type KeptItem = { question: QuestionContent; tags: string[]; title?: string }

const hashesIn = (value: unknown) =>
  [...JSON.stringify(value ?? null).matchAll(/\(image:([\da-f]{64})\)/g)].map(([, hash = '']) => hash)

/** The questions of a file with what was decided about each. */
export function importedQuestions(items: readonly ReadItem[], choices: Choices): Imported[] {
  const leftOut = new Set(choices.leftOut)
  const essays = new Set(choices.essays)
  return items.map((item) => {
    const { number } = item.source
    const corrected = choices.corrected[number]
    const isRefused = !item.content || item.losses.some(({ kind }) => kind === 'refused')
    const isTaken = corrected ? isComplete(corrected) : !isRefused || essays.has(number)
    const losses = [...item.losses, ...refusedPictures(item, choices)]
    const isLeftOut = leftOut.has(number)
    const asRead = losses.length > 0 ? 'changed' : 'as-is'
    const state = isLeftOut || !isTaken ? 'out' : corrected ? 'corrected' : asRead
    return { number, item, losses, state, isLeftOut }
  })
}

function refusedPictures({ content, text }: ReadItem, { pictures }: Choices): Loss[] {
  return [...new Set(hashesIn(content ?? text))].flatMap((hash): Loss[] => {
    const sent = pictures[hash]
    return sent && 'refused' in sent
      ? [{ kind: 'dropped', what: 'picture-refused', field: 'pictures', params: { why: sent.refused } }]
      : []
  })
}

/** The question in the form of the editor; undefined if there is nothing of it that could be edited. */
export function draftOfImported({ number, item }: Imported, choices: Choices): QuestionDraft | undefined {
  const draft = choices.corrected[number] ?? firstDraft(item, choices.essays.includes(number))
  return draft && withSentPictures({ ...draft, key: `q${number}` }, choices)
}

/** Whatever a question asks, a person can mark it. */
const essay = questionTypes.find(isMarkedByPerson) ?? 'single'

function firstDraft({ content, text }: ReadItem, isEssay: boolean): QuestionDraft | undefined {
  const asEssay = () => ({
    ...blankQuestion(essay),
    text: (text ?? '').slice(0, limits.questionTextLength),
    format: 'markdown' as const,
  })
  const first = content ?? (isEssay && text !== undefined ? asEssay() : undefined)
  return first && { ...draftOf({ ...first, _id: '' } as Question, ''), _id: undefined }
}

/** The question with each picture changed that its texts name, by what it shows and its hash. */
function changePictures(
  draft: QuestionDraft,
  change: (whole: string, shows: string, hash: string) => string,
): QuestionDraft {
  const text = JSON.stringify(draft)
  if (!text.includes('(image:')) return draft
  const changed = (_: string, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(/!\[((?:[^\]\\]|\\.)*)\]\(image:([\da-f]{64})\)/g, change)
      : value
  return JSON.parse(text, changed) as QuestionDraft
}

/** Texts name pictures as the server has them; of one that it refused, what it shows is left. */
const withSentPictures = (draft: QuestionDraft, { pictures }: Choices): QuestionDraft =>
  changePictures(draft, (whole, shows, hash) => {
    const sent = pictures[hash]
    if (!sent) return whole
    return 'hash' in sent ? `![${shows}](image:${sent.hash})` : shows
  })

/** Of pictures that the server has not seen yet, what they show. */
export const withoutPictures = (draft: QuestionDraft, unsent: ReadonlySet<string>): QuestionDraft =>
  changePictures(draft, (whole, shows, hash) => (unsent.has(hash) ? shows : whole))

/** As they are put into the bank, with what the file says of them beside what they ask. */
export const itemsToKeep = (questions: readonly Imported[], choices: Choices): KeptItem[] =>
  questions.flatMap((each) => {
    const draft = each.state === 'out' ? undefined : draftOfImported(each, choices)
    if (!draft) return []
    const title = each.item.title?.replaceAll(/\s+/g, ' ').trim().slice(0, limits.titleLength)
    const tags = each.item.tags.map((tag) => tag.trim().slice(0, bankLimits.tagLength))
    return {
      question: contentOf(draft),
      tags: mergedTags(tags.filter((tag) => !isBlank(tag))).slice(0, bankLimits.tags),
      ...(title && !isBlank(title) && !isMisleading(title) && { title }),
    }
  })

/** What is saved, in the order of the file. */
export const draftsToSave = (questions: readonly Imported[], choices: Choices): QuestionDraft[] =>
  questions.filter(({ state }) => state !== 'out').flatMap((each) => draftOfImported(each, choices) ?? [])

/** The pictures that questions of the file name. */
export function picturesNamed(items: readonly ReadItem[], pictures: readonly Picture[]): Picture[] {
  const named = new Set(items.flatMap(({ content, text }) => hashesIn(content ?? text)))
  return pictures.filter(({ hash }) => named.has(hash))
}
