import type { RowMeaning } from '@quizly/domain'
import type { SheetLayout } from './sheet-layout.ts'
import { typeWords } from './type-words.ts'

/** What is said below the cell at this position about what its row became. */
export function parsedAsWords(
  position: number,
  { question, key }: Pick<SheetLayout, 'question' | 'key'>,
  parsedAs: RowMeaning | undefined,
): string | undefined {
  if (parsedAs?.correctColumns.length === 0 && position === key) {
    const { accepted = [] } = parsedAs
    return accepted.length === 0 ? 'Written answer' : `Written answer. Also accepted: ${accepted.join(', ')}`
  }
  return parsedAs && position === question ? typeWords[parsedAs.type] : undefined
}
