import { isChoice, isWritten, type QuestionType, questionTypes } from '@quizly/domain'

/** What a word in a heading can say. `aside` words name columns that are no part of a quiz, a `remark` may not be for students. A `number` is that of a row or of an answer. */
export type HeadingSense =
  | 'question'
  | 'answer'
  | 'option'
  | 'correct'
  | 'wrong'
  | 'type'
  | 'explanation'
  | 'remark'
  | 'points'
  | 'time'
  | 'aside'
  | 'number'
  | 'filler'

/** In sixteen languages. Accents do not count, nor does the Arabic article. */
export const headingWords: Record<HeadingSense, string> = {
  question: `question questions ques qn prompt stem statement text questiontext
    frage fragen fragetext fragestellung fragestellungen aufgabe aufgaben aufgabenstellung aussage
    énoncé intitulé pregunta preguntas enunciado pergunta perguntas questão questões
    domanda domande quesito vraag vragen stelling pytanie pytania treść soru sorular sorusu
    سؤال السؤال اسئلة الاسئلة
    kérdés kérdések feladat вопрос вопросы задание задания запитання питання 题目 題目 题干 題幹 问题 問題 试题 試題 题 題 質問 設問 問 질문 문제 문항`,
  answer: `answer answers ans response responses antwort antworten réponse réponses respuesta respuestas
    resposta respostas risposta risposte antwoord antwoorden odpowiedź odpowiedzi cevap cevaplar cevabı yanıt yanıtlar yanıtı
    اجابة اجابات جواب اجوبة
    válasz válaszok ответ ответы відповідь відповіді 答案 回答 解答 答え 답 답변`,
  option: `option options opt opts choice choices alternative alternatives
    möglichkeit möglichkeiten auswahl antwortmöglichkeit antwortmöglichkeiten antwortoption antwortoptionen optionen auswahlmöglichkeiten
    choix proposition propositions opción opciones alternativa alternativas opção opções
    opzione opzioni scelta scelte optie opties keuze keuzes antwoordoptie wariant opcja opcje
    seçenek seçenekler seçeneği şık şıklar şıkkı şıkları خيار خيارات اختيار اختيارات
    lehetőség lehetőségek válaszlehetőség válaszlehetőségek opció opciók вариант варианты варіант варіанти 选项 選項 选择 選擇 選択肢 보기 선택지 선택`,
  correct: `correct right solution solutions key keys mask bitmask maske masque máscara maschera maska маска 掩码 قناع
    richtig richtige richtiger korrekt korrekte lösung lösungen schlüssel lösungsschlüssel lösungsbuchstabe
    bonne bonnes juste correcte correctes solution corrigé clé
    correcta correctas correcto correctos solución soluciones clave
    correta corretas certa certas certo gabarito solução chave
    corretta corrette giusta giuste esatta soluzione chiave
    juist juiste goed goede oplossing sleutel
    poprawna poprawne prawidłowa prawidłowe rozwiązanie klucz
    doğru doğrusu çözüm anahtar anahtarı صحيح صحيحة حل مفتاح
    helyes jó megoldás megoldókulcs kulcs правильный правильные правильно верный верные ключ решение правильна правильні вірна 正确 正確 标准 標準 参考 參考 正解 정답`,
  wrong: `incorrect wrong distractor distractors
    falsch falsche falscher distraktor distraktoren fausse fausses mauvaise mauvaises incorrecte incorrectes distracteur distracteurs
    incorrecta incorrectas incorrecto falsa falsas distractores
    incorreta incorretas errada erradas distrator distratores sbagliata sbagliate errata distrattore distrattori
    fout foute onjuist onjuiste afleider afleiders błędna błędne niepoprawna dystraktor
    yanlış çeldirici خاطئ خاطئة خطا
    helytelen rossz hibás неправильный неправильные неверный неверные дистрактор неправильна 错误 錯誤 干扰 誤答 오답`,
  type: `type kind questiontype typ fragetyp fragentyp aufgabentyp tipo soort vraagtype rodzaj tür türü نوع
    típus kérdéstípus тип вид 题型 題型 类型 類型 種類 形式 유형`,
  explanation: `explanation explanations explain explained rationale feedback     erklärung erläuterung begründung explication explications justification
    explicación retroalimentación explicação justificativa spiegazione     uitleg toelichting wyjaśnienie uzasadnienie açıklama شرح تفسير توضيح
    magyarázat indoklás объяснение пояснение обоснование разъяснение пояснення 解析 解释 解釋 说明 說明 解説 해설 설명`,
  remark: `comment comments remark remarks kommentar commentaire comentario comentário commento komentarz why megjegyzés комментарий 备注 備註 비고`,
  points: `points point score scores marks mark weight     punkte punkt punktzahl barème puntos puntuación pontos pontuação punti punteggio
    punten score punkty puan puanı نقاط درجة
    pont pontszám pontok балл баллы очки оценка бали 分值 分数 分數 得分 配点 点数 점수 배점`,
  time: `time timelimit seconds sec limit timer duration
    zeit zeitlimit sekunden dauer temps durée secondes tiempo segundos tempo limite secondi
    tijd tijdslimiet seconden czas sekundy süre saniye وقت زمن
    idő másodperc время секунды час 时间 時間 시간`,
  aside: `image images picture photo link url media video audio id source topic chapter category
    difficulty level tag tags hint subject date email name timestamp
    bild kapitel thema schwierigkeit hinweis image lien niveau difficulté chapitre thème
    imagen imagem immagine tema nivel nível livello afbeelding onderwerp obraz temat resim konu صورة
    grade nehézség téma kép szint тема раздел уровень сложность категория изображение картинка складність 难度 難度 章节 章節 知识点 分类 分類 图片 圖片 カテゴリ 難易度 난이도 단원`,
  number: `number no nr num index idx indice índice nummer numéro número numero numer numara position letter buchstabe lettre letra lettera رقم حرف
    szám sorszám betű betűjel номер буква 号 號 序号 序號 编号 編號 番号 번호`,
  filler: `item the a an of for to in is or and your any possible write only
    der die das des den für la le les l d du de des el los las o os da do il lo gli i della dello het een van voor
    az egy на к для и の 的 と 内容 內容`,
}

