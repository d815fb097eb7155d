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

/**
 * The words of headings: English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Turkish,
 * Arabic. Accents do not count, nor does the Arabic article.
 */
const words: Record<HeadingSense, string> = {
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

/** A text as words are compared: in lower case, without accents and the Arabic article. */
function foldedWord(word: string): string {
  const plain = word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
  return plain.length > 4 ? plain.replace(/^ال/u, '') : plain
}

/** The words by their folded form, and those so long that a slip in them leaves no doubt, by length. */
type Lexicon = { senses: Map<string, HeadingSense>; long: Map<number, string[]> }
let lexicon: Lexicon | undefined
const longestWord = 24

/** Made when it is first needed: most pages read no headings. */
function wholeLexicon(): Lexicon {
  const senses = new Map<string, HeadingSense>()
  for (const [sense, list] of Object.entries(words) as [HeadingSense, string][]) {
    for (const word of list.split(/\s+/).map(foldedWord)) if (!senses.has(word)) senses.set(word, sense)
  }
  const long = Map.groupBy(
    [...senses.keys()].filter((word) => word.length >= 5),
    ({ length }) => length,
  )
  return { senses, long }
}

/** What a word of a heading says, even if one letter of a word of five or more is wrong. */
export function senseOf(word: string): HeadingSense | undefined {
  lexicon ??= wholeLexicon()
  const { senses, long } = lexicon
  const folded = foldedWord(word)
  const sense = senses.get(folded)
  if (sense || folded.length < 4 || folded.length > longestWord) return sense
  for (const length of [folded.length, folded.length + 1, folded.length - 1]) {
    const known = long.get(length)?.find((each) => isSlip(folded, each))
    if (known !== undefined) return senses.get(known)
  }
  return undefined
}

/** Whether at most one letter is missing, added or another, or two neighbours have changed places. */
export function isSlip(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  if (one.length < other.length) return rest(one, 0) === rest(other, 1)
  if (one.length > other.length) return rest(one, 1) === rest(other, 0)
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start]
  return rest(one, 1) === rest(other, 1) || (isSwapped && rest(one, 2) === rest(other, 2))
}
