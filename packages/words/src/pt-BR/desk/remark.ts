import type * as en from '../../en/desk/remark.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Carregando a questão',
  gone: 'Esta questão não faz mais parte do quiz',
  back: 'Voltar aos resultados',
  title: (n) => `Gabarito da questão ${number(n)}`,
  accept: (link) => [link('Aceitar respostas'), ' que foram escritas de outra forma.'],
  askOwner:
    'Para mudar a pontuação desta questão, peça permissão de correção a quem é responsável pelo quiz.',
  rulesForAll: {
    full: 'Toda a turma tem a pontuação máxima nesta questão.',
    'left-out': 'Esta questão não é pontuada.',
  },
  modesTitle: 'Como pontuar',
  modes: {
    'either-key': 'Aceitar a resposta antiga e a nova',
    'new-key': 'Usar só a resposta nova',
    'full-marks': 'Pontuação máxima para todos',
    'left-out': 'Desconsiderar a questão',
  },
  modeHints: {
    'either-key': 'As duas contam como corretas, inclusive para quem começar depois.',
    'new-key': 'Quem já começou mantém os pontos ganhos.',
    'full-marks': 'Todos ganham o ponto, seja qual for a resposta.',
    'left-out': 'Não pontuada. Pontos já dados são mantidos.',
  },
  lowerHints: {
    'new-key': 'Quem só acertou pela resposta antiga perde o ponto.',
    'left-out': 'Não pontuada para ninguém, correta ou não.',
  },
  weightedHints: {
    'full-marks': 'Cada estudante recebe todos os pontos da questão, qualquer que seja a resposta.',
    'new-key': 'Quem só ganhou pontos pela resposta antiga os perde.',
  },
}
