import type * as en from '../../en/problems/questions.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  questions: {
    'no-questions': 'Fügen Sie mindestens eine Frage hinzu.',
    'too-many-questions': ({ most, count }) =>
      `Ein Quiz kann höchstens ${most} Fragen haben; dieses hat ${count}.`,
    'question-empty': ({ question }) => `Frage ${question} darf nicht leer sein.`,
    'question-too-long': ({ question, most }) => `Frage ${question} ist länger als ${number(most)} Zeichen.`,
    'option-count': ({ question, least, most }) => `Frage ${question} braucht ${least} bis ${most} Optionen.`,
    'option-empty': ({ question }) => `Frage ${question} hat eine leere Option.`,
    'option-repeated': ({ question }) => `Frage ${question} hat zweimal dieselbe Option.`,
    'option-too-long': ({ question, option, most }) =>
      `Option ${option} von Frage ${question} ist länger als ${number(most)} Zeichen.`,
    'fixed-option-unknown': ({ question }) =>
      `In Frage ${question} soll eine Option an ihrem Platz bleiben, die es nicht gibt oder die doppelt genannt ist.`,
    'no-correct-answer': ({ question }) => `Frage ${question} braucht mindestens eine richtige Antwort.`,
    'several-correct-answers': ({ question }) => `Frage ${question} kann nur eine richtige Antwort haben.`,
    'correct-answer-not-an-option': ({ question }) =>
      `Eine richtige Antwort von Frage ${question} ist keine ihrer Optionen.`,
    'no-written-answer': ({ question }) => `Frage ${question} braucht eine gültige Freitextantwort.`,
    'accepted-twice': ({ text, first }) => `„${text}“ wird schon als „${first}“ anerkannt.`,
    'options-on-written': ({ question }) =>
      `Frage ${question} wird schriftlich beantwortet und kann keine Optionen haben.`,
    'answer-too-long': ({ question, most }) =>
      `Die Antwort auf Frage ${question} ist länger als ${number(most)} Zeichen.`,
    'marking-unknown': ({ question }) =>
      `Bei Frage ${question} zählen Antworten als richtig, die sie nicht hat.`,
    'too-many-accepted': ({ question }) =>
      `Bei Frage ${question} sind zu viele oder zu lange Antworten anerkannt.`,
    'unknown-question': 'Diese Frage gehört nicht zum Quiz.',
    'other-form': 'Antworten auf diese Frage haben eine andere Form.',
  },
}
