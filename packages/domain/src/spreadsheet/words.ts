import type { QuestionType } from '../question/question-type.ts'

/** What a word in a heading can say. `aside` words name columns that are no part of a quiz. A `number` is that of a row or of an answer. */
export type HeadingSense =
  | 'question'
  | 'answer'
  | 'option'
  | 'correct'
  | 'wrong'
  | 'type'
  | 'explanation'
  | 'points'
  | 'time'
  | 'aside'
  | 'number'
  | 'filler'

/** In ten languages. Accents do not count, nor does the Arabic article. */
export const headingWords: Record<HeadingSense, string> = {
  question: `question questions ques prompt stem statement text questiontext
    frage fragen fragetext fragestellung fragestellungen aufgabe aufgaben aufgabenstellung aussage
    énoncé intitulé pregunta preguntas enunciado pergunta perguntas questão questões
    domanda domande quesito vraag vragen stelling pytanie pytania treść soru sorular sorusu
    سؤال السؤال اسئلة الاسئلة`,
  answer: `answer answers ans response responses antwort antworten réponse réponses respuesta respuestas
    resposta respostas risposta risposte antwoord antwoorden odpowiedź odpowiedzi cevap cevaplar cevabı yanıt yanıtlar yanıtı
    اجابة اجابات جواب اجوبة`,
  option: `option options opt opts choice choices alternative alternatives
    möglichkeit möglichkeiten auswahl antwortmöglichkeit antwortmöglichkeiten antwortoption antwortoptionen optionen auswahlmöglichkeiten
    choix proposition propositions opción opciones alternativa alternativas opção opções
    opzione opzioni scelta scelte optie opties keuze keuzes antwoordoptie wariant opcja opcje
    seçenek seçenekler seçeneği şık şıklar şıkkı şıkları خيار خيارات اختيار اختيارات`,
  correct: `correct right solution solutions key keys
    richtig richtige richtiger korrekt korrekte lösung lösungen schlüssel lösungsschlüssel lösungsbuchstabe
    bonne bonnes juste correcte correctes solution corrigé clé
    correcta correctas correcto correctos solución soluciones clave
    correta corretas certa certas certo gabarito solução chave
    corretta corrette giusta giuste esatta soluzione chiave
    juist juiste goed goede oplossing sleutel
    poprawna poprawne prawidłowa prawidłowe rozwiązanie klucz
    doğru doğrusu çözüm anahtar anahtarı صحيح صحيحة حل مفتاح`,
  wrong: `incorrect wrong distractor distractors
    falsch falsche falscher distraktor distraktoren fausse fausses mauvaise mauvaises incorrecte incorrectes distracteur distracteurs
    incorrecta incorrectas incorrecto falsa falsas distractores
    incorreta incorretas errada erradas distrator distratores sbagliata sbagliate errata distrattore distrattori
    fout foute onjuist onjuiste afleider afleiders błędna błędne niepoprawna dystraktor
    yanlış çeldirici خاطئ خاطئة خطا`,
  type: `type kind questiontype typ fragetyp fragentyp aufgabentyp tipo soort vraagtype rodzaj tür türü نوع`,
  explanation: `explanation explanations explain explained rationale feedback comment comments why
    erklärung erläuterung begründung kommentar explication explications commentaire justification
    explicación retroalimentación comentario explicação comentário justificativa spiegazione commento
    uitleg toelichting wyjaśnienie komentarz uzasadnienie açıklama شرح تفسير توضيح`,
  points: `points point score scores marks mark weight grade
    punkte punkt punktzahl barème puntos puntuación pontos pontuação punti punteggio
    punten score punkty puan puanı نقاط درجة`,
  time: `time timelimit seconds sec limit timer duration
    zeit zeitlimit sekunden dauer temps durée secondes tiempo segundos tempo limite secondi
    tijd tijdslimiet seconden czas sekundy süre saniye وقت زمن`,
  aside: `image images picture photo link url media video audio id source topic chapter category
    difficulty level tag tags hint subject date email name timestamp
    bild kapitel thema schwierigkeit hinweis image lien niveau difficulté chapitre thème
    imagen imagem immagine tema nivel nível livello afbeelding onderwerp obraz temat resim konu صورة`,
  number: `number no nr num nummer numéro número numero numer numara position letter buchstabe lettre letra lettera رقم حرف`,
  filler: `item the a an of for to in is or and your any possible write only
    der die das des den für la le les l d du de des el los las o os da do il lo gli i della dello het een van voor`,
}

