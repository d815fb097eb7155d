import { quoted } from '@quizly/domain'

/** A part of a note from `start` on; `position` is that of the column which it names. */
export type NotePart = { start: number; text: string; position?: number }

/** A sentence about the sheet, split at the columns that it names in quotation marks. */
export function noteParts(note: string, columns: readonly string[]): NotePart[] {
  let end = 0
  return note.split(/(“[^”]*”)/).flatMap((text) => {
    const start = end
    end += text.length
    if (text === '') return []
    const position = text.startsWith('“') ? columns.findIndex((each) => quoted(each) === text) : -1
    return [position === -1 ? { start, text } : { start, text, position }]
  })
}
