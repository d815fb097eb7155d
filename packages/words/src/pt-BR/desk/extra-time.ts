import type * as en from '../../en/desk/extra-time.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  noneReached: {
    running: 'Ninguém recebeu tempo extra: não há estudantes fazendo o quiz agora.',
    'cut-off': 'Ninguém recebeu tempo extra: as tentativas já foram enviadas.',
  },
  failed: 'Não foi possível dar o tempo: o servidor não respondeu.',
  canContinue: (name, amount) => `${name} pode continuar com ${amount}.`,
  has: (name, amount) => `${name} tem ${amount}.`,
  noWayBack: 'O tempo extra não pode ser retirado.',
  underAMinute: 'menos de um minuto',
  usable: (minutes) => `Tempo que pode ser usado: ${minutes}.`,
  usableBySome: (n, minutes) =>
    plural(n, {
      one: `${number(n)} estudante só pode usar uma parte: ${minutes}.`,
      many: `${number(n)} estudantes só podem usar uma parte, pelo menos ${minutes}.`,
      other: `${number(n)} estudantes só podem usar uma parte, pelo menos ${minutes}.`,
    }),
  closesThen: 'Depois, o quiz é encerrado para todos.',
  moreMinutes: (n) =>
    plural(n, {
      one: `mais ${number(n)} minuto`,
      many: `mais ${number(n)} minutos`,
      other: `mais ${number(n)} minutos`,
    }),
  morePercent: (n) => `mais ${number(n)}% de tempo`,
  wrongMinutes: 'Digite minutos inteiros, de 1 a 1.440.',
  minutes: 'Minutos (obrigatório)',
  reason: 'Motivo (opcional)',
  reasonHint: 'Guardado com o tempo extra. Estudantes não o veem.',
  give: 'Dar tempo extra',
  usual: {
    five: '+ 5 minutos',
    ten: '+ 10 minutos',
    quarter: '+ 25% do tempo',
  },
  other: 'Outro…',
  reopenUsual: {
    five: 'Reabrir tentativa, + 5 minutos',
    ten: 'Reabrir tentativa, + 10 minutos',
    quarter: 'Reabrir tentativa, + 25% do tempo',
  },
  reopenOther: 'Reabrir tentativa, outro…',
}
