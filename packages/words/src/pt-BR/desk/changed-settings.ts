import type * as en from '../../en/desk/changed-settings.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  titleMissing: 'Ainda falta o título.',
  title: (quiz) => `O título passa a ser “${quiz}”.`,
  timeMissing: 'Ainda falta o tempo limite.',
  timeLimit: (n) =>
    plural(n, {
      one: `Quem começar a partir de agora tem ${number(n)} minuto.`,
      many: `Quem começar a partir de agora tem ${number(n)} minutos.`,
      other: `Quem começar a partir de agora tem ${number(n)} minutos.`,
    }),
  untouched: (n) =>
    plural(n, {
      one: `Nada muda para ${number(n)} estudante que está fazendo o quiz.`,
      many: `Nada muda para ${number(n)} estudantes que estão fazendo o quiz.`,
      other: `Nada muda para ${number(n)} estudantes que estão fazendo o quiz.`,
    }),
  language: (name) => `Os leitores de tela vão ler as questões neste idioma: ${name}.`,
  noSuchOpening: 'O horário de abertura não existe.',
  noSuchClosing: 'O horário de fechamento não existe.',
  clocksGoForward: (date, from, to, time) =>
    `Em ${date}, os relógios são adiantados de ${from} para ${to}, então não existe ${time}. Escolha outro horário.`,
  opensNow: 'Já é possível começar.',
  opensAt: (moment) => `É possível começar a partir de: ${moment}.`,
  neverCloses: 'O quiz fica aberto até você o fechar.',
  closesAt: (moment) => `Ninguém pode começar depois de: ${moment}.`,
  everyoneStops: 'Para quem começar a partir de agora, o quiz termina no fechamento.',
  noOneStops: 'Quem começar a partir de agora mantém o tempo completo, mesmo depois do fechamento.',
  open: 'O quiz está aberto: já é possível começar.',
  closed: 'Ninguém mais pode começar.',
  joiningOn: 'Estudantes podem entrar com o código.',
  joiningOff: 'Ninguém mais pode entrar. Quem já entrou ainda pode começar.',
  questionOrder: {
    shuffled: 'Quem começar a partir de agora recebe as questões em uma ordem própria.',
    yours: 'Quem começar a partir de agora recebe as questões na sua ordem.',
  },
  optionOrder: {
    shuffled: 'Quem começar a partir de agora recebe as alternativas em uma ordem própria.',
    yours: 'Quem começar a partir de agora recebe as alternativas na sua ordem.',
  },
  pages: {
    all: 'Quem começar a partir de agora vê todas as questões em uma página.',
    'one-by-one': 'Quem começar a partir de agora vê uma questão por página e pode voltar.',
    'forward-only': 'Quem começar a partir de agora vê uma questão por página e não pode voltar.',
  },
  unlimited: 'O quiz pode ser feito quantas vezes cada estudante quiser.',
  attempts: (n) =>
    plural(n, {
      one: 'O quiz pode ser feito uma vez.',
      many: `O quiz pode ser feito ${number(n)} vezes.`,
      other: `O quiz pode ser feito ${number(n)} vezes.`,
    }),
  answersHidden:
    'As respostas corretas já vistas ficam ocultas de novo até a última tentativa ou até o quiz fechar.',
  attemptCounts: {
    best: 'Vale a melhor tentativa de cada estudante.',
    last: 'Vale a última tentativa de cada estudante.',
    first: 'Vale a primeira tentativa de cada estudante.',
  },
  releases: {
    'at-once': 'Estudantes verão a pontuação e as respostas corretas assim que enviarem.',
    'score-only': 'Estudantes verão só a pontuação assim que enviarem.',
    'when-closed':
      'Estudantes verão a pontuação e as respostas corretas quando o quiz estiver fechado e todos tiverem terminado.',
    'by-hand': 'Estudantes verão a pontuação e as respostas corretas quando você as liberar.',
  },
  seeAll: (n) =>
    plural(n, {
      one: `${number(n)} estudante que já enviou verá a pontuação e as respostas corretas.`,
      many: `${number(n)} estudantes que já enviaram verão a pontuação e as respostas corretas.`,
      other: `${number(n)} estudantes que já enviaram verão a pontuação e as respostas corretas.`,
    }),
  seeScore: (n) =>
    plural(n, {
      one: `${number(n)} estudante que já enviou verá só a pontuação.`,
      many: `${number(n)} estudantes que já enviaram verão só a pontuação.`,
      other: `${number(n)} estudantes que já enviaram verão só a pontuação.`,
    }),
  seeAllNoMore: (n) =>
    plural(n, {
      one: `${number(n)} estudante que já enviou deixará de ver a pontuação e as respostas corretas.`,
      many: `${number(n)} estudantes que já enviaram deixarão de ver a pontuação e as respostas corretas.`,
      other: `${number(n)} estudantes que já enviaram deixarão de ver a pontuação e as respostas corretas.`,
    }),
  seeScoreNoMore: (n) =>
    plural(n, {
      one: `${number(n)} estudante que já enviou deixará de ver a pontuação.`,
      many: `${number(n)} estudantes que já enviaram deixarão de ver a pontuação.`,
      other: `${number(n)} estudantes que já enviaram deixarão de ver a pontuação.`,
    }),
  stillWorking: (n) =>
    plural(n, {
      one: `${number(n)} estudante ainda está fazendo o quiz.`,
      many: `${number(n)} estudantes ainda estão fazendo o quiz.`,
      other: `${number(n)} estudantes ainda estão fazendo o quiz.`,
    }),
  couldShare: 'Estudantes podem compartilhar as respostas.',
  othersSee: 'Outras pessoas já podem ver as respostas.',
  submittedAfter: (n) =>
    plural(n, {
      one: `${number(n)} estudante enviou quando outras pessoas já podiam ver as respostas.`,
      many: `${number(n)} estudantes enviaram quando outras pessoas já podiam ver as respostas.`,
      other: `${number(n)} estudantes enviaram quando outras pessoas já podiam ver as respostas.`,
    }),
  savedNothing: 'Configurações salvas.',
  savedOne: (change) => `Salvo. ${change}`,
  savedMany: (n) =>
    plural(n, {
      one: `Salvo: ${number(n)} configuração mudou.`,
      many: `Salvo: ${number(n)} configurações mudaram.`,
      other: `Salvo: ${number(n)} configurações mudaram.`,
    }),
  practiceOn: 'Estudantes podem praticar: quem tiver o código pode ver as respostas corretas.',
  practiceOff: 'Não é mais possível praticar.',
}
