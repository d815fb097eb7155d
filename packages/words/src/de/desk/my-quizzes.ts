import type * as en from '../../en/desk/my-quizzes.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Meine Quizze',
  titled: {
    current: 'Meine Quizze',
    archived: 'Meine Quizze – Archiviert',
    bin: 'Meine Quizze – Papierkorb',
  },
  create: 'Quiz erstellen',
  loading: 'Ihre Quizze werden geladen',
  failed: 'Ihre Quizze konnten nicht geladen werden',
  safe: 'Es ist nichts verloren.',
  searchFailed: (again) => [
    'Ihre Quizze konnten nicht durchsucht werden. Prüfen Sie Ihre Verbindung und ',
    again('versuchen Sie es erneut'),
    '.',
  ],
  listsLabel: 'Quizze',
  lists: {
    current: 'Aktuell',
    archived: 'Archiviert',
    bin: 'Papierkorb',
  },
  isEmpty: {
    current: 'Sie haben noch kein Quiz erstellt',
    archived: 'Kein Quiz ist archiviert',
    bin: 'Der Papierkorb ist leer',
  },
  howToFill: {
    current:
      'Tippen Sie Ihre Fragen ein oder laden Sie eine Tabelle hoch und geben Sie dann den geheimen Code an Ihre Klasse weiter.',
    archived:
      'Archivieren Sie ein Quiz, das vorbei ist: Sein Code gilt dann nicht mehr, die Ergebnisse bleiben.',
    bin: 'Gelöschte Quizze bleiben hier 30 Tage. Bis dahin können Sie sie wiederherstellen.',
  },
  columns: {
    title: 'Titel',
    state: 'Status',
    questions: 'Fragen',
    code: 'Code',
    attempts: 'Versuche',
    average: 'Durchschnitt',
    created: 'Erstellt',
    actions: 'Aktionen',
  },
  deleted: (date) => `Gelöscht: ${date}`,
  shared: {
    owner: (name) => ['Geteilt von ', name, ' · gehört Ihnen'],
    editor: (name) => ['Geteilt von ', name, ' · Sie können bearbeiten'],
    marker: (name) => ['Geteilt von ', name, ' · Sie können bewerten'],
    viewer: (name) => ['Geteilt von ', name, ' · Sie können ansehen'],
  },
  running: (n) => `${number(n)} gerade dabei`,
  runningIn: (n, quiz, hidden) => [number(n), ' gerade dabei', hidden(` bei ${quiz}`)],
  averageLater: 'Nach dem Ende',
  noAttempts: 'Noch keiner',
  menu: {
    share: 'Teilen',
    write: 'Fragen schreiben',
    results: 'Ergebnisse',
    students: 'Lernende',
    questions: 'Fragen',
    print: 'Auf Papier drucken',
    edit: 'Quiz bearbeiten',
    preview: 'Vorschau',
    finalize: 'Fertigstellen',
    settings: 'Einstellungen',
  },
}