/** What heads the columns of a list of results. */
export const resultWords = {
  person: `name names firstname lastname surname student students learner participant participants email user username candidate
    vorname nachname schüler schülerin schülerinnen lernende teilnehmer teilnehmende nom prénom élève élèves étudiant participant courriel
    nombre apellido apellidos alumno alumna alumnos estudiante correo nome sobrenome aluno aluna alunos
    név tanuló имя фамилия ученик студент 姓名 学生 學生 学号 學號 氏名 名前 이름 اسم الاسم طالب الطالب`,
  score: `score scores points mark marks grade grades result results percent percentage total rank
    punkte punktzahl note noten ergebnis ergebnisse prozent gesamt rang points note notes résultat résultats pourcentage
    puntos puntuación nota notas calificación resultado resultados porcentaje pontos pontuação resultado porcentagem
    pontszám eredmény jegy баллы балл оценка результат 分数 分數 成绩 成績 总分 總分 得点 点数 점수 درجة الدرجة نتيجة النتيجة علامة`,
}

/** The types without options, by what the Type cell asks for. A `numeral` is what others call a number. */
const writtenTypes = { written: 'write', numeral: 'write', number: 'numeric' } as const satisfies Record<
  string,
  QuestionType
>
type WrittenTypeName = keyof typeof writtenTypes

/** What the Type cell asks for: a written answer, one correct option, several, as many as the row names (`choice`), or a list. */
export type StatedType = 'one' | 'several' | 'choice' | 'true-false' | WrittenTypeName | ListType

/** What asks for the types whose key stands in a cell. The others are asked for by their own names. */
export const keyedTypes = {
  single: 'one',
  multiple: 'several',
  write: 'written',
  numeric: 'number',
} as const satisfies { [Type in QuestionType]?: string }

/** The types that have no options to choose from and no text as their key. */
export type ListType = Exclude<QuestionType, keyof typeof keyedTypes>

export const listTypes: readonly ListType[] = questionTypes.filter(
  (type): type is ListType => !isChoice(type) && !isWritten(type),
)
export const isListType = (statedType: StatedType | undefined): statedType is ListType =>
  listTypes.some((type) => type === statedType)

export const isWrittenType = (statedType: StatedType | undefined): statedType is WrittenTypeName =>
  statedType !== undefined && statedType in writtenTypes
