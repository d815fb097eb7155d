import type { ColumnRole } from '../columns/roles.ts'

/** What a fix does. Fixes of one kind can be made in all rows at once, because they fix the same fault. */
export type FixKind =
  /** Writes the key plainly, as it was read. */
  | 'as-read'
  /** Writes the key plainly, as it could have been read too. */
  | 'other-reading'
  /** Writes the key that was probably meant. */
  | 'nearest'
  /** Reads all keys of the sheet as positions from 0. */
  | 'from-zero'
  /** Writes the fractions of which dates were made, as they would be where days stand first, or months. */
  | 'as-fraction'
  | 'as-turned-fraction'
  /** Writes a day so that it is no fraction. */
  | 'as-date'
  | 'true-false'
  | 'choice'
  | 'several'
  | 'written'
  | 'one-spelling'
  | 'clear-placeholder'
  | 'clear-repeated'
  | 'clear-type'
  | 'remove-blank'
  | 'remove-title'
  | 'remove-unmarkable'
  | 'remove-repeated'
  | 'remove-headings'

/** A cell of the row: by the position of its column, or by a role whose column is added if there is none. */
export type FixedCell = { column: number | ColumnRole; text: string }

/**
 * A change that one click makes to a row. `label` is the text of its button. `from-zero` changes all rows;
 * other kinds write cells, or remove the row if there are none to write.
 */
export type Fix = { kind: FixKind; label: string; cells: FixedCell[] }
