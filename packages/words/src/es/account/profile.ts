import type * as en from '../../en/account/profile.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Perfil',
  roles: { admin: 'Perfil de docente', student: 'Perfil de estudiante' },
  quizzes: 'Cuestionarios',
  attempts: 'Intentos',
  results: 'Resultados',
  failed: 'No se pudieron cargar tus resultados. Están a salvo.',
  quiz: 'Cuestionario',
  score: 'Puntuación',
  date: 'Fecha',
  opensShortly: 'Se abre pronto',
  attempt: (n) => `intento ${number(n)}`,
  none: 'No hay resultados de cuestionarios.',
  noneHint: 'Cuando termines un cuestionario, tu puntuación aparecerá aquí.',
  practiseMistakes: 'Practicar mis errores',
}
