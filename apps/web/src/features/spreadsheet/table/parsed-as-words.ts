import type { RowMeaning } from '@quizly/domain'
import type { SheetLayout } from './sheet-layout.ts'
import { typeWords } from './type-words.ts'

/** What is said below the cell at this position about what its row became. */
export function becameWords(
  position: number,
  { question, key }: Pick<SheetLayout, 'question' | 'key'>,
  became: RowMeaning | undefined,
): string | undefined {
  if (became?.correctColumns.length === 0 && position === key) {
    const { accepted = [] } = became
    return accepted.length === 0 ? 'Written answer' : `Written answer. Also accepted: ${accepted.join(', ')}`
  }
  return became && position === question ? typeWords[became.type] : undefined
}
