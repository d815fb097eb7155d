// Writes public/quizly-template.xlsx and its translations, the workbooks that educators can start with. Run with: npx
// node scripts/write-template.ts
import { utils, type WorkBook, write } from '@e965/xlsx'
import { languages, type LanguageTag, languageTags } from '@quizly/words'
import { questionsFile, templateFile } from '@quizly/words/all-languages.ts'
import { writeFileSync } from 'node:fs'
import { templateAddress } from '../src/features/spreadsheet/template-address.ts'

const widths = [
  60,
  10,
  ...Array.from({ length: 5 }, () => 18),
  10,
  40,
  ...Array.from({ length: 8 }, () => 18),
]
const places = [1, 2, 3, 4]
const blank = places.map(() => '')

export function templateBook(language: LanguageTag): WorkBook {
  const { headings, option, pair, item, sheetName } = questionsFile[language]
  const {
    correct,
    types,
    explanation,
    respiration,
    plantCells,
    water,
    chromosomes,
    cellParts,
    sizes,
    leaves,
    sugar,
  } = templateFile[language]
  const { question: whichOrganelle, ...organelles } = respiration
  const { question: whichAreFound, ...parts } = plantCells
  const { question: whatEachDoes, ...pairs } = cellParts
  const { question: whichOrder, ...items } = sizes
  const optionHeadings = ['A', 'B', 'C', 'D'].map(option)
  const rows = [
    [
      headings.question,
      headings.type,
      ...optionHeadings,
      correct,
      headings.points,
      headings.explanation,
      ...places.map(pair),
      ...places.map(item),
    ],
    [whichOrganelle, types.single, ...Object.values(organelles), 'C', '1', explanation],
    [whichAreFound, types.multiple, ...Object.values(parts), 'A, C', '2'],
    [water.question, types.write, ...blank, water.answer],
    [chromosomes.question, types.numeric, ...blank, chromosomes.answer],
    [whatEachDoes, types.matching, ...blank, '', '2', '', ...Object.values(pairs)],
    [whichOrder, types.ordering, ...blank, '', '', '', ...blank, ...Object.values(items)],
    [leaves.question, types.essay],
    [sugar.question, types.gap],
  ]
  const sheet = utils.aoa_to_sheet(rows)
  sheet['!cols'] = widths.map((least, column) => ({
    wch: Math.max(
      least,
      ...rows.slice(0, column === 1 ? undefined : 1).map((cells) => cells[column]?.length ?? 0),
    ),
  }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, sheetName)
  if (languages[language].direction === 'rtl') book.Workbook = { Views: [{ RTL: true }] }
  return book
}

if (import.meta.main) {
  for (const language of languageTags) {
    const file = new URL(`../public${templateAddress(language)}`, import.meta.url)
    const bytes: Uint8Array = write(templateBook(language), {
      type: 'buffer',
      bookType: 'xlsx',
      compression: true,
    })
    writeFileSync(file, bytes)
  }
}
