import type { Names } from '../../format.ts'
import { list, plural } from '../language.ts'

/** What is said about an uploaded file: how it was read, and what of it is left out. */
export const fileNotes = {
  'rows-filtered': ({ count, rows, more }: { count: number; rows: Names; more: number }) =>
    plural(count, {
      one: `1 row that the sheet’s filter hides is left out: ${list(rows, more)}.`,
      other: `${count} rows that the sheet’s filter hides are left out: ${list(rows, more)}.`,
    }),
  'hidden-rows-read': ({ rows, more }: { rows: Names; more: number }) =>
    `Hidden rows are read like all others: ${list(rows, more)}.`,
  'columns-cut': ({ most, column }: { most: number; column: string }) =>
    `Only the first ${most} columns are read: column ${column} and those behind it are left out.`,
  'pictures-left-out': 'The pictures are left out. Change the questions that need them.',
  'pictures-left-out-at': ({ count, rows, more }: { count: number; rows: Names; more: number }) =>
    plural(count, {
      one: `The pictures at row ${list(rows, more)} are left out. Change the questions that need them.`,
      other: `The pictures at rows ${list(rows, more)} are left out. Change the questions that need them.`,
    }),
  'comments-left-out': 'Comments on cells are left out.',
  'struck-left-out': ({ count, cells, more }: { count: number; cells: Names; more: number }) =>
    plural(count, {
      one: `Struck-through text is left out: cell ${list(cells, more)}.`,
      other: `Struck-through text is left out: cells ${list(cells, more)}.`,
    }),
  'raised-signs-kept': ({ count, cells, more }: { count: number; cells: Names; more: number }) =>
    plural(count, {
      one: `Raised and lowered signs are kept as ², ₂, ^ or _: look at cell ${list(cells, more)}.`,
      other: `Raised and lowered signs are kept as ², ₂, ^ or _: look at cells ${list(cells, more)}.`,
    }),
  'text-read': ({ encoding, separator }: { encoding: string; separator: Separator }) =>
    ({
      commas: `Read as ${encoding}, separated by commas.`,
      semicolons: `Read as ${encoding}, separated by semicolons.`,
      tabs: `Read as ${encoding}, separated by tabs.`,
      bars: `Read as ${encoding}, separated by bars.`,
    })[separator],
  /** Nothing in the file says which letters it has. */
  'text-read-in-doubt': ({ encoding, separator }: { encoding: string; separator: Separator }) =>
    ({
      commas: `Read as ${encoding}, separated by commas. If letters look wrong, save the file as CSV UTF-8 or as an Excel workbook and upload it again.`,
      semicolons: `Read as ${encoding}, separated by semicolons. If letters look wrong, save the file as CSV UTF-8 or as an Excel workbook and upload it again.`,
      tabs: `Read as ${encoding}, separated by tabs. If letters look wrong, save the file as CSV UTF-8 or as an Excel workbook and upload it again.`,
      bars: `Read as ${encoding}, separated by bars. If letters look wrong, save the file as CSV UTF-8 or as an Excel workbook and upload it again.`,
    })[separator],
  'hidden-tab-read': 'The first tab is read, although it is hidden in the file.',
  'questions-on-tab': ({ tab, name }: { tab: number; name: string }) =>
    `The questions are on tab ${tab}, ${name}.`,
  /** `tabs` are numbers with names: 2 (“Part 2”), 3 (“Part 3”). */
  'further-tabs': ({ count, tabs }: { count: number; tabs: Names }) =>
    plural(count, {
      one: `Only the first tab is read. Tab ${list(tabs)} has questions too: in your file, copy them below those of the first tab, or save them as a file of their own.`,
      other: `Only the first tab is read. Tabs ${list(tabs)} have questions too: in your file, copy them below those of the first tab, or save them as a file of their own.`,
    }),
}

type Separator = 'commas' | 'semicolons' | 'tabs' | 'bars'
