// Writes public/quizly-template.xlsx, the workbook that educators can start with. Run with: node
// scripts/write-template.mjs
import { utils, write } from '@e965/xlsx'
import { writeFileSync } from 'node:fs'

const rows = [
  ['Question', 'Type', 'Option A', 'Option B', 'Option C', 'Option D', 'Correct Answer'],
  [
    'Which organelle is the site of aerobic respiration?',
    'Single',
    'Nucleus',
    'Ribosome',
    'Mitochondrion',
    'Vacuole',
    'C',
  ],
  [
    'Which of these are found in plant cells but not in animal cells?',
    'Multiple',
    'Cell wall',
    'Cell membrane',
    'Chloroplasts',
    'Mitochondria',
    'A, C',
  ],
  [
    'Name the process by which water moves across a partially permeable membrane.',
    'Write',
    '',
    '',
    '',
    '',
    'osmosis',
  ],
]
const sheet = utils.aoa_to_sheet(rows)
sheet['!cols'] = [60, 10, 18, 18, 18, 18, 18].map((wch) => ({ wch }))
const book = utils.book_new()
utils.book_append_sheet(book, sheet, 'Questions')
const file = new URL('../public/quizly-template.xlsx', import.meta.url)
writeFileSync(file, write(book, { type: 'buffer', bookType: 'xlsx', compression: true }))
