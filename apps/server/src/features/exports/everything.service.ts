import type {
  ArchiveContents,
  ArchivedBank,
  ArchivedBankItem,
  ArchivedQuiz,
  ArchiveFormat,
  CallQuery,
  contentsPath,
  takeEverything as takeEverythingCall,
} from '@quizly/contract'
import {
  isBySlip,
  picturesNamedIn,
  picturesOf,
  pointsOfOutcome,
  type Question,
  shownScore,
} from '@quizly/domain'
import type { WrittenItem } from '@quizly/formats'
import { archive as archiveWords } from '@quizly/words/all-languages.ts'
import { AppError } from '../../app-error.ts'
import { eachPage } from '../../db/attempts/result-pages.ts'
import { mapReadable } from '../../db/readable-rows.ts'
import type { Db, Store } from '../../db/store.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { rowUnreadable } from '../../events.ts'
import { type ZippedFile, zipFiles, zipLimits } from '../../files/zip-file.ts'
import { findPictureBytes, sizesOfPictures } from '../pictures/pictures.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import type { OwnQuiz } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { toSettings } from '../quizzes/settings/settings-words.service.ts'
import { countEverything, listBankItems, listOwnQuizzes, listVersionsOf } from './everything.repository.ts'
import { quizFileOf } from './quiz-export.service.ts'
import { exportResultsOf } from './results-export.service.ts'
import { countResults, listGivenAnswers, listResultRows } from './results-export.repository.ts'
import { openFormatWriter, type WrittenQuiz } from './format-writer.service.ts'

type Sides = Pick<Store, 'db' | 'reports'>
type Requested = { userId: string } & Omit<CallQuery<typeof takeEverythingCall>, 'formats'> & {
    formats: readonly ArchiveFormat[]
  }
type Taken = Pick<ArchiveContents, 'quizzes' | 'bank' | 'pictures' | 'results' | 'leftOut'>
type Writing = Sides & {
  requested: Requested
  taken: Taken
  /** Named by what is written, so to be written too. */
  hashes: Set<string>
  now: number
}

const quizzesAtOnce = 100
const itemsAtOnce = 200
/** The questions of as many items stand in one file, if there is more than one. */
const bytesOfBankFile = 512 * 1024
const resultsAtOnce = 50
/** Of one quiz, in a format that holds its pictures itself. */
const bytesOfFormatPictures = 16 * 1024 ** 2
const formatsWithoutPictures: ReadonlySet<ArchiveFormat> = new Set([
  'gift',
  'aiken',
  'missing-word',
  'kahoot',
])
/** Of a quiz: its file and its results; in each format one and its losses. */
const filesOfQuiz = 5
const resultSheets = ['results', 'answers', 'points'] as const
const lastFile: typeof contentsPath = 'contents.json'
const iso = (moment: number) => new Date(moment).toISOString()

/**
 * Everything that is an educator's own as one ZIP, written while it is taken: one quiz, one page of results, one picture at a
 * time. What says that it is whole comes last.
 */
export async function takeEverything({ db, reports }: Sides, requested: Requested, now: number) {
  const { userId, formats } = requested
  const count = await countEverything(reports, userId)
  const files = count.quizzes * (filesOfQuiz + 2 * formats.length) + count.items + count.pictures
  if (files > zipLimits.files) throw new AppError('too-large', 'too-much-for-archive')
  const taken: Taken = { quizzes: [], bank: [], pictures: [], results: 0, leftOut: [] }
  const writing = { db, reports, requested, taken, hashes: new Set<string>(), now }
  return {
    written: zipFiles(eachFile(writing)),
    expectedLength: expectedLength(count, formats.length),
  }
}

/** Texts become a fifth when they are packed; pictures stay as they are. */
function expectedLength(
  { quizzes, bytesOfBank, results, bytesOfPictures }: Awaited<ReturnType<typeof countEverything>>,
  formats: number,
): number {
  const [ofQuiz, ofResult] = [2_000 * (1 + formats), 300]
  return Math.round(2_000 + quizzes * ofQuiz + bytesOfBank / 5 + results * ofResult + bytesOfPictures)
}

