import type * as en from '../../en/problems/forms.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  forms: {
    'enter-name': 'Digite seu nome',
    'name-too-long': ({ most }) => `Use no máximo ${most} caracteres no nome`,
    'name-in-one-line': 'Escreva o nome em uma linha, sem caracteres ocultos',
    'name-of-nobody': 'Este nome representa pessoas que saíram. Digite o seu',
    'choose-role': 'Escolha Estudante ou Docente',
    'choose-language': 'Escolha um dos idiomas',
    'password-too-short': ({ least }) => `Use pelo menos ${least} caracteres na senha`,
    'password-too-long': ({ most }) => `Use no máximo ${most} caracteres na senha`,
    'enter-current-password': 'Digite sua senha atual',
    'enter-new-password': 'Digite uma nova senha',
    'enter-own-password': 'Digite sua senha',
    'code-length': 'Um código tem 8 caracteres',
    'enter-title': 'Digite um título para o quiz',
    'please-enter-title': 'Digite um título para o quiz.',
    'title-too-long': ({ most }) => `Use no máximo ${most} caracteres no título`,
    'title-in-one-line': 'Escreva o título em uma linha, sem caracteres ocultos',
    'time-limit-too-short': 'O tempo limite deve ser de pelo menos 1 minuto',
    'please-set-time-limit': 'Defina um tempo limite para o quiz.',
    'time-limit-not-whole': 'O tempo limite deve ser um número inteiro de minutos',
    'time-limit-too-long': ({ most }) =>
      `O tempo limite pode ser de no máximo ${number(most)} minutos (24 horas)`,
    'too-few-questions-wanted': 'O número de questões deve ser pelo menos 1',
    'questions-wanted-not-whole': 'O número de questões deve ser um número inteiro',
    'questions-at-most': ({ most }) => `Um quiz pode ter no máximo ${most} questões`,
    'listed-texts-at-most': ({ field, most, items }) =>
      ({
        options: `Uma questão pode ter no máximo ${most} alternativas, ou ${items} itens`,
        correctAnswers: `Uma questão pode ter no máximo ${most} respostas corretas`,
        distractors: `Uma questão pode ter no máximo ${most} distratores`,
      })[field],
    'enter-question-text': 'Escreva o texto da questão',
    'question-text-too-long': ({ most }) =>
      `O texto de uma questão pode ter no máximo ${number(most)} caracteres`,
    'listed-text-too-long': ({ field, most }) =>
      ({
        options: `Uma alternativa tem mais de ${number(most)} caracteres`,
        correctAnswers: `Uma resposta correta tem mais de ${number(most)} caracteres`,
        distractors: `Um distrator tem mais de ${number(most)} caracteres`,
      })[field],
    'attempts-allowed': ({ most }) => `Permita de 1 a ${most} tentativas, ou “ilimitadas”`,
    'more-minutes': ({ most }) => `Dê de 1 a ${number(most)} minutos a mais`,
    'more-percent': ({ most }) => `Dê de 1 a ${most} por cento de tempo a mais`,
    'whole-minutes': ({ most }) => `Dê de 1 a ${number(most)} minutos inteiros`,
    'percent-of-time': ({ most }) => `Dê de 1 a ${most} por cento do tempo`,
    'minutes-or-percent': 'Informe minutos ou uma porcentagem, não os dois',
    'which-student': 'Diga qual estudante recebe o tempo',
    'cut-off-from-until': 'Diga de quando até quando houve a queda de conexão',
    'enter-reason': 'Digite um motivo',
    'reason-too-long': ({ most }) => `Use no máximo ${most} caracteres no motivo`,
    'comment-too-long': ({ most }) => `O comentário pode ter no máximo ${most} caracteres`,
    'explanation-too-long': ({ most }) => `A explicação pode ter no máximo ${number(most)} caracteres`,
    'note-too-long': ({ most }) => `Um motivo tem no máximo ${most} caracteres`,
    'too-many-accepted-at-once': ({ most, characters }) =>
      `No máximo ${number(most)} respostas, com ${number(characters)} caracteres ao todo, podem ser aceitas ou recusadas de uma vez`,
    'not-a-receipt': 'Isto não é um comprovante do Quizly.',
    'search-too-long': ({ most }) => `Pesquise com no máximo ${most} caracteres`,
    'enter-message': 'Escreva sua mensagem',
    'message-too-long': ({ most }) => `Use no máximo ${number(most)} caracteres na mensagem`,
    'draft-text-too-long': 'Um texto deste rascunho é longo demais para ser guardado',
  },
}
