import { readLabel } from './labels.ts'
import type { CellFinding, PlacedChoice, QuestionRow } from './question-row.ts'
import { quoted } from '../text.ts'

/**
 * The places, from 0, of the options that stay there when options are shuffled. They are named by their numbers or
 * letters only, because an exported quiz names them so whatever their texts are.
 */
export function fixedPlaces(
  { cell, columns: { fixed } }: QuestionRow,
  choices: readonly PlacedChoice[],
): { places: number[]; problems: CellFinding[] } {
  const written = cell(fixed)
  if (fixed === undefined || written === '') return { places: [], problems: [] }
  const places = written.split(/[\s,;]+/).map((part) => {
    const slot = readLabel(part)?.slot
    return choices.findIndex((choice) => choice.slot === slot)
  })
  if (!places.includes(-1)) return { places: [...new Set(places)], problems: [] }
  const message = `${quoted(written)} does not name options of this row. Write the numbers of the options that keep their place, such as 1, 4, or clear the cell.`
  return { places: [], problems: [{ column: fixed, message }] }
}