async function* eachFile(writing: Writing): AsyncGenerator<ZippedFile> {
  const { requested, taken, now } = writing
  const { language = 'en', formats } = requested
  yield { name: 'read-me.txt', pieces: [archiveWords[language].readMe] }
  for await (const { quiz, number } of eachQuiz(writing)) yield* filesOf(writing, quiz, number)
  yield* filesOfBank(writing)
  yield* filesOfFormats(writing)
  yield* filesOfPictures(writing)
  const contents: ArchiveContents = {
    format: 'quizly-everything-1',
    takenAt: iso(now),
    ...taken,
    formats: [...formats],
  }
  yield { name: lastFile, pieces: [JSON.stringify(contents, null, 2)] }
}

/** In the order in which they were made; `number`: from 1. One that went meanwhile is left out. */
async function* eachQuiz({ reports, requested: { userId: ownerId } }: Writing) {
  let afterId: string | undefined = ''
  let number = 0
  while (afterId !== undefined) {
    const page = await listOwnQuizzes(reports, { ownerId, afterId, limit: quizzesAtOnce })
    for (const quiz of page) {
      number += 1
      yield { quiz, number }
      await yieldToEventLoop()
    }
    afterId = page.length < quizzesAtOnce ? undefined : page.at(-1)?.id
  }
}

type Listed = { id: string; title: string }

/** What programs and people can tell apart in a folder, whatever the title is. */
function nameOf(number: number, title: string): string {
  const readable = title
    .normalize('NFC')
    .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
  return `${String(number).padStart(4, '0')} ${[...readable].slice(0, 60).join('').trim()}`.replace(
    /[. ]+$/,
    '',
  )
}

/** Undefined for a quiz that cannot be read, which is reported. */
async function readQuiz({ reports, requested: { userId } }: Writing, { id }: Listed) {
  try {
    const quiz = await requireRole(reports, id, userId, 'read')
    return { quiz, ...(await quizFileOf(reports, quiz)) }
  } catch (error) {
    if (isUnavailable(error)) throw error
    if (!(error instanceof AppError)) rowUnreadable.publish({ id, error })
    return undefined
  }
}

async function* filesOf(writing: Writing, listed: Listed, number: number): AsyncGenerator<ZippedFile> {
  const { taken, hashes } = writing
  const read = await readQuiz(writing, listed)
  if (!read) {
    taken.leftOut.push({ title: listed.title })
    return
  }
  const { quiz, file, questions, shown } = read
  const {
    title: _,
    timeLimit: __,
    language: ___,
    instructions: ____,
    ...settings
  } = toSettings(quiz, undefined)
  const archived: ArchivedQuiz = {
    ...file,
    secretCode: quiz.secretCode,
    numQuestions: quiz.numQuestions,
    settings,
  }
  const name = nameOf(number, quiz.title)
  const path = `quizzes/${name}.quizly.json`
  for (const hash of picturesOf(shown)) hashes.add(hash)
  taken.quizzes.push({ path, title: quiz.title, questions: questions.length })
  yield { name: path, pieces: [JSON.stringify(archived, null, 1)] }
  yield* filesOfResults(writing, quiz, `results/${name}`)
}

async function* filesOfResults(
  { db, reports, requested, taken, now }: Writing,
  quiz: OwnQuiz,
  folder: string,
): AsyncGenerator<ZippedFile> {
  const { count } = await countResults(reports, quiz)
  if (count === 0) return
  taken.results += count
  const { userId, language, timeZone = 'UTC' } = requested
  for (const sheet of resultSheets) {
    const ofSheet = { quizId: quiz.id, userId, format: 'csv', sheet, language, timeZone } as const
    const { written } = await exportResultsOf({ db, reports }, ofSheet, now)
    yield { name: `${folder}/${sheet}.csv`, pieces: written }
  }
  yield { name: `${folder}/results.json`, pieces: resultsAsJson(reports, quiz) }
}

