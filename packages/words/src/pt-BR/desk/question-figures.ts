import type * as en from '../../en/desk/question-figures.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Questões',
  question: 'Questão',
  difficulty: 'Dificuldade',
  discrimination: 'Discriminação',
  answers: 'Respostas',
  whyUncounted: {
    full: 'Pontuação máxima para todos. Ela não conta nestas estatísticas.',
    'left-out': 'Desconsiderada. Ela não conta nestas estatísticas.',
    'not-asked': 'Ainda não apresentada. Ela foi adicionada depois do início destas tentativas.',
  },
  levels: { easy: 'Fácil', medium: 'Média', hard: 'Difícil' },
  discriminations: { good: 'Boa', fair: 'Razoável', weak: 'Fraca', negative: 'Negativa' },
  whyNoDiscrimination: {
    'all-right': 'Todas corretas',
    'all-wrong': 'Nenhuma correta',
    'same-rest': 'Mesmos pontos no restante',
    'too-few': 'Poucas respostas',
  },
  whoMissed: 'Quem errou',
  byGroup: 'Respostas por faixa de pontuação',
  checkPair: (prompt, partner) =>
    `Confira o gabarito. Para “${prompt}”, quem teve as maiores pontuações escolheu “${partner}”.`,
  checkKey: (key, chosen) =>
    `Confira o gabarito. Ele indica ${key}, mas quem teve as maiores pontuações escolheu ${chosen}.`,
  changeKey: 'Mudar gabarito',
  shareBetween: (low, high) => `Entre ${low} e ${high} em turmas como esta`,
  between: (low, high) => `Entre ${low} e ${high}`,
  right: (n, asked) => `${number(n)} de ${number(asked)}`,
  notAsked: (n) =>
    plural(n, {
      one: `não apresentada a ${number(n)}`,
      many: `não apresentada a ${number(n)}`,
      other: `não apresentada a ${number(n)}`,
    }),
  missed: (n, place, spoken) => ['Erros: ', number(n), spoken(` na questão ${number(place)}`)],
  correctAnswer: (answer) => `${answer}, correta`,
  acceptLike: (answer, n) => `${answer}: aceitar respostas da questão ${number(n)}`,
  accept: 'Aceitar respostas',
  groupsTitle: (n) => `Questão ${number(n)}: respostas por faixa de pontuação`,
  groupsHint: 'A turma em terços, pelos pontos nas outras questões.',
  close: 'Fechar',
  answer: 'Resposta',
  markedCorrect: (text) => `${text} (correta)`,
  thirds: { best: 'Superior', middle: 'Médio', worst: 'Inferior' },
}
