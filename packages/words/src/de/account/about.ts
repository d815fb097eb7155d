import type * as en from '../../en/account/about.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Über Quizly',
  lead: 'Interaktive Quizze mit sofortiger Bewertung – einfach für Lernende und Lehrkräfte.',
  offer: 'Was Quizly bietet',
  offerText: 'Quizze auf Zeit mit geheimem Code, sofort bei der Abgabe bewertet.',
  start: 'Loslegen',
  learnMore: 'Mehr erfahren',
  explore: 'Entdecken',
  shownReceipt: (link) => ['Einen Beleg über eine Abgabe bekommen? ', link('Beleg prüfen')],
  details: 'Einzelheiten',
  detailsHeading: 'Mehr über uns',
  detailsLead: 'Wie ein Quiz entsteht, abläuft und bewertet wird, und was wir speichern.',
  topics: {
    making: {
      heading: 'Ein Quiz erstellen',
      text: 'Die Lehrkraft tippt die Fragen ein oder lädt eine Tabelle hoch, prüft jede Frage und bekommt einen geheimen Code aus acht Buchstaben und Ziffern. Nur wer den Code hat, kann mitmachen.',
    },
    taking: {
      heading: 'Ein Quiz machen',
      text: 'Die Uhr läuft ab „Quiz starten“, und es ist die Uhr des Servers. Jede Antwort wird sofort gespeichert; auch wenn die Verbindung abbricht, die Seite neu geladen oder der Laptop zugeklappt wird, geht nichts verloren. Bei 0:00 wird das Quiz automatisch abgegeben.',
    },
    marking: {
      heading: 'Bewertung',
      text: 'Eine Antwort ist richtig, wenn sie genau den richtigen Antworten entspricht. Großschreibung, die Reihenfolge der Auswahl und Leerzeichen am Anfang und Ende spielen keine Rolle. Eine unbeantwortete Frage zählt als übersprungen. Jede Frage ist einen Punkt wert.',
    },
    kept: {
      heading: 'Was wir speichern',
      text: 'Name, E-Mail-Adresse, Antworten und was in einem Quiz mit ihnen geschah: wann jede gespeichert wurde, von welchem Gerät (nur als Nummer) und wann die Verbindung unterbrochen war. Passwörter werden nur als Hash gespeichert, der sich nicht zurückrechnen lässt. Es gibt kein Tracking und keine Werbung.',
    },
  },
  backHome: '← Zur Startseite',
}
