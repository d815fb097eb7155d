import { quoted } from '../text.ts'
import { trimmed } from '../../question/visible-text.ts'

/** What the Type cell asks for: a written answer, one correct option, several, or as many as the row names (`choice`). */
export type TypeWish = 'one' | 'several' | 'choice' | 'true-false' | 'written'

/**
 * The names of types in English and in the nine other languages of headings, without spaces and dashes. Those
 * that nobody can mark are refused by name.
 */
const namesOfTypes: Record<TypeWish | 'unmarkable', string> = {
  one: `single singlecorrect singlechoice singleanswer singleselect radio radiobutton singleresponse sc
    einfachauswahl einzelauswahl einzelwahl einzelneantwort choixunique choixsimple réponseunique
    qcu selecciónúnica opciónúnica respuestaúnica seleçãoúnica escolhaúnica respostaúnica
    sceltasingola rispostasingola enkelekeuze enkelkeuze éénantwoord jednokrotnywybór
    pojedynczywybór tekseçim tekseçmeli tekcevap اختيارواحد إجابةواحدة`,
  choice: `multiplechoice mcq mc mcqs choice dropdown select yes/no mehrfachwahl multiplechoicefrage
    auswahl choix choixmultiple qcm selecciónmúltiple opciónmúltiple opcionmultiple testoscelta
    múltiplaescolha escolhamúltipla sceltamultipla rispostamultipla meerkeuze meerkeuzevraag wybór
    testwyboru çoktanseçmeli çoktan اختيارمنمتعدد اختيار choixmultiples respuestamúltiple
    sceltemultiple meervoudigekeuze wielokrotnywybór wielokrotnegowyboru çokluseçim اختيارمتعدد`,
  several: `multiple multi multipleresponse multianswer selectall selectallthatapply ma mr mehrfachauswahl
    multiplecorrect multipleanswer multipleanswers multipleselect multiselect checkbox checkboxes
    mehrereantworten mehrerelösungen réponsesmultiples plusieursréponses variasrespuestas
    respuestasmúltiples casillas respostasmúltiplas váriasrespostas caixasdeseleção rispostemultiple
    meerdereantwoorden çokluyanıt çoklu إجاباتمتعددة`,
  'true-false': `t/f tf boolean true/false truefalse trueorfalse wahr/falsch richtig/falsch wahroderfalsch
    ja/nein vrai/faux vraioufaux v/f verdadero/falso verdaderoofalso verdadeiro/falso
    verdadeirooufalso vero/falso veroofalso waar/onwaar juist/onjuist prawda/fałsz prawdafałsz
    doğru/yanlış doğruyanlış d/y صح/خطأ صحوخطأ صحأوخطأ`,
  written: `write writeanswer written shortanswer fillintheblank fillintheblanks fillin fillinblank
    fillintheblank(s) fitb fib gap gapfill gaptext blank cloze sa short shorttext text typed
    typetheanswer numeric numerical number freitext texteingabe kurzantwort lückentext lücke zahl
    texte réponsecourte textelibre texteàtrous texto respuestacorta completar llenarelespacio
    textocurto respostacurta testo rispostabreve completamento tekst kortantwoord tekstodpowiedź
    krótkaodpowiedź uzupełnianie metin kısacevap kısayanıt boşlukdoldurma نص إجابةقصيرة املأالفراغ`,
  unmarkable: `poll draw openended open essay longanswer paragraph matching match ordering order fileupload
    aufsatz umfrage zuordnung reihenfolge rédaction dissertation sondage ensayo encuesta emparejar
    redação ensaio enquete tema sondaggio abbinamento opstel peiling esej ankieta dopasowanie
    kompozisyon anket eşleştirme مقال مقالي استطلاع`,
}
const wishes = new Map(
  (Object.entries(namesOfTypes) as [TypeWish | 'unmarkable', string][]).flatMap(([wish, list]) =>
    list.split(/\s+/).map((name) => [folded(name), wish]),
  ),
)
const longestType = 100
const names = 'Single Correct, Multiple Correct or Write Answer'

/** Words that say "several answers" as well as "multiple choice". */
const eitherWay = /^multi(?:ple)?$/

/** The form in which the names of types are compared: without accents, spaces and dashes. */
const typeForm = (cell: string) => folded(trimmed(cell))

function folded(text: string): string {
  // Faster for most names, which are a plain word.
  if (/^[a-z]+$/i.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replace(/[\s_\p{Pd}\p{Cf}\p{M}]+/gu, '')
}

/** Whether a Type cell says no more than "multiple". */
export function isPlainMultiple(cell: string): boolean {
  return cell.length < longestType && eitherWay.test(typeForm(cell))
}

/** Reads a Type cell; a blank one asks for nothing. */
export function readType(
  cell: string,
  { multipleIsChoice }: { multipleIsChoice: boolean } = { multipleIsChoice: false },
): { wish?: TypeWish; problem?: string; isUnmarkable?: boolean } {
  if (cell.length > longestType) return unknown(cell)
  const form = typeForm(cell)
  if (form === '') return {}
  if (multipleIsChoice && eitherWay.test(form)) return { wish: 'choice' }
  const wish = wishes.get(form)
  if (wish === undefined) return unknown(cell)
  if (wish !== 'unmarkable') return { wish }
  return {
    isUnmarkable: true,
    problem: `${quoted(cell)} has no answer that could be marked. Use ${names}, or take this row out.`,
  }
}

const unknown = (cell: string) => ({ problem: `${quoted(cell)} is not a type of question. Use ${names}.` })
