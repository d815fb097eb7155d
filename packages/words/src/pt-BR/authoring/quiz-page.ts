import type * as en from '../../en/authoring/quiz-page.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: (page, quiz) => `${page} – ${quiz}`,
  tabs: {
    Results: 'Resultados',
    Students: 'Estudantes',
    Live: 'Ao vivo',
    Questions: 'Questões',
    Share: 'Compartilhar',
    Settings: 'Configurações',
  },
  tabsLabel: 'Quiz',
  acts: 'Ações do quiz',
  print: 'Imprimir prova',
  codeIs: (secret) => ['Código ', secret],
  until: (moment) => `até ${moment}`,
  since: (moment) => `desde ${moment}`,
  states: {
    draft: 'Rascunho',
    open: 'Aberto',
    closed: 'Fechado',
    archived: 'Arquivado',
  },
  copyCode: (quiz) => `Copiar código de ${quiz}`,
  codeCopied: (code) => `Código ${code} copiado.`,
  codeNotCopied: (code) => `Não foi possível copiar o código. Ele é ${code}.`,
  moreForQuestion: (n) => `Mais opções da questão ${number(n)}`,
  changeKey: 'Mudar gabarito',
  acceptAnswers: 'Aceitar respostas',
  settingsUndone: 'Desfeito. As configurações estão como antes.',
  settingsNotUndone: (hint) => `Não foi possível desfazer. ${hint}`,
  compareRules: 'Comparar regras',
  markByHand: 'Corrigir manualmente',
}