/** The types without options, by what the Type cell asks for. A `numeral` is what others call a number. */
const writtenTypes = { written: 'write', numeral: 'write', number: 'numeric' } as const satisfies Record<
  string,
  QuestionType
>
type WrittenTypeName = keyof typeof writtenTypes

/** What the Type cell asks for: a written answer, one correct option, several, or as many as the row names (`choice`). */
export type StatedType = 'one' | 'several' | 'choice' | 'true-false' | WrittenTypeName | ListTypeName

/** The types that are answered by a list, and essays. Sheets of other programs call them otherwise, and are refused by name. */
export const listTypes = { pairs: 'matching', order: 'ordering', essay: 'essay' } as const satisfies Record<
  string,
  QuestionType
>
type ListTypeName = keyof typeof listTypes

export const isListType = (statedType: StatedType | undefined): statedType is ListTypeName =>
  statedType !== undefined && statedType in listTypes

export const isWrittenType = (statedType: StatedType | undefined): statedType is WrittenTypeName =>
  statedType !== undefined && statedType in writtenTypes
export const writtenTypeOf = (statedType: StatedType | undefined): QuestionType =>
  writtenTypes[isWrittenType(statedType) ? statedType : 'written']

/** In ten languages, without spaces and dashes. Those that nobody can mark are refused by name. */
export const typeNames: Record<Exclude<StatedType, 'number' | ListTypeName> | 'unmarkable', string> = {
  one: `single singlecorrect singlechoice singleanswer singleselect radio radiobutton singleresponse sc
    einfachauswahl einzelauswahl einzelwahl einzelneantwort einerichtigeantwort choixunique choixsimple réponseunique
    uneseulebonneréponse qcu selecciónúnica opciónúnica respuestaúnica seleçãoúnica escolhaúnica respostaúnica umacorreta
    sceltasingola rispostasingola enkelekeuze enkelkeuze éénantwoord jednokrotnywybór
    pojedynczywybór tekseçim tekseçmeli tekcevap اختيارواحد إجابةواحدة`,
  choice: `multiplechoice mcq mc mcqs choice dropdown select yes/no mehrfachwahl multiplechoicefrage
    auswahl choix choixmultiple qcm selecciónmúltiple opciónmúltiple opcionmultiple testoscelta
    múltiplaescolha escolhamúltipla sceltamultipla rispostamultipla meerkeuze meerkeuzevraag wybór
    testwyboru çoktanseçmeli çoktan اختيارمنمتعدد اختيار choixmultiples respuestamúltiple
    sceltemultiple meervoudigekeuze wielokrotnywybór wielokrotnegowyboru çokluseçim اختيارمتعدد`,
  several: `multiple multi multipleresponse multianswer selectall selectallthatapply ma mr mehrfachauswahl
    multiplecorrect multipleanswer multipleanswers multipleselect multiselect checkbox checkboxes
    mehrereantworten mehrererichtigeantworten mehrerelösungen réponsesmultiples plusieursréponses plusieursbonnesréponses variasrespuestas
    respuestasmúltiples casillas respostasmúltiplas váriasrespostas váriascorretas caixasdeseleção rispostemultiple
    meerdereantwoorden çokluyanıt çoklu إجاباتمتعددة`,
  'true-false': `t/f tf boolean true/false truefalse trueorfalse wahr/falsch richtig/falsch wahroderfalsch
    ja/nein vrai/faux vraioufaux v/f verdadero/falso verdaderoofalso verdadeiro/falso
    verdadeirooufalso vero/falso veroofalso waar/onwaar juist/onjuist prawda/fałsz prawdafałsz
    doğru/yanlış doğruyanlış d/y صح/خطأ صحوخطأ صحأوخطأ`,
  written: `write writeanswer written shortanswer fillintheblank fillintheblanks fillin fillinblank
    fillintheblank(s) fitb fib gap gapfill gaptext blank cloze sa short shorttext text typed
    typetheanswer freitext freieantwort texteingabe kurzantwort lückentext lücke
    texte réponsecourte textelibre texteàtrous texto respuestacorta completar llenarelespacio
    textocurto respostacurta testo rispostabreve completamento tekst kortantwoord tekstodpowiedź
    krótkaodpowiedź uzupełnianie metin kısacevap kısayanıt boşlukdoldurma نص إجابةقصيرة املأالفراغ`,
  numeral: `numeric numerical number zahl`,
  unmarkable: `poll draw openended open essay longanswer paragraph matching match ordering order fileupload
    aufsatz umfrage zuordnung reihenfolge rédaction dissertation sondage ensayo encuesta emparejar
    redação ensaio enquete tema sondaggio abbinamento opstel peiling esej ankieta dopasowanie
    kompozisyon anket eşleştirme مقال مقالي استطلاع`,
}

