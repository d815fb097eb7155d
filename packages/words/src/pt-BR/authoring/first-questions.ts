import type * as en from '../../en/authoring/first-questions.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  save: 'Salvar e continuar',
  progress: (written, planned) => `${number(written)} de ${number(planned)}`,
  keptAndProgress: (place, written, planned) => `${place} · ${number(written)} de ${number(planned)}`,
  askFewer: (n) =>
    plural(n, {
      one: `Salvar ${number(n)} questão?`,
      many: `Salvar ${number(n)} questões?`,
      other: `Salvar ${number(n)} questões?`,
    }),
  goOnWriting: 'Continuar escrevendo',
  saveFewer: (n) =>
    plural(n, {
      one: `Salvar ${number(n)} questão`,
      many: `Salvar ${number(n)} questões`,
      other: `Salvar ${number(n)} questões`,
    }),
  planned: (n) =>
    `Você planejou ${number(n)}. Pode escrever as outras agora ou adicioná-las depois, ao editar o quiz.`,
  loading: 'Carregando o quiz',
  saved: 'As questões deste quiz já estão salvas',
  savedHint: 'Revise-as e edite o quiz para mudá-las.',
}
