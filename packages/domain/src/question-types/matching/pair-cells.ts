import type { QuestionContent } from '../../question/question.ts'

/** In quotation marks, doubled inside, where a prompt could be read otherwise. */
const quotedPrompt = /^"((?:[^"]|"")*)"\s*[=→]\s*(.*)$/s

/** A pair in a cell: prompt = partner. */
export const pairCells = ({ options, correctAnswers }: Pick<QuestionContent, 'options' | 'correctAnswers'>) =>
  options.map((prompt, place) => {
    const isPlain = !/^"|[=→]/.test(prompt)
    return `${isPlain ? prompt : `"${prompt.replaceAll('"', '""')}"`} = ${correctAnswers[place] ?? ''}`
  })

/** The question that cells with pairs are; with `quotes`, as `pairCells` writes them. */
export function questionOfPairs(cells: readonly string[], quotes: 'read' | 'kept') {
  const pairs = cells.map((cell) => {
    const [, prompt, partner] = (quotes === 'read' && quotedPrompt.exec(cell)) || []
    return prompt === undefined ? cell.split(/\s*[=→]\s*(.*)/s) : [prompt.replaceAll('""', '"'), partner]
  })
  return {
    options: pairs.map(([prompt = '']) => prompt),
    correctAnswers: pairs.map(([, partner = '']) => partner),
    rule: 'each-decision' as const,
  }
}
