import { describe, expect, test } from 'vitest'
import type * as questionTypes from './en/authoring/question-types.ts'
import type * as choosingFile from './en/spreadsheet/choosing-file.ts'
import { questionsFile, templateFile } from './files.ts'
import { type LanguageTag, languageTags } from './languages.ts'

async function wordsOf<English>(tag: LanguageTag, module: string): Promise<English> {
  const path = `./${tag}/${module}.ts`
  const loaded = (await import(path)) as English & { words: English }
  return tag === 'en' ? loaded : loaded.words
}

describe.each(languageTags)('in %s', (tag) => {
  test('a workbook calls the types of questions as screens do', async () => {
    const { names } = await wordsOf<typeof questionTypes>(tag, 'authoring/question-types')
    expect(questionsFile[tag].types).toEqual(names)
  })

  test('the guide beside the template says what stands in it', async () => {
    const { columnNames, columnHints } = await wordsOf<typeof choosingFile>(tag, 'spreadsheet/choosing-file')
    const { headings, option, pair, item } = questionsFile[tag]
    const { correct, types } = templateFile[tag]
    expect(columnNames).toEqual({
      question: headings.question,
      type: headings.type,
      options: `${option('A')} – ${option('D')}`,
      correct,
      pairs: `${pair(1)} – ${pair(4)}`,
      items: `${item(1)} – ${item(4)}`,
      worth: columnNames.worth,
    })
    for (const type of Object.values(types)) expect(columnHints.type).toContain(type)
    for (const type of [types.single, types.multiple]) expect(columnHints.options).toContain(type)
    expect(columnHints.pairs).toContain(types.matching)
    expect(columnHints.items).toContain(types.ordering)
    expect(columnHints.correct).toContain(types.multiple)
  })
})
