import type * as en from '../../en/problems/changed-questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  changedQuestions: {
    'question-gone': ({ question }) => `Frage ${question} gehört nicht mehr zu diesem Quiz.`,
    'repeated-question': ({ question }) => `Frage ${question} steht zweimal in der Liste.`,
    'not-written': 'Nur Freitextantworten können anerkannt werden.',
    'too-many-further-answers':
      'Eine Frage kann höchstens 1.000 weitere Antworten haben, zusammen höchstens 100.000 Zeichen.',
    'nothing-changes': 'Noch ändert sich nichts. Wählen Sie eine andere Antwort oder Regel.',
    'enter-reason-by-hand': 'Schreiben Sie, warum von Hand bewertet wird',
  },
}
