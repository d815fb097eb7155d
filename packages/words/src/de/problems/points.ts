import type * as en from '../../en/problems/points.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  points: {
    'points-wrong': 'Punkte sind eine Zahl von 0,01 bis 1.000 mit höchstens zwei Nachkommastellen.',
    'hand-points-wrong': ({ most }) =>
      `Punkte sind hier eine Zahl von 0 bis ${number(most)} mit höchstens zwei Nachkommastellen.`,
    'adjustment-wrong': ({ most }) =>
      `Punkte sind eine Zahl von −${number(most)} bis ${number(most)} mit höchstens zwei Nachkommastellen.`,
    'adjustment-outside': ({ most }) =>
      `Mit dieser Zahl hätte die Antwort weniger als 0 oder mehr als ${number(most)} Punkte.`,
    'deduction-wrong': 'Ein Abzug ist eine Zahl von 0 bis 1.000 mit höchstens zwei Nachkommastellen.',
    'deduction-too-large': ({ most }) =>
      `Eine falsche Antwort kann höchstens so viele Punkte kosten, wie die Frage hat (${number(most)}).`,
    'rule-wanted': 'Diese Regel für Teilpunkte kennt Quizly nicht.',
    'rule-needs-decisions': 'Diese Regel braucht mindestens zwei Entscheidungen.',
    'lenient-needs-text': 'Nur Freitextantworten können tolerant verglichen werden.',
    'shares-wrong': 'Jede Option bringt zwischen −100 % und 100 %, und mindestens eine bringt 100 %.',
    'correct-shares-too-small': 'Die richtigen Optionen bringen zusammen mindestens 100 %.',
  },
}
