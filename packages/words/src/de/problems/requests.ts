import type * as en from '../../en/problems/requests.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  requests: {
    'choose-one-of': ({ values }) => `Eines davon wählen: ${values}`,
    'object-wanted': 'Sende ein JSON-Objekt.',
    'id-wanted': 'Eine ID ist ein Text aus 1 bis 64 Zeichen',
    'secret-code-wanted': 'Ein geheimer Code besteht aus 8 Buchstaben und Ziffern',
    'language-wanted': 'Eine Sprache ist ein Kürzel wie en, de oder pt-BR',
    'attempt-number-wanted': 'Versuche sind ab 1 nummeriert',
    'moment-wanted': 'Ein Zeitpunkt hat die Form 2026-03-14T10:42:00Z',
    'revision-wanted': 'Eine Revision ist eine Zahl',
    'version-wanted': 'Eine Fassung ist eine Zahl',
    'age-wanted': 'Ein Alter ist eine Zahl von Millisekunden',
    'order-wanted': 'Eine Reihenfolge ist eine Zahl',
    'true-or-false': 'Möglich sind true und false',
    'left-wanted': '„left“ ist true oder fehlt',
    'instead-wanted': '„instead“ ist true oder fehlt',
    'shuffling-wanted': 'Mischen ist an (true) oder fehlt',
    'lenient-wanted': 'Tolerantes Vergleichen ist an (true) oder fehlt',
    'everyone-stops-wanted': '„Das Quiz endet für alle“ ist true oder false',
    'everywhere-wanted': '„everywhere“ ist true oder false',
    'over-edits-wanted': 'Ob Bearbeitungen übergangen werden, ist true oder false',
    'may-lower-wanted': 'Ob Punktzahlen sinken dürfen, ist true oder false',
    'resumed-wanted': '„resumed“ ist true oder false',
    'at-zero-wanted': '„atZero“ ist true oder false',
    'accept-wanted': '„accept“ ist true oder false',
    'reopen-wanted': '„reopen“ ist true oder false',
    'question-wanted': 'Eine Frage hat einen Text, einen Typ, Optionen und richtige Antworten',
    'questions-are-a-list': 'Fragen sind eine Liste',
    'rows-are-a-list': 'Fragen sind eine Liste von Zeilen',
    'row-wanted': ({ characters, columns }) =>
      `Eine Zeile hat zu jeder Überschrift einen Text von höchstens ${number(characters)} Zeichen, bei höchstens ${columns} Überschriften`,
    'too-many-rows': ({ most }) => `Höchstens ${number(most)} Zeilen können gesendet werden`,
    'texts-to-draw-wanted': 'Zu zeichnende Texte sind eine Liste von Texten mit höchstens 10.000 Zeichen',
    'text-in-list-wanted': ({ field }) =>
      ({
        options: 'Eine Option ist ein Text',
        correctAnswers: 'Eine richtige Antwort ist ein Text',
        distractors: 'Ein Distraktor ist ein Text',
      })[field],
    'list-of-texts-wanted': ({ field }) =>
      ({
        options: 'Optionen sind eine Liste von Texten',
        correctAnswers: 'Richtige Antworten sind eine Liste von Texten',
        distractors: 'Distraktoren sind eine Liste von Texten',
      })[field],
    'places-wanted': 'Nicht gemischte Optionen sind eine Liste von Plätzen, ab 0',
    'draft-wanted':
      'Ein Entwurf hat Fragen mit einem Text, einem Typ, Optionen und dem, was als richtig gekennzeichnet ist',
    'marking-wanted': 'Was außerdem zählt, ist eine Liste von Antwortmengen oder eine Regel für alle',
    'answer-wanted': 'Eine Antwort ist ein Text',
    'given-answer-wanted': ({ characters, most, each }) =>
      `Eine Antwort ist ein Text von höchstens ${number(characters)} Zeichen, null oder eine Liste von höchstens ${most} Texten zu je ${number(each)}`,
    'rubric-items-wanted': 'Kriterien eines Bewertungsrasters sind eine Liste ihrer Kennungen',
    'answer-hash-wanted': 'Sagen Sie, welche Antwort bewertet wurde',
    'comment-wanted': 'Ein Kommentar ist ein Text',
    'explanation-wanted': 'Eine Erklärung ist ein Text',
    'verdict-wanted': 'Eine Antwort zählt als richtig, als falsch oder mit einer Zahl von Punkten',
    'answers-wanted': 'Antworten sind eine Liste, höchstens 500 auf einmal',
    'answer-for-question-wanted': 'Eine Antwort nennt ihre Frage',
    'device-wanted': 'Ein Gerät ist eine Kennung aus bis zu 16 Buchstaben und Ziffern',
    'offline-wanted': 'Eine Zeit ohne Verbindung hat zwei Zahlen von Millisekunden, von und bis',
    'reach-wanted': 'Zeit bekommt eine Person, alle, deren Uhr läuft, oder alle, die ohne Verbindung waren',
    'call-id-wanted': 'Anzugeben ist die ID, an der ein wiederholter Aufruf zu erkennen ist',
    'failed-question-wanted': 'Eine nicht richtig beantwortete Frage wird mit ihrer Nummer genannt',
    'grid-order-wanted':
      'Das Raster ordnet nach Namen, Punktzahl oder der Nummer einer Frage, auf- oder absteigend',
    'student-order-wanted':
      'Lernende werden nach name, state, score, took oder extra geordnet, auf- oder absteigend',
    'quiz-order-wanted':
      'Quizze werden nach title, questions, code, attempts, average oder created geordnet, auf- oder absteigend',
    'result-order-wanted': 'Ergebnisse werden nach name, score oder submitted geordnet, auf- oder absteigend',
    'search-wanted': 'Eine Suche ist ein Text',
    'file-csv-or-xlsx': 'Eine Datei ist csv oder xlsx',
    'file-xlsx-or-json': 'Eine Datei ist xlsx oder json',
    'separator-comma-or-semicolon': 'Zellen sind durch comma oder semicolon getrennt',
    'questions-none-or-points': 'Fragen sind none oder points',
    'reset-link-wanted': 'Ein Link zum Zurücksetzen endet auf einen Text von bis zu 100 Zeichen',
    'invitation-wanted': 'Eine Einladung endet auf einen Text von bis zu 100 Zeichen',
    'contact-name-wanted': 'Ein Name ist ein Text von höchstens 200 Zeichen',
    'contact-field-wanted': 'Dieses Feld ist ein Text von höchstens 200 Zeichen',
    'contact-email-wanted': 'Eine E-Mail-Adresse ist ein Text von höchstens 254 Zeichen',
  },
}
