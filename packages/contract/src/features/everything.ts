import { limits } from '@quizly/domain'
import { forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { defineCall, ok } from '../call.ts'
import { errorMessage } from '../error-message.ts'
import {
  id,
  instructions,
  language,
  moment,
  quizTitle,
  secretCode,
  textOf,
  timeLimit,
  timeZone,
  wordsLanguage,
} from '../shared-fields.ts'
import { archivedBankItem } from './bank.ts'
import { quizFile } from './quiz-file.ts'
import { markedQuestions } from './quiz-schemas.ts'
import { quizSettings } from './settings.ts'

/** Formats of other programs in which everything can be taken along. */
export const archiveFormats = [
  'moodle-xml',
  'gift',
  'aiken',
  'missing-word',
  'canvas',
  'qti-2',
  'qti-3',
  'kahoot',
] as const
export type ArchiveFormat = (typeof archiveFormats)[number]

/** How a quiz runs, apart from what its file says anyway. */
const { title: _, timeLimit: __, language: ___, instructions: ____, ...settingsAlone } = quizSettings.shape
const archivedSettings = z.object(settingsAlone, errorMessage(requests, 'object-wanted'))

/** A quiz in an archive: its file, and what brings it back. Pictures lie beside it. */
export const archivedQuiz = z.extend(quizFile, {
  secretCode,
  numQuestions: z.int(),
  settings: archivedSettings,
})
export type ArchivedQuiz = z.output<typeof archivedQuiz>

/** Questions of the bank in an archive; a few hundred in each file. */
export const archivedBank = z.object({
  format: z.literal('quizly-bank-1'),
  items: z.array(archivedBankItem),
})
export type ArchivedBank = z.output<typeof archivedBank>

/** The file that is the last in an archive: without it something is missing. */
export const contentsPath = 'contents.json'
export const archiveContents = z.object({
  format: z.literal('quizly-everything-1'),
  takenAt: moment,
  quizzes: z.array(z.object({ path: z.string(), title: z.string(), questions: z.int() })),
  bank: z.array(z.object({ path: z.string(), items: z.int() })),
  /** By their hashes, as texts name them. */
  pictures: z.array(z.object({ path: z.string(), hash: z.string(), bytes: z.int() })),
  results: z.int(),
  formats: z.array(z.string()),
  /** Quizzes that could not be read. */
  leftOut: z.array(z.object({ title: z.string() })),
})
export type ArchiveContents = z.output<typeof archiveContents>

const formatsMessage = errorMessage(requests, 'choose-one-of', { values: archiveFormats.join(', ') })
const oneFormat = `(?:${archiveFormats.join('|')})`

const forEducators = { tag: 'Exports', audience: 'admin' } as const

export const takeEverything = defineCall(addresses.takeEverything, forEducators, {
  summary:
    'All own quizzes with settings, results and pictures, and the own bank, as one archive, from which they can be restored. One that breaks off has no table of contents',
  query: z.object({
    /** In which the quizzes are written too, with commas between them. */
    formats: z.optional(
      textOf(100, formatsMessage).check(
        z.regex(new RegExp(`^${oneFormat}(?:,${oneFormat})*$`), formatsMessage),
      ),
    ),
    /** Of moments in tables, as `Europe/Berlin`. */
    timeZone,
    language: wordsLanguage,
  }),
  replies: {
    archive: ok(
      'A ZIP. The header x-expected-length says about how many bytes will come',
      z.string(),
      'application/zip',
    ),
  },
  errors: ['too-many-requests', 'busy', 'too-large'],
})

/** The questions of a quiz, its instructions and settings. */
const quizLimit = 1.25 * 1024 ** 2

export const restoreQuiz = defineCall(addresses.restoreQuiz, forEducators, {
  summary:
    'Bring a quiz back from an archive as a draft with its settings: all of it or nothing, and never twice',
  body: z.object({
    title: quizTitle(errorMessage(forms, 'enter-title')),
    timeLimit: timeLimit(errorMessage(forms, 'time-limit-too-short')),
    language: z.optional(language),
    instructions,
    secretCode,
    /** How many it was meant to have, if it has none. */
    numQuestions: z
      .int(errorMessage(forms, 'too-few-questions-wanted'))
      .check(
        z.minimum(1, errorMessage(forms, 'too-few-questions-wanted')),
        z.maximum(
          limits.questionsPerQuiz,
          errorMessage(forms, 'questions-at-most', { most: limits.questionsPerQuiz }),
        ),
      ),
    questions: markedQuestions,
    settings: archivedSettings,
  }),
  bodyLimit: quizLimit,
  replies: {
    ok: ok(
      'The quiz. `there`: it was there already; `changed`: it is there, and was changed since; `in-bin`: it lies in the bin. `isPracticeOff`: practising would show answers that are held back',
      z.object({
        quizId: id,
        outcome: z.enum(['restored', 'there', 'changed', 'in-bin']),
        isPracticeOff: z.optional(z.literal(true)),
      }),
    ),
  },
  errors: ['limit-reached', 'older-server', 'too-many-requests', 'busy', 'code-taken'],
})