export const writtenTypeOf = (statedType: StatedType | undefined): QuestionType =>
  writtenTypes[isWrittenType(statedType) ? statedType : 'written']

/** In sixteen languages and by other programs, without spaces and dashes. Those that nobody can mark are refused by name. */
export const typeNames: Record<Exclude<StatedType, 'number' | ListType> | 'unmarkable', string> = {
  one: `single singlecorrect singlechoice singleanswer singleselect radio radiobutton singleresponse sc
    einfachauswahl einzelauswahl einzelwahl einzelneantwort einerichtigeantwort choixunique choixsimple réponseunique
    uneseulebonneréponse qcu selecciónúnica opciónúnica respuestaúnica seleçãoúnica escolhaúnica respostaúnica umacorreta
    sceltasingola rispostasingola enkelekeuze enkelkeuze éénantwoord jednokrotnywybór
    pojedynczywybór tekseçim tekseçmeli tekcevap اختيارواحد إجابةواحدة
    singleanswerquestion multichoicesingle choiceinteraction 单选 單選 单选题 單選題 单项选择 单项选择题 單項選擇題 単一選択 단일선택 одиночныйвыбор одинвариант одинответ одинправильныйответ egyválaszos egyszeresválasztás egyválasztós`,
  choice: `multiplechoice mcq mc mcqs choice dropdown select yes/no mehrfachwahl multiplechoicefrage
    auswahl choix choixmultiple qcm selecciónmúltiple opciónmúltiple opcionmultiple testoscelta
    múltiplaescolha escolhamúltipla sceltamultipla rispostamultipla meerkeuze meerkeuzevraag wybór
    testwyboru çoktanseçmeli çoktan اختيارمنمتعدد اختيار choixmultiples respuestamúltiple
    sceltemultiple meervoudigekeuze wielokrotnywybór wielokrotnegowyboru çokluseçim اختيارمتعدد
    multichoice multichoicequestion multiplechoicequestion multiplechoicequestions choicequestion selectone 选择 選擇 选择题 選擇題 選択 객관식 выбор тест feleletválasztós feleletválasztás választós`,
  several: `multiple multi multipleresponse multianswer selectall selectallthatapply ma mr mehrfachauswahl
    multiplecorrect multipleanswer multipleanswers multipleselect multiselect checkbox checkboxes
    mehrereantworten mehrererichtigeantworten mehrerelösungen réponsesmultiples plusieursréponses plusieursbonnesréponses variasrespuestas
    respuestasmúltiples casillas respostasmúltiplas váriasrespostas váriascorretas caixasdeseleção rispostemultiple
    meerdereantwoorden çokluyanıt çoklu إجاباتمتعددة
    multipleanswersquestion multipleanswerquestion multipleselection multiselectquestion msq mcma 多选 多選 多选题 多選題 多项选择 多项选择题 複選 複選題 複数選択 다중선택 множественныйвыбор несколькоответов несколькоправильныхответов несколькихправильных többválaszos többszörösválasztás`,
  'true-false': `t/f tf boolean true/false truefalse trueorfalse wahr/falsch richtig/falsch wahroderfalsch
    ja/nein vrai/faux vraioufaux v/f verdadero/falso verdaderoofalso verdadeiro/falso
    verdadeirooufalso vero/falso veroofalso waar/onwaar juist/onjuist prawda/fałsz prawdafałsz
    doğru/yanlış doğruyanlış d/y صح/خطأ صحوخطأ صحأوخطأ
    truefalsequestion tfq yesno 判断 判斷 判断题 判斷題 是非 是非题 是非題 对错题 正誤 верно/неверно верноневерно да/нет данет правда/ложь igaz/hamis igazhamis igen/nem`,
  written: `write writeanswer written shortanswer fillintheblank fillintheblanks fillin fillinblank
    fillintheblank(s) fitb fib gap gapfill gaptext blank cloze sa short shorttext text typed
    typetheanswer freitext freieantwort texteingabe kurzantwort lückentext lücke
    texte réponsecourte textelibre texteàtrous texto respuestacorta completar llenarelespacio
    textocurto respostacurta testo rispostabreve completamento tekst kortantwoord tekstodpowiedź
    krótkaodpowiedź uzupełnianie metin kısacevap kısayanıt boşlukdoldurma نص إجابةقصيرة املأالفراغ
    shortanswerquestion fillintheblankquestion fillinblanks typeanswer textentry textinput 填空 填空题 填空題 단답형 주관식 記述 краткийответ короткийответ текст ввод kiegészítés rövidválasz szöveges`,
  numeral: `numeric numerical number zahl
    numericalquestion numericquestion число szám 数值`,
  unmarkable: `poll draw openended open essay longanswer paragraph matching match ordering order fileupload
    aufsatz umfrage zuordnung reihenfolge rédaction dissertation sondage ensayo encuesta emparejar
    redação ensaio enquete tema sondaggio abbinamento opstel peiling esej ankieta dopasowanie
    kompozisyon anket eşleştirme مقال مقالي استطلاع
    essayquestion matchingquestion fileuploadquestion ddmatch ddwtos description 简答 简答题 簡答題 问答题 問答題 论述题 排序题 连线题 эссе сопоставление соответствие esszé párosítás`,
}

