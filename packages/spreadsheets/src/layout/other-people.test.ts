import { expect, test } from 'vitest'
import { withFixes } from '../fixes.ts'
import { parseSheet } from '../parse-sheet.ts'
import type { FixKind } from '../sheet.ts'
import { tablesOfAnyShape } from '../read-cells.ts'

/** A line for each row, with bars between the cells; ∅ is an empty cell. */
const cellsOf = (sheet: string) =>
  sheet
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(' | ')
        .map((cell) => cell.replaceAll('\\n', '\n').replace(/^∅$/, '')),
    )

/** The options of each question and what is correct, at once or after the one button that is offered. */
test.each<[name: string, press: FixKind | undefined, sheet: string, questions: [string, string][]]>([
  [
    'an index from 0 beside Option 0',
    'from-zero',
    `
      Question text | Option 0 | Option 1 | Option 2 | Option 3 | Correct index
      Tallest hill here? | Ash | Elm | Oak | Fir | 3
      Which one barks? | dog | fox | cat | cow | 0`,
    [
      ['Ash Elm Oak Fir', 'Fir'],
      ['dog fox cat cow', 'dog'],
    ],
  ],
  [
    'Maske, options A1 to A4',
    undefined,
    `
      Nr | Frage | A1 | A2 | A3 | A4 | Maske
      1 | Wer bellt? | Hund | Fuchs | Katze | Kuh | 1000
      2 | Was ist gerade? | 1 | 2 | 3 | 4 | 0101`,
    [
      ['Hund Fuchs Katze Kuh', 'Hund'],
      ['1 2 3 4', '2 4'],
    ],
  ],
  [
    'Masque with commas',
    undefined,
    `
      Intitulé | Choix 1 | Choix 2 | Choix 3 | Masque
      Qui aboie ? | chien | chat | vache | 1,0,0
      Nombres pairs ? | 2 | 3 | 4 | 1,0,1`,
    [
      ['chien chat vache', 'chien'],
      ['2 3 4', '2 4'],
    ],
  ],
  [
    'shares with decimal commas beside each option, Russian',
    undefined,
    `
      Вопрос | Вариант 1 | Балл 1 | Вариант 2 | Балл 2 | Вариант 3 | Балл 3
      Кто лает? | собака | 1 | кошка | 0 | мышь | 0
      Чётные? | 2 | 0,5 | 3 | 0 | 4 | 0,5`,
    [
      ['собака кошка мышь', 'собака'],
      ['2 3 4', '2 4'],
    ],
  ],
  [
    'options as a list in code, single quotes',
    undefined,
    `
      question | options | answer
      Capital of Peru? | ['Quito', 'Lima', "Chan Chans"] | Lima
      Who barks? | ['dog', 'fox', 'cat'] | dog`,
    [
      ['Quito Lima Chan Chans', 'Lima'],
      ['dog fox cat', 'dog'],
    ],
  ],
  [
    'columns of other things between',
    undefined,
    `
      ID | Topic | Question | Hint | Option1 | Option2 | Option3 | Answer | Author
      17 | Animals | Who barks? | Loud. | dog | fox | cat | dog | Kim
      18 | Animals | Who purrs? | Soft. | dog | fox | cat | cat | Kim`,
    [
      ['dog fox cat', 'dog'],
      ['dog fox cat', 'cat'],
    ],
  ],
  [
    'Korean',
    undefined,
    `
      번호 | 문제 | 보기1 | 보기2 | 보기3 | 정답 | 배점 | 해설
      1 | 페루의 수도는? | 키토 | 리마 | 이카 | 2 | 5 | 리마입니다.
      2 | 누가 짖나요? | 개 | 고양이 | 쥐 | 1 | 5 | 개입니다.`,
    [
      ['키토 리마 이카', '리마'],
      ['개 고양이 쥐', '개'],
    ],
  ],
  [
    'Japanese',
    undefined,
    `
      番号 | 問題文 | 選択肢1 | 選択肢2 | 選択肢3 | 正解 | 配点 | 解説
      1 | ペルーの首都は？ | キト | リマ | イカ | 2 | 5 | リマです。
      2 | 吠えるのは？ | 犬 | 猫 | 鼠 | 1 | 5 | 犬です。`,
    [
      ['キト リマ イカ', 'リマ'],
      ['犬 猫 鼠', '犬'],
    ],
  ],
  [
    'Ukrainian, letters alone as headings',
    undefined,
    `
      Запитання | А | Б | В | Г | Правильна відповідь
      Столиця Перу? | Кіто | Ліма | Іка | Куско | Б
      Хто гавкає? | собака | кіт | миша | корова | А`,
    [
      ['Кіто Ліма Іка Куско', 'Ліма'],
      ['собака кіт миша корова', 'собака'],
    ],
  ],
  [
    'a sign behind the right options',
    undefined,
    `
      Question | A | B | C
      Who barks? | dog ✓ | fox | cat
      Which are even? | 2 ✓ | 3 | 4 ✓`,
    [
      ['dog fox cat', 'dog'],
      ['2 3 4', '2 4'],
    ],
  ],
  [
    'fractions beside each option, some below 0',
    undefined,
    `
      Question name | Question text | Answer 1 | Fraction 1 | Answer 2 | Fraction 2 | Answer 3 | Fraction 3 | General feedback
      q1 | Who barks? | dog | 100 | fox | 0 | cat | 0 | Dogs do.
      q2 | Which are even? | 2 | 50 | 3 | -50 | 4 | 50 | Two divides them.`,
    [
      ['dog fox cat', 'dog'],
      ['2 3 4', '2 4'],
    ],
  ],
  [
    'several right and wrong answers',
    undefined,
    `
      Question | Correct answer 1 | Correct answer 2 | Wrong answer 1 | Wrong answer 2
      Which are even? | 2 | 4 | 3 | 5
      Who barks? | dog | ∅ | fox | cat`,
    [
      ['4 3 5 2', '2 4'],
      ['fox cat dog', 'dog'],
    ],
  ],
  [
    'points beside each option',
    undefined,
    `
      Question | Option A | Points A | Option B | Points B
      Who barks? | dog | 5 | fox | 0
      Who purrs? | dog | 0 | cat | 5`,
    [
      ['dog fox', 'dog'],
      ['dog cat', 'cat'],
    ],
  ],
  [
    'a row for each option, TRUE or FALSE',
    undefined,
    `
      Question | Option | Correct?
      Who barks? | dog | TRUE
      ∅ | fox | FALSE
      ∅ | cat | FALSE
      Which are even? | 2 | TRUE
      ∅ | 3 | FALSE
      ∅ | 4 | TRUE`,
    [
      ['dog fox cat', 'dog'],
      ['2 3 4', '2 4'],
    ],
  ],
  [
    'a row for each option, with its score',
    undefined,
    `
      Question | Answer | Score
      Who barks? | dog | 100
      ∅ | fox | 0
      ∅ | cat | 0
      Which are even? | 2 | 50
      ∅ | 3 | 0
      ∅ | 4 | 50`,
    [
      ['dog fox cat', 'dog'],
      ['2 3 4', '2 4'],
    ],
  ],
  [
    'several indexes from 0',
    'from-zero',
    `
      Question | opt_0 | opt_1 | opt_2 | correct_idx
      Which are even? | 2 | 3 | 4 | 0,2
      Who barks? | dog | fox | cat | 0
      Who purrs? | dog | fox | cat | 2`,
    [
      ['2 3 4', '2 4'],
      ['dog fox cat', 'dog'],
      ['dog fox cat', 'cat'],
    ],
  ],
  [
    'questions in columns',
    undefined,
    `
      Question | Who barks? | Who purrs?
      Option A | dog | fox
      Option B | cat | cat
      Correct | A | B`,
    [
      ['dog cat', 'dog'],
      ['fox cat', 'cat'],
    ],
  ],
  [
    'a mask beside o1 to o3',
    undefined,
    `
      question | o1 | o2 | o3 | answer
      Tallest hill here? | Ash | Elm | Oak | 0 1 0
      Which are even? | 2 | 3 | 4 | 1 0 1
      Which one purrs? | dog | fox | cat | 0 0 1`,
    [
      ['Ash Elm Oak', 'Elm'],
      ['2 3 4', '2 4'],
      ['dog fox cat', 'cat'],
    ],
  ],
  [
    'a mask beside opt0 to opt2',
    undefined,
    `
      question | opt0 | opt1 | opt2 | answer
      Tallest hill here? | Ash | Elm | Oak | 010
      Which are even? | 2 | 3 | 4 | 101
      Which one purrs? | dog | fox | cat | 001`,
    [
      ['Ash Elm Oak', 'Elm'],
      ['2 3 4', '2 4'],
      ['dog fox cat', 'cat'],
    ],
  ],
  [
    'answer_index beside opt0 to opt2',
    'from-zero',
    `
      question | opt0 | opt1 | opt2 | answer_index
      Tallest hill here? | Ash | Elm | Oak | 1
      Which one barks? | dog | fox | cat | 0
      Which one purrs? | dog | fox | cat | 2`,
    [
      ['Ash Elm Oak', 'Elm'],
      ['dog fox cat', 'dog'],
      ['dog fox cat', 'cat'],
    ],
  ],
  [
    'answer_index from 1',
    undefined,
    `
      question | o1 | o2 | o3 | answer_index
      Tallest hill here? | Ash | Elm | Oak | 2
      Which one barks? | dog | fox | cat | 1
      Which one purrs? | dog | fox | cat | 3`,
    [
      ['Ash Elm Oak', 'Elm'],
      ['dog fox cat', 'dog'],
      ['dog fox cat', 'cat'],
    ],
  ],
  [
    'Mask',
    undefined,
    `
      Question | A | B | C | Mask
      Tallest hill here? | Ash | Elm | Oak | 010
      Which are even? | 2 | 3 | 4 | 101
      Which one purrs? | dog | fox | cat | 001`,
    [
      ['Ash Elm Oak', 'Elm'],
      ['2 3 4', '2 4'],
      ['dog fox cat', 'cat'],
    ],
  ],
  [
    '100 or 0 beside each option',
    undefined,
    `
      Question | Option 1 | Score 1 | Option 2 | Score 2 | Option 3 | Score 3
      Tallest hill here? | Ash | 0 | Elm | 100 | Oak | 0
      Which one barks? | dog | 100 | fox | 0 | cat | 0
      Which one purrs? | dog | 0 | fox | 0 | cat | 100`,
    [
      ['Ash Elm Oak', 'Elm'],
      ['dog fox cat', 'dog'],
      ['dog fox cat', 'cat'],
    ],
  ],
  [
    '% beside each option, two right ones',
    undefined,
    `
      Question | Answer A | % | Answer B | % | Answer C | %
      Which are even? | 2 | 50 | 3 | 0 | 4 | 50
      Which one barks? | dog | 100 | fox | 0 | cat | 0`,
    [
      ['2 3 4', '2 4'],
      ['dog fox cat', 'dog'],
    ],
  ],
  [
    '100% or 0%, German',
    undefined,
    `
      Frage | Antwort 1 | Bewertung 1 | Antwort 2 | Bewertung 2 | Antwort 3 | Bewertung 3
      Wer bellt? | Hund | 100% | Fuchs | 0% | Katze | 0%
      Wer schnurrt? | Hund | 0% | Fuchs | 0% | Katze | 100%`,
    [
      ['Hund Fuchs Katze', 'Hund'],
      ['Hund Fuchs Katze', 'Katze'],
    ],
  ],
  [
    '100 or 0 in columns behind the options',
    undefined,
    `
      Question | Option A | Option B | Option C | Score A | Score B | Score C
      Tallest hill here? | Ash | Elm | Oak | 0 | 100 | 0
      Which one purrs? | dog | fox | cat | 0 | 0 | 100`,
    [
      ['Ash Elm Oak', 'Elm'],
      ['dog fox cat', 'cat'],
    ],
  ],
  [
    'German',
    undefined,
    `
      Nr. | Fragestellung | Antwort A | Antwort B | Antwort C | Lösung | Punkte | Begründung
      1 | Wie viele Ecken hat ein Dreieck? | 2 | 3 | 4 | B | 2 | Drei Seiten.
      2 | Wer bellt? | Hund | Katze | Maus | A | 1 | Hunde bellen.`,
    [
      ['2 3 4', '3'],
      ['Hund Katze Maus', 'Hund'],
    ],
  ],
  [
    'French, the key first',
    undefined,
    `
      Bonne réponse | Énoncé | Proposition 1 | Proposition 2 | Proposition 3 | Barème
      B | Capitale du Pérou ? | Quito | Lima | Ica | 2
      A | Qui aboie ? | chien | chat | souris | 1`,
    [
      ['Quito Lima Ica', 'Lima'],
      ['chien chat souris', 'chien'],
    ],
  ],
  [
    'Spanish, options in one cell',
    undefined,
    `
      Pregunta | Opciones | Respuesta correcta
      ¿Capital de Perú? | Quito; Lima; Ica | Lima
      ¿Quién ladra? | perro; gato; ratón | perro`,
    [
      ['Quito Lima Ica', 'Lima'],
      ['perro gato ratón', 'perro'],
    ],
  ],
  [
    'Portuguese',
    undefined,
    `
      Enunciado | Alternativa A | Alternativa B | Alternativa C | Gabarito | Pontuação
      Capital do Peru? | Quito | Lima | Ica | B | 1
      Quem late? | cão | gato | rato | A | 1`,
    [
      ['Quito Lima Ica', 'Lima'],
      ['cão gato rato', 'cão'],
    ],
  ],
  [
    'Russian',
    undefined,
    `
      Вопрос | Вариант А | Вариант Б | Вариант В | Правильный ответ | Баллы
      Столица Перу? | Кито | Лима | Ика | Б | 1
      Кто лает? | собака | кошка | мышь | А | 2`,
    [
      ['Кито Лима Ика', 'Лима'],
      ['собака кошка мышь', 'собака'],
    ],
  ],
  [
    'Hungarian',
    undefined,
    `
      Kérdés | A válasz | B válasz | C válasz | Helyes válasz | Pontszám
      Peru fővárosa? | Quito | Lima | Ica | B | 1
      Ki ugat? | kutya | macska | egér | A | 1`,
    [
      ['Quito Lima Ica', 'Lima'],
      ['kutya macska egér', 'kutya'],
    ],
  ],
  [
    'Arabic, letters alone as headings',
    undefined,
    `
      السؤال | أ | ب | ج | الإجابة الصحيحة | الدرجة
      ما عاصمة بيرو؟ | كيتو | ليما | إيكا | ب | 1
      من ينبح؟ | الكلب | القط | الفأر | أ | 1`,
    [
      ['كيتو ليما إيكا', 'ليما'],
      ['الكلب القط الفأر', 'الكلب'],
    ],
  ],
  [
    'Turkish',
    undefined,
    `
      Soru | A şıkkı | B şıkkı | C şıkkı | Doğru cevap | Puan
      Peru başkenti? | Quito | Lima | Ica | B | 1
      Kim havlar? | köpek | kedi | fare | A | 1`,
    [
      ['Quito Lima Ica', 'Lima'],
      ['köpek kedi fare', 'köpek'],
    ],
  ],
  [
    '1 or 0 beside each option, Polish',
    undefined,
    `
      Pytanie | Odpowiedź 1 | Prawda 1 | Odpowiedź 2 | Prawda 2 | Odpowiedź 3 | Prawda 3
      Kto szczeka? | pies | 1 | kot | 0 | mysz | 0
      Kto mruczy? | pies | 0 | kot | 1 | mysz | 0`,
    [
      ['pies kot mysz', 'pies'],
      ['pies kot mysz', 'kot'],
    ],
  ],
  [
    'Italian, right and wrong answers',
    undefined,
    `
      Domanda | Risposta corretta | Risposta sbagliata 1 | Risposta sbagliata 2 | Punti
      Capitale del Perù? | Lima | Quito | Ica | 1
      Chi abbaia? | cane | gatto | topo | 2`,
    [
      ['Ica Lima Quito', 'Lima'],
      ['cane gatto topo', 'cane'],
    ],
  ],
  [
    '+ and - before each option',
    undefined,
    `
      Question | Answers
      Which one floats? | - Iron\\n+ Cork\\n- Lead
      Which are even? | + 2\\n- 3\\n+ 4`,
    [
      ['Iron Cork Lead', 'Cork'],
      ['2 3 4', '2 4'],
    ],
  ],
  [
    'is_correct_1 beside each option',
    undefined,
    `
      question_text | option_1 | is_correct_1 | option_2 | is_correct_2 | option_3 | is_correct_3
      Tallest hill here? | Ash | false | Elm | true | Oak | false
      Which are even? | 2 | true | 3 | false | 4 | true`,
    [
      ['Ash Elm Oak', 'Elm'],
      ['2 3 4', '2 4'],
    ],
  ],
  [
    'weights below 0',
    undefined,
    `
      Question | Choice 1 | Weight 1 | Choice 2 | Weight 2 | Choice 3 | Weight 3
      Which are even? | 2 | 50 | 3 | -100 | 4 | 50
      Which one barks? | dog | 100 | fox | -50 | cat | 0`,
    [
      ['2 3 4', '2 4'],
      ['dog fox cat', 'dog'],
    ],
  ],
  [
    'Stem, Distractor and Key',
    undefined,
    `
      Item | Stem | Distractor 1 | Distractor 2 | Key | Rationale | Marks
      1 | Capital of Peru? | Quito | Ica | Lima | It is Lima. | 2
      2 | Who barks? | cat | mouse | dog | Dogs do. | 1`,
    [
      ['Ica Lima Quito', 'Lima'],
      ['cat mouse dog', 'dog'],
    ],
  ],
  [
    'a title above, Bitmask',
    undefined,
    `
      Unit 4 quiz | ∅ | ∅ | ∅ | ∅
      ∅ | ∅ | ∅ | ∅ | ∅
      Qn | Ans1 | Ans2 | Ans3 | Bitmask
      Tallest hill here? | Ash | Elm | Oak | 010
      Which are even? | 2 | 3 | 4 | 101`,
    [
      ['Ash Elm Oak', 'Elm'],
      ['2 3 4', '2 4'],
    ],
  ],
  [
    'letters run together',
    undefined,
    `
      Question | A | B | C | D | Keys
      Which are even? | 2 | 3 | 4 | 5 | AC
      Who barks? | dog | fox | cat | cow | A`,
    [
      ['2 3 4 5', '2 4'],
      ['dog fox cat cow', 'dog'],
    ],
  ],
  [
    'Chinese, with types',
    undefined,
    `
      题目 | 题型 | 选项A | 选项B | 选项C | 答案 | 分值 | 解析
      水的沸点是？ | 单选题 | 90度 | 100度 | 110度 | B | 2 | 沸腾。
      哪些是偶数？ | 多选题 | 2 | 3 | 4 | AC | 2 | 偶数。`,
    [
      ['90度 100度 110度', '100度'],
      ['2 3 4', '2 4'],
    ],
  ],
  [
    'options as JSON',
    undefined,
    `
      question | choices | answer
      Capital of Peru? | ["Quito", "Lima", "Ica"] | Lima
      Who barks? | ["dog", "fox", "cat"] | dog`,
    [
      ['Quito Lima Ica', 'Lima'],
      ['dog fox cat', 'dog'],
    ],
  ],
  [
    'options as JSON, an index from 0',
    'from-zero',
    `
      question | choices | answer
      Capital of Peru? | ["Quito", "Lima", "Ica"] | 1
      Who barks? | ["dog", "fox", "cat"] | 0
      Who purrs? | ["dog", "fox", "cat"] | 2`,
    [
      ['Quito Lima Ica', 'Lima'],
      ['dog fox cat', 'dog'],
      ['dog fox cat', 'cat'],
    ],
  ],
  [
    'wrong answers in one cell',
    undefined,
    `
      Question | Correct | Distractors
      Capital of Peru? | Lima | Quito; Ica; Cusco
      Who barks? | dog | cat; fox; cow`,
    [
      ['Cusco Lima Quito Ica', 'Lima'],
      ['cat fox cow dog', 'dog'],
    ],
  ],
  [
    'yes or no behind each option, all headings alike',
    undefined,
    `
      Question | Option | Right? | Option | Right? | Option | Right?
      Who barks? | dog | yes | fox | no | cat | no
      Which are even? | 2 | yes | 3 | no | 4 | yes`,
    [
      ['dog fox cat', 'dog'],
      ['2 3 4', '2 4'],
    ],
  ],
  [
    'a mask of words, German',
    undefined,
    `
      Frage | A | B | C | Richtig
      Wer bellt? | Hund | Fuchs | Katze | ja;nein;nein
      Was ist gerade? | 2 | 3 | 4 | ja;nein;ja`,
    [
      ['Hund Fuchs Katze', 'Hund'],
      ['2 3 4', '2 4'],
    ],
  ],
])('%s', (_name, press, sheet, questions) => {
  const [table] = tablesOfAnyShape(cellsOf(sheet))
  if (!table) throw new Error('No table')
  const read = parseSheet(table)
  expect(read.problems.map(({ fixes = [] }) => fixes.map(({ kind }) => kind))).toEqual(press ? [[press]] : [])
  const fixed = press ? parseSheet(withFixes(table, read.problems, press)) : read
  expect(fixed.problems).toEqual([])
  expect(
    fixed.questions.map(({ options, correctAnswers }) => [options.join(' '), correctAnswers.join(' ')]),
  ).toEqual(questions)
})

