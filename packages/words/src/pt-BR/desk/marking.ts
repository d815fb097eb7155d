import type * as en from '../../en/desk/marking.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  reason: 'Motivo (obrigatório)',
  reasonHint: 'Aparece para estudantes no resultado e no comprovante.',
  noReason: 'Digite um motivo. Ele aparece para estudantes.',
  mayLower: 'Pontuações podem diminuir',
  update: 'Atualizar pontuações',
  updating: 'Atualizando pontuações…',
  questionTab: (n) => `questão ${number(n)}`,
  question: (n, text) => ['Questão ', number(n), ': ', text],
  allQuestions: 'Todas as questões',
  effect: 'Efeito nas pontuações',
  checking: 'Verificando…',
  notLoaded: 'Não foi possível carregar.',
  byHand: (n) =>
    plural(n, {
      one: `${number(n)} resposta foi corrigida manualmente e fica como está.`,
      many: `${number(n)} respostas foram corrigidas manualmente e ficam como estão.`,
      other: `${number(n)} respostas foram corrigidas manualmente e ficam como estão.`,
    }),
  gains: 'Quem ganha',
  loses: 'Quem perde',
  score: 'Pontuação',
  andMore: (n) =>
    plural(n, { one: `E mais ${number(n)}`, many: `E mais ${number(n)}`, other: `E mais ${number(n)}` }),
  noResults: 'Ainda não há envios. Isto valerá para todos que enviarem.',
  noScores: 'Nenhuma pontuação muda.',
  moves: (n, up, down) =>
    plural(n, {
      one: `De ${number(n)} resultado, ${up} e ${down}.`,
      many: `De ${number(n)} resultados, ${up} e ${down}.`,
      other: `De ${number(n)} resultados, ${up} e ${down}.`,
    }),
  goUp: (n) =>
    n === 0
      ? 'nenhum aumenta'
      : plural(n, {
          one: `${number(n)} aumenta`,
          many: `${number(n)} aumentam`,
          other: `${number(n)} aumentam`,
        }),
  goDown: (n) =>
    n === 0
      ? 'nenhum diminui'
      : plural(n, {
          one: `${number(n)} diminui`,
          many: `${number(n)} diminuem`,
          other: `${number(n)} diminuem`,
        }),
  keepShare: (n) =>
    plural(n, {
      one: `${number(n)} pontuação mantém sua proporção de pontos.`,
      many: `${number(n)} pontuações mantêm sua proporção de pontos.`,
      other: `${number(n)} pontuações mantêm sua proporção de pontos.`,
    }),
  noneMoved: 'Nenhuma pontuação aumentou nem diminuiu.',
  moved: (up, down) => `${up}, ${down}.`,
  wentUp: (n) =>
    plural(n, {
      one: `${number(n)} pontuação aumentou`,
      many: `${number(n)} pontuações aumentaram`,
      other: `${number(n)} pontuações aumentaram`,
    }),
  wentDown: (n) =>
    n === 0
      ? 'nenhuma diminuiu'
      : plural(n, {
          one: `${number(n)} diminuiu`,
          many: `${number(n)} diminuíram`,
          other: `${number(n)} diminuíram`,
        }),
  done: (n, scores) => `Questão ${number(n)} atualizada. ${scores}`,
  undone: (scores) => `Mudança desfeita. ${scores}`,
  undo: 'Desfazer',
  notSaved: 'Não foi possível salvar. Nada mudou.',
  notUndone: 'Não foi possível desfazer. Nada mudou.',
  showQuiz: 'Mostrar o quiz como está agora',
  changedMeanwhile: 'Nada foi salvo, porque a tentativa mudou nesse meio-tempo.',
  theyCounted: {
    correct: (name, n) => `${name} contou a questão ${number(n)} como correta.`,
    incorrect: (name, n) => `${name} contou a questão ${number(n)} como incorreta.`,
    points: (name, n, points) =>
      plural(points, {
        one: `${name} deu ${number(points)} ponto à questão ${number(n)}.`,
        many: `${name} deu ${number(points)} pontos à questão ${number(n)}.`,
        other: `${name} deu ${number(points)} pontos à questão ${number(n)}.`,
      }),
  },
  theyTookBack: (name, n) => `${name} desfez a correção manual da questão ${number(n)}.`,
  otherAnswer: (n) => `A resposta da questão ${number(n)} agora é outra.`,
  isNow: {
    partly: (n) => `A questão ${number(n)} agora está parcialmente correta.`,
    correct: (n) => `A questão ${number(n)} agora está correta.`,
    incorrect: (n) => `A questão ${number(n)} agora está incorreta.`,
    skipped: (n) => `A questão ${number(n)} agora está em branco.`,
    waiting: (n) => `A questão ${number(n)} agora aguarda correção.`,
    'left-out': (n) => `A questão ${number(n)} agora está desconsiderada.`,
  },
  counts: {
    correct: (n) => `A questão ${number(n)} conta como correta.`,
    incorrect: (n) => `A questão ${number(n)} conta como incorreta.`,
    points: (n, points) =>
      plural(points, {
        one: `A questão ${number(n)} tem ${number(points)} ponto.`,
        many: `A questão ${number(n)} tem ${number(points)} pontos.`,
        other: `A questão ${number(n)} tem ${number(points)} pontos.`,
      }),
  },
  markUndone: {
    partly: (n) => `Correção manual da questão ${number(n)} desfeita: parcialmente correta.`,
    correct: (n) => `Correção manual da questão ${number(n)} desfeita: correta.`,
    incorrect: (n) => `Correção manual da questão ${number(n)} desfeita: incorreta.`,
    skipped: (n) => `Correção manual da questão ${number(n)} desfeita: em branco.`,
    waiting: (n) => `A correção manual da questão ${number(n)} foi desfeita: ela aguarda correção.`,
    'left-out': (n) => `Correção manual da questão ${number(n)} desfeita: desconsiderada.`,
  },
  scoreNow: (points, total) => `Pontuação: ${points} de ${number(total)}.`,
  openPoints: (points) => `${number(points)} + ?`,
}
