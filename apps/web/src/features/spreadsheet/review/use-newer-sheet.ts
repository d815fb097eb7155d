import { storedSheet, type UploadedSheet, uploadedSheet } from '@quizly/domain'
import { useEffect, useState } from 'react'
import { rowsKey } from '../stored-sheet.ts'

/** Whether another tab has stored other rows than those shown here. */
export function useNewerSheet(shown: UploadedSheet) {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    function notice({ key, newValue }: StorageEvent) {
      if (key !== rowsKey || newValue === null) return
      if (uploadedSheet(newValue, null) && newValue !== storedSheet(shown).quizData) setIsThere(true)
    }
    window.addEventListener('storage', notice)
    return () => window.removeEventListener('storage', notice)
  }, [shown])
  return { isThere, dismiss: () => setIsThere(false) }
}
