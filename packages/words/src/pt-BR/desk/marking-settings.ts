import type * as en from '../../en/desk/marking-settings.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  open: 'Como esta questão é corrigida',
  titleOf: (n) => `Como a questão ${number(n)} é corrigida`,
  byHand: 'Corrigir à mão as respostas a esta questão',
  byHandHint: 'Até você publicar outras notas, valem as do gabarito.',
  names: 'Mostrar os nomes',
  namesHint: 'Quem corrige vê de quem é cada resposta, e as respostas vêm na ordem dos nomes.',
  second: 'Duas pessoas corrigem cada resposta',
  secondHint: 'Nenhuma vê a nota da outra. Vale a média das duas; meio centésimo é arredondado para cima.',
  threshold: 'Terceira revisão se diferirem em mais de',
  thresholdHint: 'Em pontos. Uma terceira pessoa vê as duas notas sem nomes e decide.',
  drift: 'Verificar se a correção se mantém igual',
  driftHint:
    'A cada 20 respostas, uma é das que a pessoa já corrigiu. Só ela vê quanto suas notas coincidem.',
  save: 'Salvar',
  saving: 'Salvando…',
  saved: 'Salvo. Vale a partir da próxima resposta.',
  notSaved: 'Não foi possível salvar. Tente de novo.',
  others: 'Outras questões',
  markedByKey: 'Esta questão é corrigida pelo gabarito',
}
