import type * as en from '../../en/desk/second-marks.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  begun: (n) =>
    plural(n, {
      one: `${number(n)} precisa de uma segunda nota`,
      many: `${number(n)} precisam de uma segunda nota`,
      other: `${number(n)} precisam de uma segunda nota`,
    }),
  apart: (n) =>
    plural(n, {
      one: `${number(n)} tem duas notas diferentes: uma terceira correção decide`,
      many: `${number(n)} têm duas notas diferentes: uma terceira correção decide`,
      other: `${number(n)} têm duas notas diferentes: uma terceira correção decide`,
    }),
  bothMark: 'Duas pessoas corrigem cada resposta. Você não vê a outra nota.',
  thirdLook: 'Terceira correção: estas duas notas diferem. A sua decide.',
  markOf: (n, points) =>
    plural(points, {
      one: `Nota ${number(n)}: ${number(points)} ponto`,
      many: `Nota ${number(n)}: ${number(points)} pontos`,
      other: `Nota ${number(n)}: ${number(points)} pontos`,
    }),
  markedMeanwhile: 'Outra pessoa já corrigiu esta resposta, então sua nota não é necessária.',
  nextAnswer: 'Próxima resposta',
  repeats: 'Uma em cada 20 respostas já foi corrigida antes por você.',
  agreement: 'Comparação das suas notas',
  agreementHint: 'Só você vê isto.',
  withSelf: (n, same, difference) =>
    plural(n, {
      one: `Com suas próprias notas: ${number(same)} de ${number(n)} resposta recebeu os mesmos pontos; diferença média: ${difference}.`,
      many: `Com suas próprias notas: ${number(same)} de ${number(n)} respostas receberam os mesmos pontos; diferença média: ${difference}.`,
      other: `Com suas próprias notas: ${number(same)} de ${number(n)} respostas receberam os mesmos pontos; diferença média: ${difference}.`,
    }),
  withOthers: (n, same, difference) =>
    plural(n, {
      one: `Com as notas de outras pessoas: ${number(same)} de ${number(n)} resposta recebeu os mesmos pontos; diferença média: ${difference}.`,
      many: `Com as notas de outras pessoas: ${number(same)} de ${number(n)} respostas receberam os mesmos pontos; diferença média: ${difference}.`,
      other: `Com as notas de outras pessoas: ${number(same)} de ${number(n)} respostas receberam os mesmos pontos; diferença média: ${difference}.`,
    }),
  pointsApart: (points) =>
    plural(points, {
      one: `${number(points)} ponto`,
      many: `${number(points)} pontos`,
      other: `${number(points)} pontos`,
    }),
  alike: (n) =>
    plural(n, {
      one: `Mais ${number(n)} resposta diz o mesmo.`,
      many: `Mais ${number(n)} respostas dizem o mesmo.`,
      other: `Mais ${number(n)} respostas dizem o mesmo.`,
    }),
  saveAll: (n, all) =>
    plural(n, {
      one: `Salvar para as duas respostas`,
      many: `Salvar para as ${number(all)} respostas`,
      other: `Salvar para as ${number(all)} respostas`,
    }),
  savedTogether: (n) =>
    plural(n, {
      one: `${number(n)} resposta corrigida.`,
      many: `${number(n)} respostas corrigidas.`,
      other: `${number(n)} respostas corrigidas.`,
    }),
  key: 'Gabarito',
  changed: (n, up, down) =>
    plural(n, {
      one: `Pela rubrica atual, ${number(n)} nota liberada muda: ${number(up)} sobe, ${number(down)} desce.`,
      many: `Pela rubrica atual, ${number(n)} notas liberadas mudam: ${number(up)} sobem, ${number(down)} descem.`,
      other: `Pela rubrica atual, ${number(n)} notas liberadas mudam: ${number(up)} sobem, ${number(down)} descem.`,
    }),
  changedMarks: 'Notas que mudam',
  takeMark: (n) => `Usar a nota ${number(n)}`,
  takeAverage: (points) => `Usar a média: ${points}`,
}
