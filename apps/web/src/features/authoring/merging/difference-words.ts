import type { QuestionPart, SideChange } from '@quizly/domain'

const parts: Record<QuestionPart, string> = {
  text: 'the text',
  type: 'the type',
  options: 'the options',
  key: 'the key',
}
const inWords = new Intl.ListFormat('en-GB')

/** "changed the text and the key" */
export function wordsOf({ change, parts: changed }: SideChange): string {
  if (change === 'none') return 'left it as it was'
  if (change !== 'changed') return `${change} it`
  return `changed ${inWords.format(changed.map((part) => parts[part]))}`
}
