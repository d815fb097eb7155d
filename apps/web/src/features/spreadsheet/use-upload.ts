import { picturesNamedIn } from '@quizly/domain'
import { quizSheet, storedSheet, tableFromCells, textsOf } from '@quizly/spreadsheets'
import { useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { quizFile, type QuizFile } from '@quizly/contract'
import { notify } from '../../components/feedback/toast.tsx'
import { paths } from '../../lib/paths.ts'
import { fillNewQuizFields } from '../../lib/forms/use-new-quiz-fields.ts'
import { detailNames, detailsKind, openSheet, type SheetDetails } from './stored-sheet.ts'
import { choosing as choosingWords, importing as importingWords } from '@quizly/words/formats.ts'
import { upload as uploadWords } from '@quizly/words/spreadsheet.ts'
import type { FormatName, ReadQuestions } from '@quizly/formats'
import { languageNow } from '../../lib/words/language.ts'
import { faultText } from './sheet-sentences.tsx'
import { messageOf } from '../../lib/failures.ts'
import { sendPicture } from '../../lib/calls/send-picture.ts'
import { openArchive } from '../formats/everything/archive.ts'
import { askFormats, justRead } from '../formats/ask-formats.ts'
import { lossText } from '../formats/loss-sentences.tsx'
import { discardImport, keepImport, type ListedImport, listImports } from '../formats/stored-import.ts'
import { discardReader, isExcelFile, prepareReader, readFile } from './reader.ts'
import type { OfferedWorksheet, ParsedUpload } from './reader.worker.ts'

type Questions = QuizFile['questions']

/**
 * Sends the pictures that come with a quiz, as if each had been chosen. The server writes those anew that it does not
 * have, so the texts get their new hashes.
 */
export async function sendPicturesOf(
  { questions, pictures = [] }: Pick<QuizFile, 'questions' | 'pictures'>,
  signal: AbortSignal,
  send = sendPicture,
): Promise<{ questions: Questions } | { error: unknown }> {
  let text = JSON.stringify(questions)
  const named = new Set(picturesNamedIn(text))
  try {
    for (const { hash, image } of pictures) {
      if (!named.has(hash)) continue
      const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0))
      const sent = await send(new Blob([bytes]), { signal, onProgress: () => {} })
      text = text.replaceAll(`(image:${hash})`, `(image:${sent.hash})`)
    }
  } catch (error) {
    return { error }
  }
  return { questions: JSON.parse(text) as Questions }
}

/** Said in the language of the moment. `why`: beside the specification's sentence. `formats`: as one of these it can be read. */
type Problem = { say: () => string; why?: () => string; formats?: readonly FormatName[] }
type Offer = { otherWorksheet: OfferedWorksheet; first: ParsedUpload | undefined }

function prepare(): void {
  prepareReader()
  import('./review/review-screen.tsx').catch(() => {
    // The router asks for it again and shows what is wrong.
  })
}

export function useUpload() {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<Problem>()
  const [refusedName, setRefusedName] = useState('')
  const [offer, setOffer] = useState<Offer | null>(null)
  const [busy, setBusy] = useState(false)
  const [unfinished, setUnfinished] = useState<readonly ListedImport[]>([])
  const reading = useRef<AbortController>(null)

  function stop() {
    reading.current?.abort()
    reading.current = null
    setBusy(false)
    setOffer(null)
  }
  function leave() {
    reading.current?.abort()
    discardReader()
  }
  useEffect(() => {
    prepare()
    void listImports().then(setUnfinished)
    return leave
  }, [])

  function choose(next: File) {
    stop()
    const isAccepted = isExcelFile(next) || isQuizFile(next) || isQuestionFile(next)
    setFile(isAccepted ? next : null)
    setRefusedName(isAccepted ? '' : next.name)
    setProblem(isAccepted ? undefined : { say: () => uploadWords.wrongType })
    if (!isAccepted) void lookInto(next)
  }
  /** What a file is says its content: its name may be wrong, and then it is read all the same. */
  async function lookInto(next: File) {
    const controller = new AbortController()
    reading.current = controller
    const read = (await openArchive(next))
      ? ('archive' as const)
      : await readQuestions(next, undefined, controller.signal).catch(() => undefined)
    if (!read || controller.signal.aborted) return
    stop()
    if (read !== 'archive' && 'problem' in read) {
      const { say } = read.problem
      setProblem({ say: () => uploadWords.wrongType, why: say })
      return
    }
    setFile(next)
    setRefusedName('')
    setProblem(undefined)
  }
  function remove() {
    stop()
    setFile(null)
    setProblem(undefined)
  }

  async function upload(as?: FormatName, chosen = file) {
    if (busy) return
    if (!chosen) {
      setRefusedName('')
      setProblem({ say: () => uploadWords.noFile })
      return
    }
    stop()
    const controller = new AbortController()
    reading.current = controller
    setBusy(true)
    setProblem(undefined)
    try {
      const read = await readChosen(chosen, as, controller.signal)
      if (controller.signal.aborted) return
      stop()
      const { upload: first, details, problem: found, otherWorksheet, importId, archiveId } = read
      if (archiveId !== undefined) navigate(paths.restore(archiveId))
      else if (importId !== undefined) navigate(paths.importQuestions(importId))
      else if (otherWorksheet) setOffer({ otherWorksheet, first })
      else if (first) proceed(first, details)
      else if (found) setProblem(found)
    } catch {
      if (controller.signal.aborted) return
      stop()
      setProblem({ say: () => uploadWords.readerMissing })
    }
  }
  function uploadText(text: string) {
    const pasted = new File([text], `${choosingWords.pastedName}.txt`, { type: 'text/plain' })
    setFile(pasted)
    setRefusedName('')
    void upload(undefined, pasted)
  }
  async function discardUnfinished({ id, name }: ListedImport) {
    await discardImport(id)
    notify({ kind: 'success', text: () => choosingWords.discarded(name) })
    setUnfinished(await listImports())
  }

  /** Without details of its own a sheet has the browser's language and no settings, whatever was uploaded before. */
  function proceed(sheet: ParsedUpload, details: Partial<SheetDetails> = { language: '', settings: '' }) {
    if (!openSheet().keepTexts(sheet.texts)) {
      setProblem({ say: () => uploadWords.storageFull })
      return
    }
    fillNewQuizFields(detailsKind, detailNames, details)
    // The review begins with what needs fixing, above which no success is told.
    if (sheet.isSound) notify({ kind: 'success', text: () => uploadWords.uploaded })
    navigate(paths.reviewUpload)
  }
  return {
    file,
    problem: problem?.say() ?? '',
    why: problem?.why?.() ?? '',
    formats: problem?.formats ?? [],
    refusedName,
    offer,
    busy,
    unfinished,
    choose,
    remove,
    proceed,
    upload: (as?: FormatName) => void upload(as),
    uploadText,
    discardUnfinished,
  }
}

