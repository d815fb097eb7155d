import { type SheetReading, shapeName, type UploadedSheet } from '@quizly/domain'
import { Button } from '../../../components/forms/button.tsx'

/** What else the file could be read as: its questions in another shape, or another tab. */
export function OtherReadings({
  sheet,
  onRead,
}: {
  sheet: UploadedSheet
  onRead: (reading: SheetReading) => void
}) {
  const { others = [] } = sheet
  if (others.length === 0) return null
  return (
    <div className="row other-readings" role="group" aria-label="Wrong layout?">
      <p>Wrong layout?</p>
      {others.map((other) => (
        <Button key={readingName(other, sheet)} look="secondary" size="sm" onClick={() => onRead(other)}>
          Read {readingName(other, sheet)}
        </Button>
      ))}
    </div>
  )
}

/** "as one option per row", or "tab 2, “Questions”". */
function readingName({ tab, sheetName, table }: SheetReading, shown: SheetReading): string {
  return tab === shown.tab ? `as ${shapeName(table)}` : `tab ${tab}, “${sheetName}”`
}
