import type * as en from '../../en/spreadsheet/notes.ts'
import type { WordsOf } from '../../format.ts'
import { list, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  notes: {
    'read-in-shape': ({ shape }) =>
      ({
        rows: 'Gelesen als: eine Frage pro Zeile.',
        'list in a cell': 'Gelesen als: alle Optionen einer Frage in einer Zelle.',
        'list in the question': 'Gelesen als: Optionen unter der Frage in derselben Zelle.',
        'row for each option': 'Gelesen als: eine Option pro Zeile.',
        'tick columns': 'Gelesen als: Spalte mit Häkchen neben jeder Option.',
        'key as a mask': 'Gelesen als: Lösung mit einem Zeichen für jede Option, 1 für eine richtige.',
        'right then wrong': 'Gelesen als: richtige Antworten, eine leere Zelle, dann falsche Antworten.',
        'marked options': 'Gelesen als: richtige Option durch Zeichen oder Format markiert.',
        text: 'Gelesen als: Text mit einer Zeile für jede Option und für die Antwort.',
        turned: 'Gelesen als: gedrehte Tabelle, eine Frage pro Spalte. Zeile 2 ist Spalte B der Datei.',
        'separated text': 'Gelesen als: Text in einer Spalte, in Zellen aufgeteilt.',
        'no headings': 'Gelesen als: eine Frage pro Zeile, ohne Überschriften.',
      })[shape],
    'read-from-row': ({ row }) => `Gelesen als: eine Frage pro Zeile, mit Überschriften in Zeile ${row}.`,
    'headings-seem-late': ({ row, searched }) =>
      `Die Überschriften stehen anscheinend in Zeile ${row}, gesucht werden sie in den ersten ${searched} Zeilen. Wählen Sie unten die andere Anordnung oder löschen Sie in Ihrer Datei die Zeilen über Zeile ${row}.`,
    'row-taken-for-headings': ({ row }) =>
      `Zeile ${row} gilt als Überschriften. Ist sie eine Frage, wählen Sie unten die Anordnung ohne Überschriften.`,
    'hint-left-out': ({ row }) => `Zeile ${row} sagt nur, was einzutragen ist, und wird weggelassen.`,
    'headings-repeated': ({ count, rows, more }) =>
      plural(count, {
        one: `Zeile ${list(rows, more)} wiederholt die Überschriften und wird weggelassen.`,
        other: `Die Zeilen ${list(rows, more)} wiederholen die Überschriften und werden weggelassen.`,
      }),
    'further-headings': ({ count, rows, more }) =>
      plural(count, {
        one: `Zeile ${list(rows, more)} hat eigene Überschriften, nach denen die Zeilen darunter gelesen werden.`,
        other: `Die Zeilen ${list(rows, more)} haben eigene Überschriften, nach denen die Zeilen darunter gelesen werden.`,
      }),
    'formats-unread': ({ row }) =>
      `Ab Zeile ${row} zählen Zahlen und Daten in Freitextantworten nur so, wie sie angezeigt werden. Teilen Sie das Tabellenblatt auf mehrere Dateien auf.`,
    'columns-hidden': ({ count, columns }) =>
      plural(count, {
        one: `Die Spalte ${list(columns)} wird nicht verwendet, weil sie ausgeblendet und eine gleichartige sichtbar ist.`,
        other: `Die Spalten ${list(columns)} werden nicht verwendet, weil sie ausgeblendet und gleichartige sichtbar sind.`,
      }),
    'question-beside-number': ({ number, text }) =>
      `Die Spalte ${number} enthält nur Nummern: Als Fragen gelten die Texte daneben, in ${text}.`,
    'second-table': ({ cell, heading }) =>
      `Neben der ersten Tabelle beginnt in Zelle ${cell}, ${heading}, eine zweite, deren Fragen nicht gelesen werden. Setzen Sie sie in Ihrer Datei hinter die der ersten oder speichern Sie sie als eigene Datei.`,

    'columns-unused': ({ count, columns, more }) =>
      plural(count, {
        one: `Die Spalte ${list(columns, more)} wird nicht verwendet. Gehört sie zu den Fragen, wählen Sie unter „Spalten“, was sie enthält.`,
        other: `Die Spalten ${list(columns, more)} werden nicht verwendet. Gehören sie zu den Fragen, wählen Sie unter „Spalten“, was sie enthalten.`,
      }),
    'columns-of-time': ({ count, columns, more }) =>
      plural(count, {
        one: `Die Spalte ${list(columns, more)} wird nicht verwendet: Fragen haben keine eigenen Zeitlimits.`,
        other: `Die Spalten ${list(columns, more)} werden nicht verwendet: Fragen haben keine eigenen Zeitlimits.`,
      }),
    'cells-without-heading': ({ cells, more }) =>
      `Zellen ohne Überschrift werden nicht gelesen: ${list(cells, more)}. Wählen Sie unter „Spalten“, was ihre Spalte enthält, oder korrigieren Sie die Datei und laden Sie sie noch einmal hoch.`,
    'question-column-plainer': ({ column, others }) =>
      `Als Frage gilt die Spalte ${column} und nicht ${list(others)}, weil ihre Überschrift eindeutiger ist.`,
    'question-column-first': ({ column, others }) =>
      `Als Frage gilt die Spalte ${column} und nicht ${list(others)}, weil sie zuerst kommt.`,
    'key-column-plainer': ({ column, others }) =>
      `Als richtige Antwort gilt die Spalte ${column} und nicht ${list(others)}, weil ihre Überschrift eindeutiger ist.`,
    'key-column-first': ({ column, others }) =>
      `Als richtige Antwort gilt die Spalte ${column} und nicht ${list(others)}, weil sie zuerst kommt.`,
    'columns-guessed': ({ question, correct }) =>
      `Die Überschriften sagen es nicht: Als Frage gilt die Spalte ${question}, als richtige Antwort die Spalte ${correct}. Prüfen Sie das unter „Spalten“.`,
    'type-column-unused': ({ column, texts }) =>
      `Die Spalte ${column} nennt keine Fragetypen, sondern ${list(texts)}. Sie wird nicht verwendet.`,
    'points-column-unused': ({ column, text }) =>
      `Die Spalte ${column} wird nicht verwendet, weil ${text} keine Punktzahl ist.`,
    'errors-left-out': ({ column, rows, more }) =>
      `Die Spalte ${column} zeigt Fehler, die weggelassen werden, in diesen Zeilen: ${list(rows, more)}.`,
    'key-always-first': ({ count }) =>
      `In allen ${count} Fragen ist die erste Option richtig. Schalten Sie in den Einstellungen des Quiz „Optionen mischen“ ein, sonst fällt es den Lernenden auf.`,

    'whole-sentences': ({ rows, more }) =>
      `Die Antworten in diesen Zeilen sind ganze Sätze, und Lernende müssen sie Wort für Wort schreiben: ${list(rows, more)}. Wollen Sie solche Antworten selbst bewerten, schreiben Sie als Typ „Längerer Text“ und lassen Sie die Antwort leer.`,
    'texts-converted': 'Formeln und Webzeichen werden in den Fragen umgewandelt, nicht in dieser Tabelle.',
    'looks-like-results':
      'Das sieht nach einer Ergebnisliste mit Namen und Punktzahlen aus. Laden Sie die Datei mit den Fragen hoch.',

    'multiple-is-choice':
      'Die Zeilen vom Typ „Multiple“ haben je eine richtige Antwort und werden deshalb als Multiple Choice gelesen. Sollen Lernende mehrere finden, schreiben Sie „Mehrfachauswahl“.',
  },
}
