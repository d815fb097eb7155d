import type * as en from '../../en/failures/attempts.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  attempts: {
    'invalid-code': 'Ungültiger Code. Bitte noch einmal versuchen.',
    'already-attempted': 'Du hast dieses Quiz schon gemacht.',
    'not-started': 'Starte zuerst das Quiz.',
    'closed-to-late-student':
      'Dieses Quiz ist geschlossen. Frag deine Lehrkraft, wenn du es noch machen musst.',
    'quiz-closed': 'Dieses Quiz ist geschlossen. Frag deine Lehrkraft.',
    'too-early': 'Dieses Quiz ist noch nicht offen. Warte, bis es öffnet, und starte es dann.',
    'still-running': 'Dieses Quiz ist noch nicht abgegeben. Bewerten Sie es von Hand, wenn es abgegeben ist.',
    'attempt-changed': 'Dieser Versuch hat sich inzwischen geändert. Nichts wurde gespeichert.',
    'mark-changed': 'Inzwischen hat jemand anderes diese Antwort bewertet.',
    'answer-changed': 'Diese Antwort hat sich geändert, seit Sie sie geöffnet haben.',
    'nothing-to-mark': 'Diese Antwort wartet nicht auf eine Bewertung.',
    'not-asked': 'Diese Frage wurde hier nicht gestellt oder gehört nicht mehr zum Quiz.',
    'marked-on-page':
      'Diese Antwort wird auf der Seite „Bewertung“ bewertet. Eigentümer und Bearbeiter können sie auch hier ändern.',
    'answers-too-long': 'Die Antworten sind zu lang: Zusammen können sie höchstens 1 MiB haben.',
    'no-result': 'Kein Ergebnis vorhanden.',
    'no-practice': 'Dieses Quiz kann gerade nicht geübt werden.',
    'no-results': 'Keine Ergebnisse gefunden.',
    'others-answers': 'Du kannst nur deine eigenen Antworten abgeben.',
    'no-attempt': 'Versuch nicht gefunden.',
    'no-such-attempt': 'Diesen Versuch gibt es nicht.',
    'takes-it-now': 'Dieser Versuch läuft noch. Löschen Sie ihn, wenn er vorbei ist.',
    'receipt-comes': 'Dein Beleg kommt mit deinem Ergebnis, in wenigen Sekunden.',
    'student-account-full':
      'Dein Konto ist voll: Es kann kein weiteres Quiz aufnehmen. Bitte deine Lehrkraft um Hilfe.',
    'too-many-grants': ({ most }) => `In einem Quiz kann höchstens ${most} Mal Zeit gegeben werden.`,
    'student-not-entered': 'Diese Person ist dem Quiz nicht beigetreten.',
    'student-not-started': 'Diese Person hat noch nicht gestartet: Sie hat noch ihre ganze Zeit.',
    'stays-submitted': 'Dieses Quiz ist abgegeben. Öffnen Sie es wieder, um mehr Zeit zu geben.',
    'closes-before':
      'Beim Schließen endet dieses Quiz für alle, und bis dahin ist keine Zeit mehr. Stellen Sie zuerst ein späteres Schließen ein.',
    'ended-at-this-moment': 'Dieses Quiz wurde gerade eben für alle beendet. Zusatzzeit wurde nicht gegeben.',
    ended:
      'Dieses Quiz wurde für alle beendet. Wem es gehört oder wer es bearbeiten darf, kann Einzelnen Zeit geben.',
  },
}
