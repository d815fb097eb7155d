import { limits, optionLetter, trimmed } from '@quizly/domain'
import { questionsFile } from '@quizly/words/all-languages.ts'
import { formerWords } from './former-words.ts'
import { arabicSlot } from './labels.ts'
import { type HeadingSense, headingWords, resultWords } from './words.ts'
import { type HeadedRole, headedRoles, headingOf, type OwnRole } from './roles.ts'

/**
 * What a heading says about its column. If two columns have the same field, or the same `slot` (an option's
 * number from 0), the one with the lower `rank` is used. `list` is a heading such as Options, which names no
 * option. `isBare` is a heading such as Answer, which may head the key as well as an option.
 */
export type HeadingRole =
  | { field: HeadedRole; rank: number; isBare?: boolean }
  | { field: 'option' | 'wrong'; slot: number; rank: number }
  | { field: 'list'; rank: number }

const names = {
  question: ['questiontext', 'question', 'questions', 'prompt', 'text'],
  type: ['questiontype', 'type'],
  correct: [
    'correctanswer',
    'correctanswers',
    'correctoption',
    'correctoptions',
    'correct',
    'answer',
    'answerkey',
  ],
  fixed: ["don'tshuffle", 'don’tshuffle', 'keepsitsplace'],
  accepted: ['alsoaccepted'],
  either: ['alsocorrect'],
  rule: ['fullmarksornotscored'],
} as const
const fields = ['question', 'type', 'correct', 'fixed', 'accepted', 'either', 'rule'] as const

const option =
  /^(?:(?:option|answer|choice)(?:([a-j])|(\d\d?))|([a-j])|(?:(1)st|(2)nd|(3)rd|([4-9])th)(?:answer|option|choice))$/
