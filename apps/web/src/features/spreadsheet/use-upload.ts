import { picturesNamedIn } from '@quizly/domain'
import { quizSheet, storedSheet, tableFromCells } from '@quizly/spreadsheets'
import { useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { quizFile, type QuizFile } from '@quizly/contract'
import { notify } from '../../components/feedback/toast.tsx'
import { paths } from '../../lib/paths.ts'
import { fillNewQuizFields } from '../../lib/forms/use-new-quiz-fields.ts'
import { detailNames, detailsKind, openSheet, type SheetDetails } from './stored-sheet.ts'
import { upload as uploadWords } from '@quizly/words/spreadsheet.ts'
import { languageNow } from '../../lib/words/language.ts'
import { faultText } from './sheet-sentences.tsx'
import { messageOf } from '../../lib/failures.ts'
import { sendPicture } from '../../lib/calls/send-picture.ts'
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

/** Said in the language of the moment. */
type Problem = { say: () => string }
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
    return leave
  }, [])

  function choose(next: File) {
    stop()
    const isAccepted = isExcelFile(next) || isQuizFile(next)
    setFile(isAccepted ? next : null)
    setRefusedName(isAccepted ? '' : next.name)
    setProblem(isAccepted ? undefined : { say: () => uploadWords.wrongType })
  }
  function remove() {
    stop()
    setFile(null)
    setProblem(undefined)
  }

  async function upload() {
    if (reading.current) return
    if (!file) {
      setRefusedName('')
      setProblem({ say: () => uploadWords.noFile })
      return
    }
    const controller = new AbortController()
    reading.current = controller
    setBusy(true)
    setProblem(undefined)
    try {
      const {
        upload: first,
        details,
        problem: say,
        otherWorksheet,
      } = await readChosen(file, controller.signal)
      if (controller.signal.aborted) return
      stop()
      if (otherWorksheet) setOffer({ otherWorksheet, first })
      else if (first) proceed(first, details)
      else if (say) setProblem({ say })
    } catch {
      if (controller.signal.aborted) return
      stop()
      setProblem({ say: () => uploadWords.readerMissing })
    }
  }

  /** Without details of its own a sheet has the browser's language, whatever was uploaded before. */
  function proceed(sheet: ParsedUpload, details: Partial<SheetDetails> = { language: '' }) {
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
    refusedName,
    offer,
    busy,
    choose,
    remove,
    proceed,
    upload: () => void upload(),
  }
}

type Read = {
  upload?: ParsedUpload | undefined
  details?: SheetDetails
  otherWorksheet?: OfferedWorksheet | undefined
  problem?: (() => string) | undefined
}

async function readChosen(file: File, signal: AbortSignal): Promise<Read> {
  return isQuizFile(file) ? readQuizFile(file, signal) : readFile(file, signal)
}

/** Larger files, in bytes, are not opened: more than the questions of a quiz can take, with many pictures. */
const maxBytes = 64 * 1024 * 1024

async function readQuizFile(file: File, signal: AbortSignal): Promise<Read> {
  const read = file.size > maxBytes ? undefined : quizFile.safeParse(parsed(await file.text()))
  if (!read?.success) return { problem: () => uploadWords.noQuizFile }
  const { title, timeLimit, language = '' } = read.data
  const sent = await sendPicturesOf(read.data, signal)
  if ('error' in sent) return { problem: () => uploadWords.pictureRefused(messageOf(sent.error)) }
  const { questions } = sent
  const { headings, cellsOf } = quizSheet(questions, languageNow())
  const table = tableFromCells([
    headings,
    ...questions.map((question) => cellsOf(question).map((cell) => (typeof cell === 'string' ? cell : ''))),
  ])
  if (!table) return { problem: () => faultText({ code: 'file-empty' }) }
  const texts = storedSheet({ fileName: file.name, sheetName: '', table })
  return {
    upload: { texts, isSound: true },
    details: { title, timeLimit: String(timeLimit), language },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isQuizFile = ({ name }: File): boolean => /\.json$/i.test(name)
