import type { Role } from '@quizly/contract'
import { type ReactNode, useEffect } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { notify } from '../components/feedback/toast.tsx'
import { accessSentence } from '../lib/words/access-sentence.ts'
import { loginFirst } from '../lib/handover.ts'
import { studentPaths } from '../lib/student-paths.ts'
import { useSession } from '../lib/calls/session.ts'

/** Shows a screen only to its role. Others are sent to Login, or home, and told why. */
export function RequireRole({ role, children }: { role: Role; children: ReactNode }) {
  const session = useSession()
  const [pathname] = useLocation()
  const search = useSearch()
  if (!session) {
    const from = pathname + (search && `?${search}`) + window.location.hash
    return <Redirect to={studentPaths.login} replace state={loginFirst(role, from)} />
  }
  if (session.user.role !== role) return <SendHome needed={role} />
  return children
}

function SendHome({ needed }: { needed: Role }) {
  useEffect(() => notify({ kind: 'warn', text: () => accessSentence(needed, 'wrong-role') }), [needed])
  return <Redirect to={studentPaths.home} replace />
}
