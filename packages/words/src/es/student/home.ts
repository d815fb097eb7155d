import type * as en from '../../en/student/home.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Inicio',
  headlineStart: 'Pon a prueba lo que sabes,',
  headlineEnd: 'sigue tu progreso',
  promise: 'Evaluación sencilla para estudiantes y docentes',
  startQuiz: 'Empezar cuestionario',
  startHint: 'Escribe tu código único y comienza la prueba.',
  createQuiz: 'Crear cuestionario',
  createHint: 'Sube preguntas y genera un código para el cuestionario.',
  loginToStart: 'Inicia sesión para empezar un cuestionario.',
  loginToCreate: 'Inicia sesión para crear un cuestionario.',
  onlyStudents: 'Solo estudiantes pueden acceder al cuestionario.',
  onlyAdmins: 'Solo docentes pueden crear cuestionarios.',
  drawing: 'Una hoja de respuestas corregida: doce preguntas, ocho correctas, dos incorrectas, dos omitidas',
  drawnCode: 'Código del cuestionario',
  score: 'Puntuación',
  latestResults: 'Tus últimos resultados',
  allResults: 'Todos los resultados',
  submitted: 'Entregado',
}
