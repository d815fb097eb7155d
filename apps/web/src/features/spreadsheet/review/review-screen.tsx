import type { UploadedSheet } from '@quizly/domain'
import { useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import type { Handover } from '../../../lib/handover.ts'
import { paths } from '../../../lib/paths.ts'
import { openSheet } from '../stored-sheet.ts'
import { messages } from '../messages.ts'
import { Review } from './review.tsx'

export function ReviewUploadScreen() {
  const [{ sheet, turn, isNew }, setOpened] = useState(() => ({
    sheet: openSheet().load(),
    turn: 0,
    isNew: false,
  }))
  useEffect(() => {
    if (sheet && isNew) openSheet().keep(sheet)
  }, [sheet, isNew])
  if (!sheet) return <NoSheet />
  const openNewer = () => setOpened({ sheet: openSheet().load() ?? sheet, turn: turn + 1, isNew: false })
  const openOther = (other: UploadedSheet) => setOpened({ sheet: other, turn: turn + 1, isNew: true })
  return <Review key={turn} sheet={sheet} onOpenNewer={openNewer} onReadOtherwise={openOther} />
}

/** Leads home and says why: nothing was uploaded, or what is stored has no rows. */
function NoSheet() {
  const text = openSheet().isThere() ? messages.noRows : messages.noSheet
  const handover: Handover = { notice: { kind: 'warn', text } }
  return <Redirect to={paths.home} replace state={handover} />
}