const incorrect = /^(?:incorrect|wrong)(?:answer|option|choice)?(\d)?$/
const numbering =
  /^(?:#|№|n[ºo°r]?|num(?:ber)?|id|index|item|row|pos|s(?:r|l|erial)?(?:no|number)?|q|(?:q|question|item)(?:#|no|nr|number|id))$/
const longestHeading = 150
/** From this rank on, an explanation may be a remark that is not for students. */
export const remarkRank = 20
const maxWords = 8

const squashed = (text: string) => text.replace(/[\s_.:*?!\p{Pd}\p{Cf}\u2212]+/gu, '')

const withoutBrackets = (form: string) => (/^answer[([]\d/.test(form) ? form : form.replace(/[()[\]]/g, ''))

/** The heading without notes at its end: anything after a dash with spaces around it, and brackets. */
function withoutNotes(heading: string): string {
  const cut = trimmed(
    heading.replace(/(?:\s\p{Pd}|\p{Pd}\s).*$/su, '').replace(/[([{][^()[\]{}]*[)\]}]?\s*$/s, ''),
  )
  return cut === heading ? cut : withoutNotes(cut)
}

/** A heading in lower case without spaces and dashes: whole, and without the notes at its end ("Answer 1 - max 75"). */
export function headingForms(heading: string): [whole: string, cut: string] {
  if (heading.length > longestHeading) return ['', '']
  const lower = trimmed(heading.normalize('NFKC').toLowerCase()).replace(/(correct\s*\w+)\(s\)/, '$1s')
  const cut = withoutNotes(lower)
  return [withoutBrackets(squashed(lower)), squashed(cut)]
}

/** Whether a row names the question and the key exactly as the plain format and the known templates do. */
export function hasDocumentedHeadings(headings: readonly string[]): boolean {
  const forms = headings.flatMap(headingForms)
  return [names.question, names.correct].every((known) => known.some((name) => forms.includes(name)))
}

/** What the column with this heading holds; undefined if the heading is unknown. */
export function headingRole(heading: string): HeadingRole | undefined {
  const [whole, cut] = headingForms(heading)
  if (whole === '') return undefined
  const exact = roleOf(whole, 0) ?? exportedRole(whole) ?? exportedRole(cut)
  if (exact) return exact
  const typed = heading.normalize('NFKC')
  const spoken = roleOfWords(typed, 2)
  const isBeside = spoken && ['explanation', 'points', 'time'].includes(spoken.field)
  return isBeside ? spoken : (roleOf(cut, 0.5) ?? spoken ?? roleOfWords(withoutNotes(typed), 2.5))
}

/** Whether this is the key of a column without a heading. */
export function isMissingHeading(heading: string): boolean {
  return /^Column [A-Z]+$/.test(heading)
}

/** Whether a column with this heading (or its key, if it has none) numbers the rows. */
export function isNumberingHeading(heading: string): boolean {
  return isMissingHeading(heading) || headingForms(heading).some((form) => numbering.test(form))
}

function roleOf(form: string, penalty: number): HeadingRole | undefined {
  for (const field of fields) {
    const rank = names[field].findIndex((name) => name === form)
    if (rank !== -1) return { field, rank: rank + penalty, isBare: form === 'answer' }
  }
  // Only where nothing else heads the questions: it may head their numbers as well.
  if (form === 'q' || form === 'item') return { field: 'question', rank: 9 + penalty }
  const wrong = incorrect.exec(form)
  if (wrong) return { field: 'wrong', slot: Number(wrong[1] ?? 1) - 1, rank: penalty }
  const slot = optionSlot(form)
  if (slot !== undefined) return { field: 'option', slot, rank: penalty }
  // Four columns with the heading Option become Option, Option (2), Option (3) and Option (4).
  return form === 'option' || form === 'choice' ? { field: 'option', slot: 0, rank: 1 } : undefined
}

function optionSlot(form: string): number | undefined {
  const [, letter, digits, bareLetter, ...ordinals] = option.exec(form) ?? []
  const inOtherScript = form.length === 1 ? (arabicSlot(form) ?? cyrillicSlot(form)) : undefined
  if (inOtherScript !== undefined) return inOtherScript
  const letterRead = letter ?? bareLetter
  if (letterRead !== undefined) return letterRead.charCodeAt(0) - 97
  const number = Number(digits ?? ordinals.find(Boolean) ?? 0)
  return number >= 1 && number <= 10 ? number - 1 : undefined
}

function cyrillicSlot(letter: string): number | undefined {
  const slot = 'абвгде'.indexOf(letter)
  return slot === -1 ? undefined : slot
}

/** The column by the words of its heading, whatever their order, in any of the languages of the table. */
function roleOfWords(heading: string, penalty: number): HeadingRole | undefined {
  if (/[#№]/.test(heading)) return undefined
  const found = wordsOf(heading)
  if (found.length === 0 || found.length > maxWords) return undefined
  const slots = found.map(slotOf).filter((slot) => slot !== undefined)
  const senses = found.filter((word) => slotOf(word) === undefined).map(senseOf)
  const unknown = senses.filter((sense) => sense === undefined).length
  const known = new Set(senses.filter((sense) => sense !== undefined && sense !== 'filler'))
  if (unknown > (known.size + slots.length > 1 ? 1 : 0)) return undefined
  // "Answer no." is the key; a whole sentence with a number in it is none.
  if (known.has('number') && (unknown > 0 || found.length > 3)) return undefined
  return roleOfSenses(known, slots.length === 1 ? slots[0] : undefined, penalty + unknown)
}

/** The words and numbers of a heading. Scripts that put no space between words are parted by the words that are known. */
function wordsOf(heading: string): string[] {
  const spaced = heading
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(?<=\p{sc=Han})(?=[a-z])|(?<=[a-z])(?=\p{sc=Han})/giu, ' ')
  const found = spaced.match(/\p{L}[\p{L}\p{M}]*|\p{Nd}+/gu) ?? []
  return found.flatMap((word) => (unspaced.test(word) ? knownParts(word) : [word]))
}

const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+$/u

function knownParts(word: string): string[] {
  if (word === '' || word.length > longestWord || senseOf(word)) return [word].filter(Boolean)
  for (let end = word.length - 1; end > 0; end--) {
    const first = word.slice(0, end)
    if (senseOf(first) || slotOf(first) !== undefined) return [first, ...knownParts(word.slice(end))]
  }
  return [word]
}

function roleOfSenses(
  senses: ReadonlySet<HeadingSense | undefined>,
  slot: number | undefined,
  rank: number,
): HeadingRole | undefined {
  const beside = (['explanation', 'points', 'time'] as const).find((field) => senses.has(field))
  if (beside) return { field: beside, rank }
  if (senses.has('remark')) return { field: 'explanation', rank: rank + remarkRank }
  const isAnswer = senses.has('correct') || senses.has('answer')
  if (senses.has('aside') || (senses.has('number') && !isAnswer)) return undefined
  if (senses.has('type')) return { field: 'type', rank }
  if (senses.has('wrong')) return { field: 'wrong', slot: slot ?? 0, rank }
  if (senses.has('correct')) return { field: 'correct', rank }
  if (senses.has('option') || senses.has('answer')) {
    if (slot !== undefined) return { field: 'option', slot, rank }
    return senses.has('option') ? { field: 'list', rank } : { field: 'correct', rank: rank + 5, isBare: true }
  }
  return senses.has('question') && slot === undefined ? { field: 'question', rank: rank + 3 } : undefined
}

function slotOf(word: string): number | undefined {
  if (/^[a-j]$/i.test(word)) return word.toLowerCase().charCodeAt(0) - 97
  if (/^\d\d?$/.test(word)) return Number(word) >= 1 && Number(word) <= 10 ? Number(word) - 1 : undefined
  return arabicSlot(word) ?? otherSlot(word)
}

/** Letters and numbers of options in other scripts. */
const otherOrders = ['АБВГДЕЖЗИЙ', '一二三四五六七八九十', '甲乙丙丁戊己']

function otherSlot(word: string): number | undefined {
  const slots = word.length === 1 ? otherOrders.map((order) => order.indexOf(word)) : []
  return slots.find((slot) => slot !== -1)
}

function foldedWord(word: string): string {
  const plain = word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
  return plain.length > 4 ? plain.replace(/^ال/u, '') : plain
}

/** Whether any word of a heading is known. */
export const saysSomething = (heading: string): boolean =>
  wordsOf(heading).some((word) => !['filler', undefined].includes(senseOf(word))) || ownStems.test(heading)

/** What numbered columns of our own files begin with. */
const ownStems = /^(?:pair|item)/i

let results: Map<string, keyof typeof resultWords> | undefined

/** Whether a heading is one of a list of results: of who took part, or of what they scored. */
export function saysOfResults(heading: string): keyof typeof resultWords | undefined {
  results ??= new Map(
    (Object.entries(resultWords) as [keyof typeof resultWords, string][]).flatMap(([sense, list]) =>
      list.split(/\s+/).map((word) => [foldedWord(word), sense] as const),
    ),
  )
  if (heading.length > longestHeading) return undefined
  return wordsOf(heading)
    .map((word) => results?.get(foldedWord(word)))
    .find((sense) => sense !== undefined)
}

type Lexicon = { senses: Map<string, HeadingSense>; long: Map<number, string[]> }
let lexicon: Lexicon | undefined
const longestWord = 24

function wholeLexicon(): Lexicon {
  const senses = new Map<string, HeadingSense>()
  for (const [sense, list] of Object.entries(headingWords) as [HeadingSense, string][]) {
    for (const word of list.split(/\s+/).map(foldedWord)) if (!senses.has(word)) senses.set(word, sense)
  }
  const long = Map.groupBy(
    [...senses.keys()].filter((word) => word.length >= 5),
    ({ length }) => length,
  )
  return { senses, long }
}

/** What a word of a heading says, even if one letter of a word of five or more is wrong. */
function senseOf(word: string): HeadingSense | undefined {
  lexicon ??= wholeLexicon()
  const { senses, long } = lexicon
  const folded = foldedWord(word)
  const sense = senses.get(folded)
  if (sense || folded.length < 4 || folded.length > longestWord) return sense
  for (const length of [folded.length, folded.length + 1, folded.length - 1]) {
    const known = long.get(length)?.find((each) => isSlip(folded, each))
    if (known !== undefined) return senses.get(known)
  }
  return undefined
}

/** Whether at most one letter is missing, added or another, or two neighbours have changed places. */
export function isSlip(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  if (one.length < other.length) return rest(one, 0) === rest(other, 1)
  if (one.length > other.length) return rest(one, 1) === rest(other, 0)
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start]
  return rest(one, 1) === rest(other, 1) || (isSwapped && rest(one, 2) === rest(other, 2))
}

/** The sheets whose headings are known: the import templates of quiz services, and our own exported quizzes. */
export type SpreadsheetTemplate = 'kahoot' | 'quizizz' | 'classquiz' | 'blooket' | 'quizly'

/** The columns that only an exported quiz has, by the forms of their headings in all languages. */
let exportedFields: Map<string, HeadedRole> | undefined

const allExportedFields = () =>
  new Map<string, HeadedRole>(
    [...Object.values(questionsFile).map(({ headings }) => headings), formerWords.headings].flatMap(
      (headings) =>
        Object.entries(headings).flatMap(([name, heading]) => {
          const role = headedRoles.find((each) => each === name)
          const kind = role && headingOf(role)
          const [whole, cut] = headingForms(heading)
          // Without their notes, people may head columns of their own by some of them.
          const forms = kind === 'ours' ? [whole, cut] : kind === 'exactly ours' ? [whole] : []
          return role ? forms.map((form) => [form, role] as const) : []
        }),
    ),
  )

function exportedRole(form: string): HeadingRole | undefined {
  exportedFields ??= allExportedFields()
  const field = exportedFields.get(form)
  return field && { field, rank: 0 }
}

type Headings = { all: string[]; oneOf: string[] }

const exportedHeadings = () =>
  Object.values(questionsFile).map((words): Headings => {
    const { question, type, correct } = words.headings
    const [key] = headingForms(correct)
    return {
      all: [question, type, words.option('A'), words.option('B')].map((each) => headingForms(each)[0]),
      oneOf: [key],
    }
  })

const templates: Record<Exclude<SpreadsheetTemplate, 'quizly'>, Headings> = {
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
}

/** The template with these headings; undefined for any other spreadsheet. */
export function spreadsheetTemplate(columns: readonly string[]): SpreadsheetTemplate | undefined {
  const forms = new Set(columns.flatMap(headingForms))
  const isHeaded = ({ all, oneOf }: Headings) =>
    all.every((form) => forms.has(form)) && oneOf.some((form) => forms.has(form))
  const known = Object.keys(templates) as (keyof typeof templates)[]
  return (
    known.find((name) => isHeaded(templates[name])) ??
    (exportedHeadings().some(isHeaded) ? 'quizly' : undefined)
  )
}

type OwnHeading = { role: OwnRole; index: number }

/** The headings of pairs, items, notes and what belongs to them in our own files, by their forms in all languages. */
let ownHeadings: Map<string, OwnHeading> | undefined

const allOwnHeadings = () =>
  new Map<string, OwnHeading>(
    Object.values(questionsFile).flatMap(({ headings, pair, item, note }) => {
      const places = Array.from({ length: limits.itemsMax }, (_, index) => index)
      const letters = places.slice(0, limits.optionsMax).map(optionLetter)
      const known = (role: OwnRole, heading: string, index: number) =>
        headingForms(heading).map((form) => [form, { role, index }] as const)
      return [
        ...places.flatMap((index) => known('pair', pair(index + 1), index)),
        ...places.flatMap((index) => known('item', item(index + 1), index)),
        ...letters.flatMap((letter, index) => known('note', note(letter), index)),
        ...formerWords.note.flatMap((former) =>
          letters.flatMap((letter, index) => known('note', `${former} ${letter}`, index)),
        ),
        ...known('distractors', headings.distractors, 0),
        ...known('further', headings.further, 0),
      ]
    }),
  )

function ownHeading(heading: string): OwnHeading | undefined {
  ownHeadings ??= allOwnHeadings()
  return ownHeadings.get(headingForms(heading)[0])
}

/** What the columns with such headings are; undefined for all others. People may head columns of their own by these words. */
export const ownRoles = (headings: readonly string[]): (OwnRole | undefined)[] =>
  headings.map((heading) => ownHeading(heading)?.role)

/** From 0, by the number or letter in a heading. */
export const placeOfHeading = (heading: string): number | undefined => ownHeading(heading)?.index
