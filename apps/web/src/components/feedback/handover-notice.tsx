import { textOf, useHandover } from '../../lib/handover.ts'
import { Notice } from './notice.tsx'

/** At the top of a screen: why the user was sent here, if they were. */
export function HandoverNotice() {
  const { notice } = useHandover()
  if (!notice) return null
  return (
    <div className="arrival-notice">
      <Notice kind={notice.kind}>{textOf(notice)}</Notice>
    </div>
  )
}
