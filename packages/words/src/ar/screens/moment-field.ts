import type * as en from '../../en/screens/moment-field.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  which: (time) => `تُؤخَّر الساعة حينها، فيتكرر الوقت ${time}. أيّ المرتين؟`,
  first: (zone) => `الأولى (${zone})`,
  second: (zone) => `الثانية (${zone})`,
}
