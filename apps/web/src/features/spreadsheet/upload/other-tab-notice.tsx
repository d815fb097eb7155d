import { useEffect, useRef } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import '../../../components/feedback/notice.css'
import type { OfferedTab } from '../workbook/reader.worker.ts'

/** Asks whether to read the tab that has the questions. `onStay` is missing if the first tab is empty. */
export function OtherTabNotice({
  tab: { number, sheetName },
  onRead,
  onStay,
}: {
  tab: OfferedTab
  onRead: () => void
  onStay: (() => void) | undefined
}) {
  const read = useRef<HTMLButtonElement>(null)
  // The button that had the focus has made room for this question.
  useEffect(() => read.current?.focus(), [])
  return (
    <div className="notice notice--warn sheet-notice" role="alert">
      <Icon name="warning" />
      <div>
        <p>
          The questions are on tab {number}
          {sheetName && (
            <>
              , “<bdi>{sheetName}</bdi>”
            </>
          )}
          . Read that one?
        </p>
        <div className="row sheet-notice__actions">
          <Button ref={read} size="sm" onClick={onRead}>
            Read tab {number}
          </Button>
          {onStay && (
            <Button look="quiet" size="sm" onClick={onStay}>
              Stay with the first tab
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
