import { readFileSync } from 'node:fs'
import { read, utils } from '@e965/xlsx'
import { parseSheet } from '@quizly/spreadsheets'
import { languages, languageTags } from '@quizly/words'
import { templateFile } from '@quizly/words/all-languages.ts'
import { describe, expect, test } from 'vitest'
import { templateAddress } from '../src/features/spreadsheet/template-address.ts'
import { readWorkbook } from '@quizly/spreadsheets/read-workbook.ts'
import { templateBook } from './write-template.ts'

const fileOf = (address: string) => readFileSync(new URL(`../public${address}`, import.meta.url))

describe.each(languageTags)('the template in %s', (language) => {
  const bytes = fileOf(templateAddress(language))

  test('has the words of its language, and its columns go the way of these', () => {
    const book = read(bytes)
    const cells = ({ SheetNames: [name = ''], Sheets: sheets }: typeof book) => [
      name,
      ...utils.sheet_to_json(sheets[name] ?? {}, { header: 1 }),
    ]
    expect(cells(book), 'run scripts/write-template.ts').toEqual(cells(templateBook(language)))
    expect(book.Workbook?.Views?.map(({ RTL = false }) => RTL)).toEqual([
      languages[language].direction === 'rtl',
    ])
  })

  test('is a quiz as it stands', async () => {
    const upload = await readWorkbook(new Uint8Array(bytes).buffer, language, 'template.xlsx')
    if (upload.error !== undefined) throw new Error(upload.message)
    const { respiration, plantCells, water, chromosomes, cellParts, sizes } = templateFile[language]
    const partnerIn = (pair: string) => pair.split(' = ')[1]
    const { question: _, ...pairs } = cellParts
    const { question: __, ...items } = sizes
    expect(parseSheet(upload.table)).toMatchObject({
      problems: [],
      warnings: [],
      questions: [
        { type: 'single', correctAnswers: [respiration.mitochondrion] },
        { type: 'multiple', correctAnswers: [plantCells.wall, plantCells.chloroplasts] },
        { type: 'write', correctAnswers: [water.answer] },
        { type: 'numeric', correctAnswers: [chromosomes.answer] },
        { type: 'matching', correctAnswers: Object.values(pairs).map(partnerIn) },
        { type: 'ordering', correctAnswers: Object.values(items) },
        { type: 'essay', correctAnswers: [] },
        { type: 'gap', text: expect.stringContaining('{{3}}') },
      ],
    })
  })
})
