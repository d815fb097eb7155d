import type * as en from '../../en/results/held-back.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  scoreOnly: 'Bei diesem Quiz zeigt deine Lehrkraft die richtigen Antworten nicht.',
  attemptsLeft:
    'Die richtigen Antworten siehst du nach deinem letzten Versuch oder wenn das Quiz geschlossen wird.',
  nothingUntilAllFinish:
    'Deine Antworten sind angekommen. Deine Punktzahl und die richtigen Antworten erscheinen hier, wenn alle fertig sind.',
  untilAllFinish: 'Die richtigen Antworten siehst du, wenn alle fertig sind.',
  untilReleased:
    'Deine Antworten sind angekommen. Deine Punktzahl und die richtigen Antworten erscheinen hier, wenn deine Lehrkraft sie freigibt.',
  untilClosed:
    'Deine Antworten sind angekommen. Deine Punktzahl und die richtigen Antworten erscheinen hier, wenn deine Lehrkraft das Quiz schließt und alle fertig sind.',
  untilClosedAt: (moment) =>
    `Deine Antworten sind angekommen. Deine Punktzahl und die richtigen Antworten erscheinen hier, wenn das Quiz geschlossen ist, spätestens am ${moment} (deine Ortszeit), und alle fertig sind.`,
  opensIn: (seconds) => [
    'Vielleicht sendet ein anderes Gerät oder ein anderer Tab von dir noch Antworten. Dein Ergebnis erscheint in ',
    seconds,
    ' s.',
  ],
}
