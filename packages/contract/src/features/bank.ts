import { bankLimits, bankRoles, limits, questionTypes } from '@quizly/domain'
import { forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { created, defineCall, done, ok } from '../call.ts'
import { errorMessage } from '../error-message.ts'
import { drawn, questionFields } from '../questions/question-schemas.ts'
import { id, language, listOf, moment, textOf, visibleLine } from '../shared-fields.ts'

const says = {
  level: errorMessage(requests, 'level-wanted', { most: bankLimits.levels }),
  tags: errorMessage(requests, 'tags-wanted', { most: bankLimits.tags, length: bankLimits.tagLength }),
  items: errorMessage(requests, 'bank-items-wanted', { most: bankLimits.itemsAtOnce }),
  type: errorMessage(requests, 'choose-one-of', { values: questionTypes.join(', ') }),
  search: errorMessage(requests, 'search-wanted'),
  version: errorMessage(requests, 'version-wanted'),
  known: errorMessage(requests, 'true-or-false'),
  question: errorMessage(requests, 'question-wanted'),
}
const tag = textOf(2 * bankLimits.tagLength, says.tags).check(
  z.trim(),
  z.minLength(1, says.tags),
  z.maxLength(bankLimits.tagLength, says.tags),
)
const level = z.int(says.level).check(z.minimum(1, says.level), z.maximum(bankLimits.levels, says.level))
const version = z.int(says.version).check(z.minimum(1, says.version))

/** What is known of a question in the bank beside its own fields. */
const aboutItem = {
  title: z.optional(
    visibleLine(
      'title',
      errorMessage(forms, 'title-too-long', { most: limits.titleLength }),
      limits.titleLength,
    ),
  ),
  tags: listOf(tag, bankLimits.tags, says.tags),
  /** How hard it is meant to be, from 1, the easiest. */
  level: z.optional(level),
  note: z.optional(
    textOf(bankLimits.noteLength, errorMessage(forms, 'bank-text-too-long', { most: bankLimits.noteLength })),
  ),
  /** Where it is from, such as a file. */
  source: z.optional(
    textOf(
      bankLimits.sourceLength,
      errorMessage(forms, 'bank-text-too-long', { most: bankLimits.sourceLength }),
    ),
  ),
  language: z.optional(language),
}

const question = z.object(questionFields, says.question)

/** Of a question that comes back: the versions before its newest one. */
const earlier = z.optional(
  listOf(z.object({ version, question }, says.version), bankLimits.versions - 1, says.version),
)
const share = z.number().check(z.minimum(0), z.maximum(1))

/** How those who were asked it did. */
const figures = {
  /** Attempts, as the analysis of a quiz counts them. */
  asked: z.int(),
  /** Of them those that earned all its points. */
  right: z.int(),
  /** The mean share of its points, and where that lies with 95 % confidence. */
  share,
  interval: z.object({ low: share, high: share }),
  /** With the points on the other questions, of so many attempts. */
  correlation: z.optional(z.number()),
  correlated: z.int(),
  /** Of the attempts whose times are known. */
  medianMs: z.optional(z.int()),
}
const side = z.object({ asked: z.int(), right: z.int(), medianMs: z.int() })

/** In all quizzes with a copy. What happened in quizzes that one may not read is in it if they have at least ten attempts together. */
const use = z.object({
  ...figures,
  /** Of the attempts those in such quizzes. */
  ofOthers: z.int(),
  /** It may have got about: the last who were asked were right more often than chance explains, and faster. */
  known: z.optional(z.object({ before: side, now: side })),
})

export type UseOfItem = z.output<typeof use>

const listedItem = z.object({
  _id: id,
  version,
  type: z.enum(questionTypes),
  /** How its text begins, without its formatting. */
  text: z.string(),
  ...aboutItem,
  savedAt: moment,
  /** Quizzes that have a copy. */
  quizzes: z.int(),
  /** Missing until a quiz with a copy has results. */
  use: z.optional(use),
})

export type ListedItem = z.output<typeof listedItem>

/** The newest version of a question, for who takes their data along. */
export const exportedBankItem = z.object({ _id: id, version, ...aboutItem, savedAt: moment, question })

/** A question of the bank in an archive, with the versions before its newest one, the oldest first. */
export const archivedBankItem = z.extend(exportedBankItem, {
  earlier: z.optional(z.array(z.object({ version, question, savedAt: moment }))),
})
export type ArchivedBankItem = z.output<typeof archivedBankItem>

const item = z.extend(listedItem, {
  /** By which one reads it. Only its owner is shown the note. */
  role: z.enum(['owner', ...bankRoles]),
  /** Whose bank it is in, if it is not one’s own. */
  owner: z.optional(z.object({ _id: id, name: z.string() })),
  question: z.extend(question, { drawn, drawnFeedback: drawn }),
  /** The newest first. */
  versions: z.array(z.object({ version, savedAt: moment })),
  usedIn: z.array(z.object({ quizId: id, title: z.string(), version })),
  /** By quiz, the last one asked first, with when its first and last result was submitted. */
  uses: z.array(
    z.object({ quizId: id, title: z.string(), version, ...figures, from: moment, until: moment }),
  ),
})

export type BankItem = z.output<typeof item>

const forEducators = { tag: 'Bank', audience: 'admin' } as const
const itemParams = z.object({ itemId: id })
const itemIds = listOf(id, bankLimits.itemsAtOnce, says.items).check(z.minLength(1, says.items))
const questionsLimit = 1024 ** 2

export const listBank = defineCall(addresses.listBank, forEducators, {
  summary: 'Questions of one’s own bank, or of one that is shared with oneself, the last saved first',
  query: z.object({
    /** Whose bank; without it, one’s own. */
    of: z.optional(id),
    /** A part of the title, the text, an option or a tag, without regard to case and accents. */
    search: z.optional(textOf(limits.titleLength, says.search)),
    tag: z.optional(tag),
    type: z.optional(z.enum(questionTypes, says.type)),
    level: z.optional(textOf(1, says.level).check(z.regex(/^[1-5]$/, says.level))),
    /** Only those that may be known, see `use`. */
    known: z.optional(z.enum(['true'], says.known)),
    after: z.optional(id),
  }),
  replies: {
    owner: ok(
      `At most ${bankLimits.perPage}; \`next\` is what to ask for to get those after them`,
      z.object({ items: z.array(listedItem), next: z.optional(id) }),
    ),
  },
})

export const listBankTags = defineCall(addresses.listBankTags, forEducators, {
  summary: 'The tags of a bank, and how many questions have each',
  query: z.object({ of: z.optional(id) }),
  replies: {
    owner: ok('By tag', z.object({ tags: z.array(z.object({ tag: z.string(), items: z.int() })) })),
  },
})

export const getBankItem = defineCall(addresses.getBankItem, forEducators, {
  summary: 'A question of a bank that one may read: its newest version, or the one that is asked for',
  params: itemParams,
  query: z.object({
    version: z.optional(textOf(6, says.version).check(z.regex(/^[1-9]\d*$/, says.version))),
  }),
  replies: { owner: ok('The question, its versions, and the quizzes that have a copy', z.object({ item })) },
})

export const addToBank = defineCall(addresses.addToBank, forEducators, {
  summary: 'Put questions into one’s own bank: all or none. Those that are there already can be left out',
  body: z.object({
    items: listOf(
      z.object({ question, ...aboutItem, version: z.optional(version), earlier }, says.items),
      bankLimits.itemsAtOnce,
      says.items,
    ).check(z.minLength(1, says.items)),
    /** Questions that ask the same as one that is there are not put in. */
    leavesOutSame: z.optional(z.boolean(errorMessage(requests, 'true-or-false'))),
  }),
  bodyLimit: questionsLimit,
  replies: {
    owner: created(
      'For each question its item. `same`: it was there already, so nothing was put in for it',
      z.object({ items: z.array(z.object({ _id: id, version, same: z.optional(z.literal(true)) })) }),
    ),
  },
  errors: ['limit-reached', 'busy', 'too-many-requests'],
})

export const changeBankItem = defineCall(addresses.changeBankItem, forEducators, {
  summary:
    'Change a question of a bank that one may edit, or what is known of it. Another question is a new version. Refused if somebody has changed the same meanwhile',
  params: itemParams,
  body: z
    .object({
      /** `base`: the version from which the change started. */
      revised: z.optional(z.object({ base: version, question }, says.version)),
      /** What was known of it when the change started, and what is to be. */
      about: z.optional(
        z.object(
          { before: z.object(aboutItem, says.tags), after: z.object(aboutItem, says.tags) },
          says.tags,
        ),
      ),
    })
    .check(z.refine(({ revised, about }) => revised !== undefined || about !== undefined, says.question)),
  bodyLimit: questionsLimit,
  replies: { owner: ok('The newest version', z.object({ version })) },
  errors: ['limit-reached', 'busy', 'quiz-changed'],
})

export const deleteBankItem = defineCall(addresses.deleteBankItem, forEducators, {
  summary: 'Delete a question of one’s own bank with its versions; quizzes keep their copies',
  params: itemParams,
  replies: { done: done('It is not in the bank any more') },
})

export const changeBankItems = defineCall(addresses.changeBankItems, forEducators, {
  summary: 'Give questions of a bank that one may edit tags, take tags away, or set their level: all or none',
  body: z.object({
    /** Whose bank; without it, one’s own. */
    of: z.optional(id),
    items: itemIds,
    addTags: z.optional(listOf(tag, bankLimits.tags, says.tags)),
    removeTags: z.optional(listOf(tag, bankLimits.tags, says.tags)),
    /** Null takes it away. */
    level: z.optional(z.nullable(level)),
  }),
  bodyLimit: 64 * 1024,
  replies: { owner: ok('How many were changed', z.object({ changed: z.int() })) },
  errors: ['limit-reached'],
})

export const deleteBankItems = defineCall(addresses.deleteBankItems, forEducators, {
  summary: 'Delete questions of one’s own bank with their versions; quizzes keep their copies',
  body: z.object({ items: itemIds }),
  bodyLimit: 64 * 1024,
  replies: { owner: ok('How many were deleted', z.object({ deleted: z.int() })) },
})

export const findNewest = defineCall(addresses.findNewest, forEducators, {
  summary: 'The newest versions of those of these questions that one may read',
  body: z.object({ items: itemIds }),
  bodyLimit: 64 * 1024,
  replies: {
    owner: ok(
      'In any order; the others are left out. `mayEdit`: one may put back a copy',
      z.object({ items: z.array(z.object({ _id: id, version, question, mayEdit: z.boolean() })) }),
    ),
  },
})

export const takeFromBank = defineCall(addresses.takeFromBank, forEducators, {
  summary: 'Questions of banks that one may read as they are put into a quiz, each with where it is from',
  body: z.object({ items: itemIds }),
  bodyLimit: 64 * 1024,
  replies: {
    owner: ok('In the order in which they were asked for', z.object({ questions: z.array(question) })),
  },
})

export const listDifficulties = defineCall(addresses.listDifficulties, forEducators, {
  summary: 'How hard questions of banks that one may read were, as `use` says it',
  body: z.object({
    items: listOf(id, bankLimits.itemsAtOnce, says.items).check(z.minLength(1, says.items)),
  }),
  bodyLimit: 64 * 1024,
  replies: {
    owner: ok(
      'The mean share of the points, of so many attempts. Items that nobody was asked, or of others, are missing',
      z.object({ difficulties: z.array(z.object({ item: id, asked: z.int(), share })) }),
    ),
  },
})

export const findAlike = defineCall(addresses.findAlike, forEducators, {
  summary: 'Which questions one’s own bank has already, or nearly; nothing is saved',
  body: z.object({
    questions: listOf(question, bankLimits.itemsAtOnce, says.items).check(z.minLength(1, says.items)),
  }),
  bodyLimit: questionsLimit,
  replies: {
    owner: ok(
      'For each question: `same` if the bank has one that asks the same, else those with nearly its text',
      z.object({
        alike: z.array(
          z.object({
            same: z.optional(z.literal(true)),
            near: z.array(z.object({ _id: id, text: z.string() })),
          }),
        ),
      }),
    ),
  },
})
