import { everywhere as commonWords } from '@quizly/words/student.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { type Handover, noticeOf } from '../lib/handover.ts'
import { whenSessionRefused } from '../lib/calls/call.ts'
import { studentPaths } from '../lib/student-paths.ts'
import { closeSession } from '../lib/calls/session.ts'

/** Closes the session only on arrival at Login: before, screens that need one would lead elsewhere. */
export function useSessionExpiry(): void {
  const [pathname, navigate] = useLocation()
  const isLeaving = useRef(false)

  useEffect(() => {
    whenSessionRefused(() => {
      if (isLeaving.current) return
      isLeaving.current = true
      const { pathname: path, search, hash } = window.location
      const from = path + search + hash
      const handover: Handover = { notice: noticeOf('warn', () => commonWords.sessionEnded), from }
      navigate(studentPaths.login, { state: handover })
    })
  }, [navigate])

  useEffect(() => {
    if (!isLeaving.current || pathname !== studentPaths.login) return
    isLeaving.current = false
    closeSession()
  }, [pathname])
}