export const truths =
  'true t yes y right correct wahr w richtig r ja j vrai v oui verdadero sí si sim verdadeiro vero waar prawda p tak doğru d evet صحيح صح نعم'
export const falsehoods =
  'false f no n wrong incorrect falsch nein faux non falso não nao onwaar nee fałsz nie yanlış hayır خطأ لا'

/** Words between two answers, as a pattern. */
export const joiningWords = 'and|or|und|oder|et|ou|y|o|e|en|of|i|lub|ve|veya|و|أو'

/** The words for true and false in the languages of which a key is one word. */
export const truthPairs = [
  ['True', 'False'],
  ['Yes', 'No'],
  ['Right', 'Wrong'],
  ['Correct', 'Incorrect'],
  ['Wahr', 'Falsch'],
  ['Richtig', 'Falsch'],
  ['Ja', 'Nein'],
  ['Vrai', 'Faux'],
  ['Oui', 'Non'],
  ['Verdadero', 'Falso'],
  ['Sí', 'No'],
  ['Verdadeiro', 'Falso'],
  ['Sim', 'Não'],
  ['Vero', 'Falso'],
  ['Waar', 'Onwaar'],
  ['Prawda', 'Fałsz'],
  ['Tak', 'Nie'],
  ['Doğru', 'Yanlış'],
  ['Evet', 'Hayır'],
  ['صحيح', 'خطأ'],
  ['نعم', 'لا'],
] as const

/** The beginnings of the months' names in the languages of headings, without accents. */
export const months = [
  'jan gen ene sty oca',
  'feb fev lut sub',
  'mar maa mrt',
  'apr avr abr kwi nis',
  'mai may mag mei maj',
  'jun juin giu cze haz',
  'jul juil lug lip tem',
  'aug aou ago sie agu',
  'sep set wrz eyl',
  'oct okt out ott paz eki',
  'nov lis kas',
  'dec dez dic gru ara',
].map((names) => names.split(' '))

/** What may stand before the letter of an option, as a pattern. */
export const optionNames =
  'option|answer|choice|antwort|réponse|choix|respuesta|opción|resposta|alternativa|opção|risposta|opzione|antwoord|optie|odpowiedź|cevap|şık|seçenek|الخيار|الإجابة'

export const articles = 'the|a|an|der|die|das|le|la|les|l|el|los|las|il|lo|gli|o|os|as|het|een|de'

/** What a line with the answer begins with in a text, as a pattern. */
export const answerNames =
  'ans|key|solution|antwort|lösung|réponse|respuesta|resposta|risposta|antwoord|odpowiedź|cevap'

/** What heads a list of answers in a text, as a pattern. */
export const keyTitles =
  'answers?|(?:the )?(?:answer |correct )?keys?|correct answers|solutions?|lösung(?:en)?|corrigé|respuestas|soluciones|gabarito|soluzioni|antwoorden|odpowiedzi|cevaplar'

/** What a question is called beside its text, as a pattern. */
export const questionNames = 'q|question|frage|pregunta|pergunta|domanda|vraag|pytanie|soru'
