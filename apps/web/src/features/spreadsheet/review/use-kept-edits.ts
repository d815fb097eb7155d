import type { UploadedSheet } from '@quizly/domain'
import { useEffect, useRef, useState } from 'react'
import { keepSheet } from '../kept-sheet.ts'

const keepAfterMs = 400

/**
 * Stores a sheet on this device shortly after each change, unless `isHeld`. `isKept` is false when it no
 * longer fits; `stop` ends it for good.
 */
export function useKeptEdits(sheet: UploadedSheet, isHeld: boolean) {
  const [isKept, setIsKept] = useState(true)
  const kept = useRef(sheet)
  const latest = useRef({ sheet, isHeld })
  const isOver = useRef(false)

  useEffect(() => {
    latest.current = { sheet, isHeld }
    if (isHeld || sheet === kept.current) return
    const timer = setTimeout(() => {
      if (isOver.current) return
      kept.current = sheet
      setIsKept(keepSheet(sheet))
    }, keepAfterMs)
    return () => clearTimeout(timer)
  }, [sheet, isHeld])

  useEffect(() => {
    function keepLatest() {
      const { sheet: now, isHeld: held } = latest.current
      if (isOver.current || held || now === kept.current) return
      kept.current = now
      keepSheet(now)
    }
    window.addEventListener('pagehide', keepLatest)
    return () => {
      window.removeEventListener('pagehide', keepLatest)
      keepLatest()
    }
  }, [])

  const stop = () => {
    isOver.current = true
  }
  return { isKept, stop }
}
