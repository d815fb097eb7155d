import { expect, test } from 'vitest'
import { names } from './en/authoring/question-types.ts'
import { questionsFile } from './files.ts'
import { languageTags } from './languages.ts'

test.each(languageTags)('in %s a workbook calls the types of questions as screens do', async (tag) => {
  const path = `./${tag}/authoring/question-types.ts`
  const module = (await import(path)) as { words?: { names: typeof names } }
  expect(questionsFile[tag].types).toEqual(tag === 'en' ? names : module.words?.names)
})
