import { useArrival } from '../../lib/arrival.ts'
import { Notice } from './notice.tsx'

/** At the top of a screen: why one was sent here, if one was. */
export function ArrivalNotice() {
  const { notice } = useArrival()
  if (!notice) return null
  return (
    <div className="arrival-notice">
      <Notice kind={notice.kind}>{notice.text}</Notice>
    </div>
  )
}
