import type * as en from '../../en/student/footer.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  appearance: 'Apariencia',
  system: 'Sistema',
  light: 'Claro',
  dark: 'Oscuro',
}
