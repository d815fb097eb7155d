import type * as en from '../../en/account/profile.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Perfil',
  roles: { admin: 'Perfil de docente', student: 'Perfil de estudante' },
  quizzes: 'Quizzes',
  attempts: 'Tentativas',
  results: 'Resultados',
  failed: 'Não foi possível carregar seus resultados. Eles estão seguros.',
  quiz: 'Quiz',
  score: 'Pontuação',
  date: 'Data',
  opensShortly: 'Abre em breve',
  attempt: (n) => `tentativa ${number(n)}`,
  none: 'Nenhum resultado de quiz encontrado.',
  noneHint: 'Quando você terminar um quiz, sua pontuação aparece aqui.',
  practiseMistakes: 'Praticar meus erros',
}
