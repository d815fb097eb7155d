import { useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { notify } from '../../../components/feedback/toast.tsx'
import { paths } from '../../../lib/paths.ts'
import { openSheet } from '../kept-sheet.ts'
import { messages } from '../messages.ts'
import { isExcelFile, readFile } from '../workbook/read-file.ts'

/** The chosen file, what is wrong with it, and the step to the review. */
export function useUpload() {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState('')
  const [refusedName, setRefusedName] = useState('')
  const [busy, setBusy] = useState(false)
  const reading = useRef<AbortController>(null)

  function stop() {
    reading.current?.abort()
    reading.current = null
    setBusy(false)
  }
  useEffect(() => () => reading.current?.abort(), [])

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
      const outcome = await readFile(file, controller.signal)
      if ('problem' in outcome) setProblem(outcome.problem)
      else if (!openSheet().keepTexts(outcome.sheet)) setProblem(messages.storageFull)
      else {
        notify({ kind: 'success', text: messages.uploaded })
        navigate(paths.reviewUpload)
      }
    } catch {
      if (controller.signal.aborted) return
      setProblem(messages.readerMissing)
    }
    stop()
  }
  return { file, problem, refusedName, busy, choose, remove, upload: () => void upload() }
}
