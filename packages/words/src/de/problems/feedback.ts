import type * as en from '../../en/problems/feedback.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  feedback: {
    'note-without-option': 'Anmerkungen stehen neben den Optionen einer Auswahlfrage, eine für jede.',
    'option-notes-wanted': 'Anmerkungen zu Optionen sind eine Liste von Texten, einer für jede Option',
    'option-note-too-long': ({ most }) =>
      `Eine Anmerkung zu einer Option kann höchstens ${number(most)} Zeichen haben`,
    'practice-wanted': 'Üben ist an (true) oder fehlt',
    'practice-while-running': ({ running }) =>
      `Beim Üben sind die richtigen Antworten zu sehen. Lernende, die gerade arbeiten: ${number(running)}. Schalten Sie das Üben ein, wenn alle fertig sind.`,
    'practice-while-held-back':
      'Beim Üben sind die richtigen Antworten zu sehen, aber die Ergebnisse sind noch nicht freigegeben. Geben Sie sie zuerst frei.',
    'practice-while-attempts-left':
      'Beim Üben sind die richtigen Antworten zu sehen, aber Lernende haben noch einen zweiten Versuch. Erlauben Sie zuerst nur 1 Versuch, oder schließen Sie das Quiz.',
    'attempts-while-practice':
      'Üben ist eingeschaltet und zeigt die richtigen Antworten. Schalten Sie es aus, bevor Sie einen zweiten Versuch erlauben.',
    'held-back-while-practice':
      'Üben ist eingeschaltet und zeigt die richtigen Antworten. Schalten Sie es aus, bevor Sie Ergebnisse zurückhalten.',
  },
}