test('scores that are not all or nothing are no key: it is asked for', () => {
  const sheet = `
    Question | Option 1 | Score 1 | Option 2 | Score 2 | Option 3 | Score 3
    Best? | Ash | 100 | Elm | 50 | Oak | 0
    Best two? | dog | 0 | fox | 100 | cat | 30`
  const [table] = tablesOfAnyShape(cellsOf(sheet))
  expect(table && parseSheet(table).problems.map(({ code }) => code)).toEqual(['sheet-lacks-columns'])
})

test.each([
  ['Statement | T/F\nThe earth is flat. | F\nWater is wet. | T'],
  ['Énoncé | Vrai/Faux\nLa Terre est plate. | Faux\nL’eau mouille. | Vrai'],
])('statements that are true or false are asked about in every row, with one button', (sheet) => {
  const [table] = tablesOfAnyShape(cellsOf(sheet))
  if (!table) throw new Error('No table')
  const { warnings } = parseSheet(table)
  expect(warnings.map(({ code }) => code)).toEqual(['row-written-true-false', 'row-written-true-false'])
  const { questions, problems } = parseSheet(withFixes(table, warnings, 'true-false'))
  expect([problems, questions.map(({ type, options }) => [type, options.length])]).toEqual([
    [],
    [
      ['single', 2],
      ['single', 2],
    ],
  ])
})