type Read = {
  upload?: ParsedUpload | undefined
  details?: SheetDetails
  otherWorksheet?: OfferedWorksheet | undefined
  /** Of questions in a format of other programs, which are reviewed on a page of their own. */
  importId?: string
  /** Of an archive of everything, which is restored on a page of its own. */
  archiveId?: string
  problem?: Problem
}

async function readChosen(file: File, as: FormatName | undefined, signal: AbortSignal): Promise<Read> {
  if (isQuizFile(file)) return readQuizFile(file, signal)
  if (isExcelFile(file)) return readSheet(file, signal)
  if (await openArchive(file)) return { archiveId: (await keepImport(file, file.name, 'everything')).id }
  const read = await readQuestions(file, as, signal)
  if ('problem' in read) return read.isSheet ? readSheet(file, signal) : { problem: read.problem }
  const { id } = await keepImport(file, file.name, as)
  justRead.set(id, read.questions)
  return { importId: id }
}

async function readSheet(file: File, signal: AbortSignal): Promise<Read> {
  const { problem: say, ...read } = await readFile(file, signal)
  return { ...read, ...(say && { problem: { say } }) }
}

type QuestionsOrProblem = { questions: ReadQuestions } | { problem: Problem; isSheet: boolean }

async function readQuestions(
  file: File,
  as: FormatName | undefined,
  signal: AbortSignal,
): Promise<QuestionsOrProblem> {
  const read = await askFormats({ task: 'read', file, name: file.name, as }, signal)
  const refused = (say: () => string, formats: readonly FormatName[] = [], isSheet = false) => ({
    problem: { say, formats },
    isSheet,
  })
  if (read === 'gone') return refused(() => uploadWords.fileGone)
  if ('failure' in read) {
    return refused(() => (read.failure === 'missing' ? importingWords.readerMissing : importingWords.tooSlow))
  }
  if ('fault' in read)
    return refused(() => lossText(read.fault), read.others, read.fault.what === 'file-is-sheet')
  return read.items.length === 0
    ? refused(() => [importingWords.noQuestions, ...read.losses.map(lossText)].join(' '), read.others)
    : { questions: read }
}

/** Larger files, in bytes, are not opened: more than the questions of a quiz can take, with many pictures. */
const maxBytes = 64 * 1024 * 1024

async function readQuizFile(file: File, signal: AbortSignal): Promise<Read> {
  const read = file.size > maxBytes ? undefined : quizFile.safeParse(parsed(await file.text()))
  if (!read?.success) return { problem: { say: () => uploadWords.noQuizFile } }
  const { title, timeLimit, language = '', instructions = '', settings } = read.data
  const sent = await sendPicturesOf(read.data, signal)
  if ('error' in sent) return { problem: { say: () => uploadWords.pictureRefused(messageOf(sent.error)) } }
  const { questions } = sent
  const { headings, cellsOf } = quizSheet(questions, languageNow())
  const table = tableFromCells([headings, ...questions.map((question) => textsOf(cellsOf(question)))])
  if (!table) return { problem: { say: () => faultText({ code: 'file-empty' }) } }
  const texts = storedSheet({ fileName: file.name, sheetName: '', table })
  return {
    upload: { texts, isSound: true },
    details: {
      title,
      timeLimit: String(timeLimit),
      language,
      instructions,
      settings: settings ? JSON.stringify(settings) : '',
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** By their names; the content decides. */
const isQuestionFile = ({ name }: File): boolean => /\.(?:txt|gift|xml|zip|imscc)$/i.test(name)
const isQuizFile = ({ name }: File): boolean => /\.json$/i.test(name)
