import type * as en from '../../en/problems/quiz-window.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  quizWindow: {
    'no-closing-to-stop-at':
      'Geben Sie an, wann das Quiz schließt. Sonst kann es beim Schließen für niemanden enden.',
    'closes-before-opening': 'Das Quiz würde schließen, bevor es öffnet. Wählen Sie eine spätere Zeit.',
    'opening-is-over':
      'Diesem Quiz sind schon Lernende beigetreten, es kann also nicht zu einer vergangenen Zeit öffnen. Wählen Sie eine spätere oder keine Zeit.',

    'closing-is-over':
      'Diese Zeit ist vorbei. Um das Quiz jetzt zu schließen, stellen Sie es auf „Geschlossen“.',
  },
}
