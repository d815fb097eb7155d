import { describe, expect, test } from 'vitest'
import { questionsFile, templateFile } from './all-languages.ts'
import type * as spreadsheet from './en/spreadsheet.ts'
import { languageTags } from './languages.ts'
import { wordsIn } from './testing/words-in.ts'

describe.each(languageTags)('in %s', (tag) => {
  test('the guide beside the template says what stands in it', async () => {
    const { columnNames, columnHints } = (await wordsIn<typeof spreadsheet>(tag, 'spreadsheet')).choosingFile
    const { headings, option, pair, item } = questionsFile[tag]
    const { correct, types } = templateFile[tag]
    const { single, multiple, write, ...others } = types
    const stated = columnHints.type(Object.values(others))
    expect(columnNames).toEqual({
      question: headings.question,
      type: headings.type,
      options: `${option('A')} – ${option('D')}`,
      correct,
      pairs: `${pair(1)} – ${pair(4)}`,
      items: `${item(1)} – ${item(4)}`,
      worth: columnNames.worth,
    })
    for (const type of [single, multiple, write, ...Object.values(others)]) expect(stated).toContain(type)
    for (const type of [types.single, types.multiple]) expect(columnHints.options).toContain(type)
    expect(columnHints.pairs).toContain(types.matching)
    expect(columnHints.items).toContain(types.ordering)
    expect(columnHints.correct).toContain(types.multiple)
  })
})