/** One result on each line. Questions are those of the quiz's file, by their numbers from 1. */
async function* resultsAsJson(reports: Db, quiz: OwnQuiz): AsyncGenerator<string> {
  const current =
    quiz.currentRevision === null ? [] : await getRevision(reports, quiz.id, quiz.currentRevision)
  const numbers = new Map(current.map(({ _id }, index) => [_id, index + 1]))
  const limit = resultsAtOnce
  let before = '[\n'
  for await (const { results } of eachPage((after) => listResultRows(reports, quiz, { after, limit }))) {
    const given = await listGivenAnswers(
      reports,
      results.map(({ id }) => id),
    )
    const written = await mapReadable(results, async (row) => {
      const marked = await getRevision(reports, quiz.id, row.markedRevision)
      const answers = marked.map((question, index) => {
        const outcome = row.outcomes[index]
        const isMarked = outcome !== undefined && outcome.verdict !== 'waiting'
        return {
          question: numbers.get(question._id) ?? null,
          answer: given.get(row.id)?.get(question._id) ?? null,
          verdict: outcome?.verdict,
          ...(isMarked && { points: pointsOfOutcome(question, outcome) }),
        }
      })
      const { score, totalQuestions, maxScore: outOf = totalQuestions, waiting } = shownScore(row)
      const { name, email, number, submittedBy } = row
      return JSON.stringify({
        name,
        email,
        ...(isBySlip(row) && { bySlip: true }),
        attempt: number,
        startedAt: iso(row.startedAt),
        submittedAt: iso(row.submittedAt),
        submittedBy,
        score,
        outOf,
        ...(waiting && { waiting }),
        answers,
      })
    })
    for (const line of written) {
      yield before + line
      before = ',\n'
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* filesOfBank({ reports, requested, taken, hashes }: Writing): AsyncGenerator<ZippedFile> {
  for await (const items of eachOfBank(reports, requested.userId)) {
    const path = `bank/${String(taken.bank.length + 1).padStart(4, '0')}.json`
    for (const { question, earlier = [] } of items)
      for (const content of [question, ...earlier.map((each) => each.question)])
        for (const hash of picturesNamedIn(JSON.stringify(content))) hashes.add(hash)
    taken.bank.push({ path, items: items.length })
    const file: ArchivedBank = { format: 'quizly-bank-1', items }
    yield { name: path, pieces: [JSON.stringify(file, null, 1)] }
  }
}

/** As many at once as stand in one file. */
async function* eachOfBank(reports: Db, ownerId: string): AsyncGenerator<ArchivedBankItem[]> {
  let afterId: string | undefined = ''
  while (afterId !== undefined) {
    const page = await listBankItems(reports, { ownerId, afterId, limit: itemsAtOnce })
    let from = 0
    while (from < page.length) {
      let [to, bytes] = [from, 0]
      while (to < page.length && (to === from || bytes + (page[to]?.bytes ?? 0) <= bytesOfBankFile)) {
        bytes += page[to]?.bytes ?? 0
        to += 1
      }
      yield await withVersions(reports, page.slice(from, to))
      from = to
      await yieldToEventLoop()
    }
    afterId = page.length < itemsAtOnce ? undefined : page.at(-1)?.id
  }
}

/** One whose newest version cannot be read is left out. */
async function withVersions(
  reports: Db,
  items: Awaited<ReturnType<typeof listBankItems>>,
): Promise<ArchivedBankItem[]> {
  const versions = await listVersionsOf(
    reports,
    items.map(({ id }) => id),
  )
  return items.flatMap(({ id, title, tags, level, note, source, language, version, savedAt }) => {
    const its = versions.filter(({ itemId }) => itemId === id)
    const newest = its.find((each) => each.version === version)
    const earlier = its
      .filter((each) => each.version < version)
      .map((each) => ({ version: each.version, question: each.question, savedAt: iso(each.savedAt) }))
    if (!newest) return []
    return [
      {
        _id: id,
        version,
        ...(title !== null && { title }),
        tags,
        ...(level !== null && { level }),
        ...(note !== null && { note }),
        ...(source !== null && { source }),
        ...(language !== null && { language }),
        savedAt: iso(savedAt),
        question: newest.question,
        ...(earlier.length > 0 && { earlier }),
      },
    ]
  })
}

/** Each quiz, and each file of the bank, in each of the chosen formats, with what that loses. */
async function* filesOfFormats(writing: Writing): AsyncGenerator<ZippedFile> {
  const { reports, requested, taken } = writing
  const { formats, language = 'en', userId } = requested
  if (formats.length === 0) return
  const writer = openFormatWriter(language)
  try {
    for (const format of formats) {
      for await (const { quiz: listed, number } of eachQuiz(writing)) {
        const read = await readQuiz(writing, listed)
        if (!read || read.questions.length === 0) continue
        const { title, questions } = read.file
        const items = questions.map((content) => ({ content }) as WrittenItem)
        const pictures = await picturesFor(reports, format, read.questions)
        const written = await writer.write({ format, title, items, pictures })
        if (written) yield* filesOfFormat(`formats/${format}/${nameOf(number, title)}`, written)
        else taken.leftOut.push({ title: `${title} (${format})` })
      }
      let ofBank = 0
      for await (const found of eachOfBank(reports, userId)) {
        ofBank += 1
        const title = nameOf(ofBank, archiveWords[language].bank)
        const items = found.map(
          ({ question: content, title: its, tags }) => ({ content, title: its, tags }) as WrittenItem,
        )
        const pictures = await picturesNamed(
          reports,
          format,
          picturesNamedIn(JSON.stringify(found.map(({ question }) => question))),
        )
        const written = await writer.write({ format, title, items, pictures })
        if (written) yield* filesOfFormat(`formats/${format}/${title}`, written)
        else taken.leftOut.push({ title: `${title} (${format})` })
      }
    }
  } finally {
    writer.close()
  }
}

function* filesOfFormat(path: string, { extension, bytes, losses }: WrittenQuiz): Generator<ZippedFile> {
  if (bytes) yield { name: `${path}.${extension}`, pieces: [bytes] }
  if (losses) yield { name: `${path}.losses.csv`, pieces: [losses] }
}

const picturesFor = (reports: Db, format: ArchiveFormat, questions: readonly Question[]) =>
  picturesNamed(reports, format, picturesOf(questions))

/** Those that a format can hold, as long as there is room; each other one is among its losses. */
async function picturesNamed(reports: Db, format: ArchiveFormat, hashes: readonly string[]) {
  if (formatsWithoutPictures.has(format) || hashes.length === 0) return []
  const sizes = await sizesOfPictures(reports, [...new Set(hashes)])
  const found: { hash: string; name: string; bytes: Uint8Array }[] = []
  let room = bytesOfFormatPictures
  for (const [hash, size] of Object.entries(sizes)) {
    if (size.bytes > room) continue
    const bytes = await findPictureBytes(reports, hash)
    if (!bytes) continue
    room -= bytes.length
    found.push({ hash, name: `${hash}.webp`, bytes })
  }
  return found
}

async function* filesOfPictures({ reports, taken, hashes }: Writing): AsyncGenerator<ZippedFile> {
  for (const hash of [...hashes].toSorted()) {
    const bytes = await findPictureBytes(reports, hash)
    if (!bytes) continue
    const path = `pictures/${hash}.webp`
    taken.pictures.push({ path, hash, bytes: bytes.length })
    yield { name: path, pieces: [bytes] }
    await yieldToEventLoop()
  }
}
