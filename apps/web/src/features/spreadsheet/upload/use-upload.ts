import type { StoredSheet } from '@quizly/domain'
import { useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { notify } from '../../../components/feedback/toast.tsx'
import { paths } from '../../../lib/paths.ts'
import { openSheet } from '../kept-sheet.ts'
import { messages } from '../messages.ts'
import { discardReader, prepareReader } from '../workbook/prepared-reader.ts'
import { isExcelFile, readFile } from '../workbook/read-file.ts'
import type { OfferedTab } from '../workbook/reader.worker.ts'

/** A tab that has the questions, beside the first one if that is not empty. */
type Offer = { otherTab: OfferedTab; sheet: StoredSheet | undefined }

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
    const isAccepted = isExcelFile(next)
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
      const { sheet, problem: fault = '', otherTab } = await readFile(file, controller.signal)
      stop()
      if (otherTab) setOffer({ otherTab, sheet })
      else if (sheet) proceed(sheet)
      else setProblem(fault)
    } catch {
      if (controller.signal.aborted) return
      stop()
      setProblem(messages.readerMissing)
    }
  }

  function proceed(sheet: StoredSheet) {
    if (!openSheet().keepTexts(sheet)) {
      setProblem(messages.storageFull)
      return
    }
    notify({ kind: 'success', text: messages.uploaded })
    navigate(paths.reviewUpload)
  }
  return { file, problem, refusedName, offer, busy, choose, remove, proceed, upload: () => void upload() }
}
