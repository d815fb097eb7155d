import type * as en from '../../en/problems/requests.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  requests: {
    'choose-one-of': ({ values }) => `Escolha um destes valores: ${values}`,
    'object-wanted': 'Envie um objeto JSON.',
    'id-wanted': 'Um ID é um texto de 1 a 64 caracteres',
    'secret-code-wanted': 'Um código secreto tem 8 letras e algarismos',
    'language-wanted': 'Um idioma é uma etiqueta como en, de ou pt-BR',
    'attempt-number-wanted': 'As tentativas são numeradas a partir de 1',
    'moment-wanted': 'Um momento é escrito como 2026-03-14T10:42:00Z',
    'revision-wanted': 'Uma revisão é um número',
    'version-wanted': 'Uma versão é um número',
    'age-wanted': 'Uma idade é um número de milissegundos',
    'order-wanted': 'Uma ordem é um número',
    'true-or-false': 'O valor é true ou false',
    'left-wanted': 'left é true ou é omitido',
    'instead-wanted': 'instead é true ou é omitido',
    'shuffling-wanted': 'A ordem aleatória está ativada (true) ou é omitida',
    'lenient-wanted': 'A correção flexível está ativada (true) ou é omitida',
    'everyone-stops-wanted': 'O fim para todos (“everyoneStops”) é true ou false',
    'everywhere-wanted': 'everywhere é true ou false',
    'over-edits-wanted': 'Se as edições são ignoradas é true ou false',
    'may-lower-wanted': 'Se as notas podem baixar é true ou false',
    'resumed-wanted': 'resumed é true ou false',
    'at-zero-wanted': 'atZero é true ou false',
    'accept-wanted': 'accept é true ou false',
    'reopen-wanted': 'reopen é true ou false',
    'question-wanted': 'Uma questão tem um texto, um tipo, alternativas e respostas corretas',
    'questions-are-a-list': 'As questões são uma lista',
    'rows-are-a-list': 'As questões são uma lista de linhas',
    'row-wanted': ({ characters, columns }) =>
      `Uma linha tem um texto de no máximo ${number(characters)} caracteres por título, e no máximo ${columns} títulos`,
    'too-many-rows': ({ most }) => `É possível enviar no máximo ${number(most)} linhas`,
    'texts-to-draw-wanted': 'Os textos a exibir são uma lista de textos de no máximo 10.000 caracteres',
    'text-in-list-wanted': ({ field }) =>
      ({
        options: 'Uma alternativa é um texto',
        correctAnswers: 'Uma resposta correta é um texto',
        distractors: 'Um distrator é um texto',
      })[field],
    'list-of-texts-wanted': ({ field }) =>
      ({
        options: 'As alternativas são uma lista de textos',
        correctAnswers: 'As respostas corretas são uma lista de textos',
        distractors: 'Os distratores são uma lista de textos',
      })[field],
    'places-wanted': 'As alternativas que mantêm a posição são uma lista de posições, a partir de 0',
    'draft-wanted': 'Um rascunho tem questões com um texto, um tipo, alternativas e o que está marcado',
    'marking-wanted': 'O que também conta é uma lista de conjuntos de respostas, ou uma regra para todos',
    'answer-wanted': 'Uma resposta é um texto',
    'given-answer-wanted': ({ characters, most, each }) =>
      `Uma resposta é um texto de no máximo ${number(characters)} caracteres, null ou uma lista de no máximo ${most} textos de ${number(each)}`,
    'rubric-items-wanted': 'Os critérios de uma rubrica são uma lista dos seus identificadores',
    'answer-hash-wanted': 'Diga qual resposta foi corrigida',
    'comment-wanted': 'Um comentário é um texto',
    'explanation-wanted': 'Uma explicação é um texto',
    'verdict-wanted': 'Uma resposta conta como correta, como incorreta ou com um número de pontos',
    'answers-wanted': 'As respostas são uma lista de no máximo 500 por vez',
    'answer-for-question-wanted': 'Uma resposta indica a que questão ela se refere',
    'device-wanted': 'Um dispositivo é uma etiqueta de até 16 letras e algarismos',
    'offline-wanted': 'Um tempo sem conexão tem dois números de milissegundos, from e to',
    'reach-wanted':
      'O tempo é dado a um estudante, a todos que estão fazendo o quiz ou a quem perdeu a conexão',
    'call-id-wanted': 'Indique por qual ID uma chamada repetida é reconhecida',
    'failed-question-wanted': 'Uma questão errada é indicada pelo seu número',
    'grid-order-wanted':
      'A grade é ordenada por nome, por pontuação ou pelo número de uma questão, crescente ou decrescente',
    'student-order-wanted':
      'Os estudantes são ordenados por name, state, score, took ou extra, crescente ou decrescente',
    'quiz-order-wanted':
      'Os quizzes são ordenados por title, questions, code, attempts, average ou created, crescente ou decrescente',
    'result-order-wanted':
      'Os resultados são ordenados por name, score ou submitted, crescente ou decrescente',
    'search-wanted': 'Uma busca é um texto',
    'file-csv-or-xlsx': 'Um arquivo é csv ou xlsx',
    'file-xlsx-or-json': 'Um arquivo é xlsx ou json',
    'separator-comma-or-semicolon': 'As células são separadas por comma ou semicolon',
    'questions-none-or-points': 'questions é none ou points',
    'reset-link-wanted': 'Um link para redefinir a senha termina em um texto de até 100 caracteres',
    'invitation-wanted': 'Um convite termina em um texto de até 100 caracteres',
    'contact-name-wanted': 'Um nome é um texto de no máximo 200 caracteres',
    'contact-field-wanted': 'Este campo é um texto de no máximo 200 caracteres',
    'contact-email-wanted': 'Um endereço de e-mail é um texto de no máximo 254 caracteres',
  },
}
