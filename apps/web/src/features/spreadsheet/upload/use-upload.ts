import type { StoredSheet } from '@quizly/domain'
import { useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { notify } from '../../../components/feedback/toast.tsx'
import { paths } from '../../../lib/paths.ts'
import { fillNewQuizFields } from '../../../lib/forms/use-new-quiz-fields.ts'
import { openSheet } from '../stored-sheet.ts'
import { messages } from '../messages.ts'
import { detailNames, detailsKind } from '../review/upload-details.tsx'
import { discardReader, prepareReader } from '../workbook/prepared-reader.ts'
import { isExcelFile, readFile } from '../workbook/read-file.ts'
import { isQuizFile, readQuizFile } from './read-quiz-file.ts'
import type { OfferedTab } from '../workbook/reader.worker.ts'

type Details = Record<(typeof detailNames)[number], string>
/** A tab that has the questions, beside the first one if that is not empty. */
type Offer = { otherTab: OfferedTab; sheet: StoredSheet | undefined; isSound: boolean }

/** Loads what the next steps need while the person looks for the file. */
function prepare(): void {
  prepareReader()
  import('../review/review-screen.tsx').catch(() => {
    // The router asks for it again and shows what is wrong.
  })
}

/** The chosen file, what is wrong with it, and the step to the review. */
export function useUpload() {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState('')
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
    setProblem(isAccepted ? '' : messages.wrongType)
  }
  function remove() {
    stop()
    setFile(null)
    setProblem('')
  }

  async function upload() {
    if (reading.current) return
    if (!file) {
      setRefusedName('')
      setProblem(messages.noFile)
      return
    }
    const controller = new AbortController()
    reading.current = controller
    setBusy(true)
    setProblem('')
    try {
      if (isQuizFile(file)) {
        const quiz = await readQuizFile(file)
        if (controller.signal.aborted) return
        stop()
        if (quiz.sheet) proceed({ sheet: quiz.sheet, isSound: true }, quiz.details)
        else setProblem(quiz.problem)
        return
      }
      const {
        sheet,
        isSound = false,
        problem: fault = '',
        otherTab,
      } = await readFile(file, controller.signal)
      stop()
      if (otherTab) setOffer({ otherTab, sheet, isSound })
      else if (sheet) proceed({ sheet, isSound })
      else setProblem(fault)
    } catch {
      if (controller.signal.aborted) return
      stop()
      setProblem(messages.readerMissing)
    }
  }

  /** Without details of its own a sheet has the browser's language, whatever was uploaded before. */
  function proceed(
    { sheet, isSound }: { sheet: StoredSheet; isSound: boolean },
    details: Partial<Details> = { language: '' },
  ) {
    if (!openSheet().keepTexts(sheet)) {
      setProblem(messages.storageFull)
      return
    }
    fillNewQuizFields(detailsKind, detailNames, details)
    // The review begins with what needs fixing, above which no success is told.
    if (isSound) notify({ kind: 'success', text: messages.uploaded })
    navigate(paths.reviewUpload)
  }
  return { file, problem, refusedName, offer, busy, choose, remove, proceed, upload: () => void upload() }
}