export const truths =
  'true t yes y right correct wahr w richtig r ja j vrai v oui verdadero sí si sim verdadeiro vero waar prawda p tak doğru d evet صحيح صح نعم igaz helyes igen и верно да правда 对 對 正确 正確 是 √ ○ 참 예'
export const falsehoods =
  'false f no n wrong incorrect falsch nein faux non falso não nao onwaar nee fałsz nie yanlış hayır خطأ لا hamis helytelen nem неверно нет ложь 错 錯 错误 錯誤 否 × 거짓 아니오'

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
  ['Igaz', 'Hamis'],
  ['Igen', 'Nem'],
  ['Верно', 'Неверно'],
  ['Да', 'Нет'],
  ['对', '错'],
  ['正确', '错误'],
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
  'option|answer|choice|antwort|réponse|choix|respuesta|opción|resposta|alternativa|opção|risposta|opzione|antwoord|optie|odpowiedź|cevap|şık|seçenek|válasz|вариант|ответ|选项|選項|الخيار|الإجابة'

export const articles = 'the|a|an|der|die|das|le|la|les|l|el|los|las|il|lo|gli|o|os|as|het|een|de'

/** What a line with the answer begins with in a text, as a pattern. */
export const answerNames =
  'ans|key|solution|antwort|lösung|réponse|respuesta|resposta|risposta|antwoord|odpowiedź|cevap'

/** What heads a list of answers in a text, as a pattern. */
export const keyTitles =
  'answers?|(?:the )?(?:answer |correct )?keys?|correct answers|solutions?|lösung(?:en)?|corrigé|respuestas|soluciones|gabarito|soluzioni|antwoorden|odpowiedzi|cevaplar'

/** What a question is called beside its text, as a pattern. */
export const questionNames = 'q|question|frage|pregunta|pergunta|domanda|vraag|pytanie|soru'

/** What stands with a colon before a right option in a list of right and wrong ones, as a pattern. */
export const rightMarks =
  'right|correct|true|richtig|korrekt|wahr|juste|bonne|correcte|vrai|correct[oa]|verdader[oa]|ciert[oa]|corret[oa]|cert[oa]|verdadeir[oa]|giusto|corretto|vero|juist|goed|poprawn[ay]|prawda|doğru|helyes|igaz|верно|правильно|صحيحة?|صح|正确|正確|对|對'
export const wrongMarks =
  'wrong|incorrect|false|falsch|faux|fausse|mauvaise|incorrecte|incorrect[oa]|fals[oa]|errad[oa]|incorret[oa]|sbagliat[oa]|fout|onjuist|błędn[ay]|fałsz|yanlış|helytelen|hamis|неверно|неправильно|خاطئة?|خطأ|错误|錯誤|错|錯'

/** What people write in brackets for an option that is not there, as a pattern. */
export const blankWords =
  'nothing|none|no|empty|blank|null|n/?a|no option|no answer|nichts|keine?|keine (?:option|antwort)|leer|rien|aucune?|vide|nada|ninguna?|vac[ií][oa]|nenhuma?|vazi[oa]|niente|nessun[oa]?|vuoto|leeg|geen|brak|boş|yok|üres|nincs|пусто|нет|ничего|无|無|空|لا شيء|فارغ|لا يوجد'
