import type * as en from '../../en/desk/marking-settings.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  open: 'Modo de correção',
  titleOf: (n) => `Como a questão ${number(n)} é corrigida`,
  byHand: 'Corrigir manualmente as respostas a esta questão',
  byHandHint: 'Até você liberar outras notas, valem as do gabarito.',
  names: 'Mostrar os nomes',
  namesHint: 'Quem corrige vê de quem é cada resposta, e as respostas aparecem em ordem de nome.',
  second: 'Duas pessoas corrigem cada resposta',
  secondHint: 'Nenhuma vê a nota da outra. Se diferirem, uma terceira correção decide.',
  drift: 'Verificar se a correção se mantém uniforme',
  driftHint:
    'Uma em cada 20 respostas já foi corrigida antes pela mesma pessoa. Só ela vê o quanto suas notas coincidem.',
  save: 'Salvar',
  saving: 'Salvando…',
  saved: 'Salvo. Vale a partir da próxima resposta.',
  notSaved: 'Não foi possível salvar. Tente novamente.',
  others: 'Outras questões',
  markedByKey: 'Esta questão é corrigida pelo gabarito',
}
