import type * as en from '../../en/failures/quizzes.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  quizzes: {
    'no-quiz': 'Quiz nicht gefunden.',
    'settings-changed':
      'Diese Einstellungen wurden inzwischen in einem anderen Fenster geändert. Nichts wurde gespeichert.',
    'too-many-allowances': ({ most }) => `Höchstens ${most} Lernende können mehr Zeit haben.`,
    'too-many-drafts': 'Sie haben zu viele Entwürfe. Speichern oder verwerfen Sie einige.',
    'draft-changed': 'Dieser Entwurf wurde auf einem anderen Gerät geändert oder gespeichert.',
    'code-taken': 'Dieser geheime Code ist schon in Gebrauch. Bitte versuchen Sie es mit einem anderen.',
    'questions-exist': 'Dieses Quiz hat schon Fragen. Bearbeiten Sie das Quiz, um sie zu ändern.',
    'quiz-changed':
      'Dieses Quiz wurde inzwischen in einem anderen Fenster geändert. Nichts wurde gespeichert.',
    'too-many-stored-quizzes':
      'Ihr Konto kann kein weiteres Quiz aufnehmen: Möglich sind 10.000 Quizze und 200 MB Fragen. Ändern Sie eines, das Sie schon haben.',
    'older-server':
      'Ein anderer Server läuft noch mit einer älteren Version. Bitte in einer Minute noch einmal versuchen.',
    'questions-fill-account':
      'Ihr Konto kann nicht mehr aufnehmen: Ihre Quizze belegen 200 MB. Nichts wurde gespeichert.',
    'pictures-fill-account':
      'Ihr Konto enthält 250 MB Bilder. Löschen Sie Quizze, die Sie nicht mehr brauchen.',
    'too-many-versions':
      'Dieses Quiz lässt sich nicht mehr ändern: Es wurde schon in 500 Fassungen gemacht. Erstellen Sie ein neues Quiz, um weiterzumachen.',
    'no-remarking': 'Diese Neubewertung gibt es nicht.',
    'question-gone': 'Diese Frage gehört nicht mehr zum Quiz.',
    'question-unknown': 'Diese Frage gehört nicht zum Quiz.',
    'changed-again-later': 'Diese Frage wurde später noch einmal geändert. Nehmen Sie das zuerst zurück.',
    'edited-since':
      'Die Frage wurde seitdem bearbeitet, das lässt sich nicht zurücknehmen. Wählen Sie die richtige Antwort neu.',
    'confirm-undo':
      'Die Frage wurde seitdem bearbeitet. Bestätigen Sie, dass das trotzdem zurückgenommen wird.',
    'changed-by-someone-else':
      'Dieses Quiz wurde inzwischen von jemand anderem geändert. Nichts wurde gespeichert.',
    'no-written-question': 'Dieses Quiz hat keine solche Frage, die schriftlich beantwortet wird.',
  },
}
