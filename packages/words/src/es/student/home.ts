import type * as en from '../../en/student/home.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Inicio',
  headlineStart: 'Pon a prueba lo que sabes,',
  headlineEnd: 'sigue tu progreso',
  promise: 'Evaluación sencilla para estudiantes y docentes',
  startQuiz: 'Empezar cuestionario',
  startHint: 'Escribe el código del cuestionario y empieza.',
  createQuiz: 'Crear cuestionario',
  createHint: 'Sube preguntas y genera un código para el cuestionario.',
  loginToStart: 'Inicia sesión para empezar un cuestionario.',
  loginToCreate: 'Inicia sesión para crear un cuestionario.',
  onlyStudents: 'El acceso al cuestionario es solo para estudiantes.',
  onlyAdmins: 'La creación de cuestionarios es solo para docentes.',
  drawing: 'Una hoja de respuestas corregida: doce preguntas, ocho correctas, dos incorrectas, dos omitidas',
  drawnCode: 'Código del cuestionario',
  score: 'Puntuación',
  latestResults: 'Tus últimos resultados',
  allResults: 'Todos los resultados',
  submitted: 'Entregado',
}
