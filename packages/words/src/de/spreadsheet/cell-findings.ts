import type * as en from '../../en/spreadsheet/cell-findings.ts'
import type { WordsOf } from '../../format.ts'
import { either, list, number, texts } from '../language.ts'

export const words: WordsOf<typeof en> = {
  quoted: (text) => `„${text}“`,
  cellFindings: {
    'row-number-with-tolerance': ({ answer }) =>
      `Lernende müssen genau ${answer} schreiben. Ist es eine Zahl mit Toleranz, lassen Sie sie als solche lesen.`,
    'row-number-wrong': ({ text }) =>
      `${text} lässt sich nicht als Zahl lesen. Schreiben Sie sie wie 9,81 oder ändern Sie den Typ.`,
    'row-further-wrong': ({ most }) =>
      `Weitere Antworten gibt es nur für Freitext- und Zahlenantworten: eine pro Zeile, alle verschieden und mit der richtigen Antwort höchstens ${number(most)}. Korrigieren Sie sie oder leeren Sie die Zelle.`,
    'in-cell': ({ row, column, problem }) => `Zeile ${row}, ${column}: ${problem}`,
    'cell-too-long': ({ count, most }) =>
      `Dieser Text hat ${number(count)} Zeichen, erlaubt sind höchstens ${number(most)}. Kürzen Sie ihn.`,
    'cell-question-missing': 'Die Frage fehlt. Geben Sie hier ihren Text ein.',
    'cell-answer-missing': 'Die richtige Antwort fehlt. Geben Sie hier ihren Text ein.',
    'cell-written-answer-missing': 'Die richtige Antwort fehlt. Geben Sie sie hier ein.',
    'cell-formula-without-result':
      'Die Datei enthält zu dieser Formel kein Ergebnis. Speichern Sie sie noch einmal in Ihrem Tabellenprogramm, füllen Sie die Zelle aus, auf die sich die Formel bezieht, oder geben Sie den Text hier ein.',
    'cell-error': ({ error }) =>
      `Diese Zelle zeigt den Fehler ${error}. Korrigieren Sie die Formel oder geben Sie den Text hier ein.`,
    'cell-date-for-fraction': ({ fraction, date }) =>
      `Ihr Tabellenprogramm hat vielleicht aus dem Bruch ${fraction} das Datum ${date} gemacht. Wählen Sie, was gemeint ist.`,

    'type-unknown': ({ text }) =>
      `${text} ist kein Fragetyp. Verwenden Sie „Einfachauswahl“, „Mehrfachauswahl“ oder „Freitext“.`,
    'types-unknown': ({ names, rows, more }) =>
      `Das sind keine Fragetypen: ${list(names)}. Sie stehen in diesen Zeilen: ${list(rows, more)}. Verwenden Sie „Einfachauswahl“, „Mehrfachauswahl“ oder „Freitext“ oder lassen Sie die Zellen leer.`,
    'type-unmarkable': ({ text }) =>
      `${text} hat keine Antwort, die sich bewerten lässt. Verwenden Sie „Einfachauswahl“, „Mehrfachauswahl“ oder „Freitext“, oder entfernen Sie diese Zeile.`,
    'row-too-many-options': ({ most, count }) =>
      `Eine Frage kann höchstens ${most} Optionen haben, diese hat ${count}. Löschen Sie einige.`,
    'row-no-options': ({ least }) =>
      `Dieser Fragetyp braucht mindestens ${least} Optionen, hier ist keine. Fügen Sie Optionen hinzu.`,
    'row-one-option': ({ least, option }) =>
      `Dieser Fragetyp braucht mindestens ${least} Optionen, hier ist nur ${option}. Fügen Sie Optionen hinzu.`,
    'row-options-alike': ({ first, second }) =>
      `Die Optionen ${first} und ${second} unterscheiden sich nur in Großschreibung. Formulieren Sie eine davon anders. Sind beide gemeint, schreiben Sie eine nach dem Speichern im Editor.`,
    'cell-key-cleaned': 'Die richtige Antwort enthält Zeichen, die nicht zu sehen sind. Sie werden entfernt.',
    'row-option-twice': ({ option }) =>
      `${option} kommt in dieser Zeile zweimal vor. Ändern oder löschen Sie eine der beiden Optionen.`,
    'cell-taken-for-empty': ({ text }) =>
      `${text} gilt als leere Zelle und nicht als Option. Leeren Sie die Zelle oder schreiben Sie die Option in Worten.`,
    'cell-placeholder-is-option': ({ text }) =>
      `${text} ist hier eine Option, die Lernende sehen. Soll die Zelle leer sein, löschen Sie den Text.`,
    'row-too-many-accepted': ({ most, characters }) =>
      `Hier lassen sich höchstens ${number(most)} Antworten mit zusammen ${number(characters)} Zeichen anerkennen. Entfernen Sie einige.`,
    'row-one-written-answer': ({ other }) =>
      `Bei einer freien Antwort zählt der Text der richtigen Antwort: ${other} wird nicht anerkannt.`,
    'row-label-is-written-answer': ({ answer, options }) =>
      `Lernende müssen ${answer} schreiben. Ist eine Option gemeint, geben Sie hier deren Text ein: ${texts(options)}.`,
    'row-all-spellings-wanted': ({ answer }) =>
      `Lernende müssen ${answer} vollständig schreiben. Sind die Teile eigene Antworten, lassen Sie sie als anerkannte Antworten lesen; genügt ein Teil davon, lassen Sie nur diesen stehen.`,
    'row-fixed-unknown': ({ text }) =>
      `${text} nennt keine Optionen dieser Zeile. Geben Sie die Nummern der Optionen ein, die nicht gemischt werden, etwa 1, 4, oder leeren Sie die Zelle.`,

    'row-rule-unknown': ({ text, full, leftOut }) =>
      `${text} ist keine Regel. Schreiben Sie „${full}“ oder „${leftOut}“, oder leeren Sie die Zelle.`,
    'row-details-unknown':
      'Diese Zelle wurde geändert, daher sind die Punkte der Frage nicht bekannt. Leeren Sie die Zelle, oder exportieren Sie das Quiz neu.',
    'row-notes-apart':
      'Die Anmerkungen in dieser Zelle gehören zu anderen Optionen als denen dieser Zeile: Jede Option hat eine. Lassen Sie die Anmerkungen weg, oder schreiben Sie die Optionen wieder so, wie sie waren.',
    'row-points-wrong':
      'Punkte sind eine Zahl von 0,01 bis 1.000 mit höchstens zwei Nachkommastellen. Korrigieren Sie sie, oder leeren Sie die Zelle.',
    'row-deduction-wrong':
      'Ein Abzug ist eine Zahl mit höchstens zwei Nachkommastellen und höchstens so groß wie die Punkte der Frage.',
    'row-credit-unknown': ({ text }) =>
      `${text} ist keine Regel für diese Frage. Schreiben Sie bei einer Frage mit mehreren Entscheidungen „Richtige minus falsche“, „Jeder Teil zählt“ oder „Die Hälfte bei einem Fehler“, oder leeren Sie die Zelle.`,
    'row-tolerance-wrong':
      'Eine Toleranz gibt es bei Zahlenantworten, und sie ist mindestens 0: 0,05 oder 1 % der Zahl. Korrigieren Sie sie, oder leeren Sie die Zelle.',
    'row-unit-wrong': ({ text }) =>
      `${text} ist keine Einheit, die Quizly kennt, oder die Antwort ist keine Zahl. Korrigieren Sie sie, oder leeren Sie die Zelle.`,
    'row-order-wrong':
      'Schreiben Sie die Elemente in der richtigen Reihenfolge unter Element 1, Element 2 und so weiter oder in die Spalten der Optionen: mindestens zwei, alle verschieden. Lassen Sie alles andere leer.',
    'row-essay-wrong':
      'Ein längerer Text hat keine Optionen und keine richtige Antwort. Lassen Sie diese Zellen leer.',
    'row-pairs-wrong':
      'Schreiben Sie je ein Paar wie „Frankreich = Paris“ unter Paar 1, Paar 2 und so weiter oder in die Spalten der Optionen: mindestens zwei, mit verschiedenen Begriffen und mindestens zwei Partnern; Distraktoren sind keine Partner. Lassen Sie alles andere leer.',
    'row-too-many-keys': ({ most }) =>
      `Eine Frage kann höchstens ${most} Lösungen haben. Entfernen Sie einige.`,
    'row-key-unknown': ({ text }) =>
      `${text} nennt keine Optionen dieser Zeile. Geben Sie die Nummern der Optionen ein, die zusammen richtig sind, etwa 1, 4, oder leeren Sie die Zelle.`,
    'row-one-wrong-answer': ({ text }) =>
      `${text} wird als eine einzige falsche Antwort gelesen. Sind es zwei, setzen Sie ein Semikolon dazwischen.`,
    'row-several-wrong-answers': ({ text, count }) => `${text} wird als ${count} falsche Antworten gelesen.`,
    'row-too-many-correct': ({ text, count }) =>
      `${text} nennt ${count} richtige Antworten, dieser Fragetyp hat nur eine. Nennen Sie eine oder ändern Sie den Typ in „Mehrfachauswahl“.`,
    'row-repeats-question': ({ row }) =>
      `Dieselbe Frage steht mit anderer Antwort in Zeile ${row}. Korrigieren oder entfernen Sie eine davon.`,
    'row-is-headings':
      'Diese Zeile sieht aus wie die Überschriften einer weiteren Tabelle. Haben die Spalten darunter eine andere Reihenfolge, kopieren Sie sie in eine eigene Datei.',
    'row-marked-option': ({ option }) =>
      `Die Option ${option} trägt eine Markierung, die Lernende sehen würden. Entfernen Sie sie.`,
    'row-has-tags': ({ text }) =>
      `${text} enthält HTML-Tags, die Lernende sehen würden. Entfernen Sie sie, wenn sie nicht gewollt sind.`,
    'texts-look-like-formulas': ({ text }) =>
      `Manche Texte sehen nach Formeln aus, die Lernende so sehen würden, wie sie getippt sind: ${text}. Wandeln Sie sie um, damit Formeln zu sehen sind.`,
    'texts-look-like-web': ({ text }) =>
      `Manche Texte haben Webzeichen, die Lernende so sehen würden, wie sie getippt sind: ${text}. Wandeln Sie sie in die Buchstaben und Zeichen um, für die sie stehen.`,
    'row-only-number': ({ text }) =>
      `Die Frage besteht nur aus der Zahl ${text}. Geben Sie hier ihren Text ein oder wählen Sie unter „Spalten“ eine andere Spalte für die Fragen.`,
    'sheet-empty': 'Die hochgeladene Datei enthält keine Daten!',
    'sheet-too-many-questions': ({ most, count }) =>
      `Ein Quiz kann höchstens ${most} Fragen haben, dieses Tabellenblatt hat ${count}. Teilen Sie es auf mehrere Dateien auf.`,

    'sheet-lacks-columns': ({ wanted, found }) =>
      `Keine Spalte hat die Überschrift ${either(wanted)}. Gefunden wurden ${list(found)}. Erwartet werden „Frage“, „Richtige Antwort“ und bei Auswahlfragen „Option A“ bis „Option F“; „Typ“ kann fehlen. Geben Sie über jeder Spalte an, was sie enthält, oder ändern Sie die Überschriften in Ihrer Datei und laden Sie sie noch einmal hoch.`,
    'sheet-lacks-columns-of-many': ({ wanted, found }) =>
      `Keine Spalte hat die Überschrift ${either(wanted)}. Gefunden wurden ${list(found)} und weitere. Erwartet werden „Frage“, „Richtige Antwort“ und bei Auswahlfragen „Option A“ bis „Option F“; „Typ“ kann fehlen. Geben Sie über jeder Spalte an, was sie enthält, oder ändern Sie die Überschriften in Ihrer Datei und laden Sie sie noch einmal hoch.`,
    'sheet-without-headings':
      'Dieses Tabellenblatt hat keine Überschriften. Geben Sie über jeder Spalte an, was sie enthält: mindestens „Frage“ und „Richtige Antwort“.',
  },
}
