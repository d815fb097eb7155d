import type * as en from '../../en/authoring/changing-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  editTitle: (quiz) => `Editar – ${quiz}`,
  edit: (quiz) => ['Editar “', quiz, '”'],
  toQuestions: 'Preguntas',
  toReview: 'Revisar cuestionario',
  saveLabel: 'Guardar cambios',
  unsaved: (place) => `Cambios sin guardar · ${place}`,
  nothingUnsaved: 'Todo guardado',
  saveAndChange: (n) =>
    plural(n, {
      one: `¿Guardar y cambiar ${number(n)} puntuación?`,
      many: `¿Guardar y cambiar ${number(n)} puntuaciones?`,
      other: `¿Guardar y cambiar ${number(n)} puntuaciones?`,
    }),
  saveWhileWorking: (n) =>
    plural(n, {
      one: `¿Guardar mientras trabaja ${number(n)} estudiante?`,
      many: `¿Guardar mientras trabajan ${number(n)} estudiantes?`,
      other: `¿Guardar mientras trabajan ${number(n)} estudiantes?`,
    }),
  saveRubric: '¿Guardar la rúbrica modificada?',
  saveForNewStarters: '¿Guardar para quienes empiecen a partir de ahora?',
  backToEditing: 'Volver a editar',
  saveAndChangeScores: 'Guardar y cambiar puntuaciones',
  saveChanges: 'Guardar cambios',
  leaveTitle: '¿Salir sin guardar?',
  leaveText:
    'Tus cambios en este cuestionario aún no están guardados. Puedes conservarlos como borrador, también en tus otros dispositivos.',
  goOnEditing: 'Seguir editando',
  keepDraft: 'Conservar el borrador',
  leaveUnsaved: 'Salir sin guardar',
  restored: {
    here: 'Aquí están tus cambios sin guardar de la última vez.',
    elsewhere: 'Aquí están tus cambios sin guardar de otro dispositivo.',
  },
  discard: 'Descartarlos',
  working: (n) =>
    plural(n, {
      one: `${number(n)} estudiante está trabajando. Conserva las preguntas con las que empezó y se corrige con la clave que guardes ahora.`,
      many: `${number(n)} estudiantes están trabajando. Conservan las preguntas con las que empezaron y se corrigen con la clave que guardes ahora.`,
      other: `${number(n)} estudiantes están trabajando. Conservan las preguntas con las que empezaron y se corrigen con la clave que guardes ahora.`,
    }),
  added: (n, begun) =>
    plural(n, {
      one: `Quienes empiecen a partir de ahora reciben la pregunta nueva. No cuenta para ${begun}.`,
      many: `Quienes empiecen a partir de ahora reciben las ${number(n)} preguntas nuevas. No cuentan para ${begun}.`,
      other: `Quienes empiecen a partir de ahora reciben las ${number(n)} preguntas nuevas. No cuentan para ${begun}.`,
    }),
  workingNow: (n) =>
    plural(n, {
      one: `${number(n)} estudiante que trabaja ahora`,
      many: `${number(n)} estudiantes que trabajan ahora`,
      other: `${number(n)} estudiantes que trabajan ahora`,
    }),
  whoSubmitted: (n) =>
    plural(n, {
      one: `el resultado que hay hasta ahora`,
      many: `los ${number(n)} de resultados que hay hasta ahora`,
      other: `los ${number(n)} resultados que hay hasta ahora`,
    }),
  newScores: (n, moves) =>
    plural(n, {
      one: `${number(n)} resultado: ${moves}. Los estudiantes ven su nueva puntuación la próxima vez que miren.`,
      many: `${number(n)} de resultados: ${moves}. Los estudiantes ven su nueva puntuación la próxima vez que miren.`,
      other: `${number(n)} resultados: ${moves}. Los estudiantes ven su nueva puntuación la próxima vez que miren.`,
    }),
  scoresLater: (moves) => `Cuando las notas se publiquen de nuevo con la rúbrica modificada: ${moves}.`,
  raised: (n) =>
    plural(n, {
      one: `${number(n)} puntuación sube`,
      many: `${number(n)} puntuaciones suben`,
      other: `${number(n)} puntuaciones suben`,
    }),
  lowered: (n) =>
    plural(n, {
      one: `${number(n)} puntuación baja`,
      many: `${number(n)} puntuaciones bajan`,
      other: `${number(n)} puntuaciones bajan`,
    }),
  unmoved: (n) =>
    plural(n, {
      one: `${number(n)} puntuación queda igual sobre un total nuevo`,
      many: `${number(n)} puntuaciones quedan igual sobre un total nuevo`,
      other: `${number(n)} puntuaciones quedan igual sobre un total nuevo`,
    }),
  unchanged: (n) =>
    plural(n, {
      one: `${number(n)} puntuación queda igual`,
      many: `${number(n)} de puntuaciones quedan igual`,
      other: `${number(n)} puntuaciones quedan igual`,
    }),
  handMarks: (n) =>
    plural(n, {
      one: `${number(n)} calificación dada a mano conserva su parte de los puntos nuevos.`,
      many: `${number(n)} calificaciones dadas a mano conservan su parte de los puntos nuevos.`,
      other: `${number(n)} calificaciones dadas a mano conservan su parte de los puntos nuevos.`,
    }),
  handMarksLabel: 'Calificaciones dadas a mano',
  draftsChange: (n) =>
    plural(n, {
      one: `Cambia enseguida ${number(n)} nota que aún no se ve.`,
      many: `Cambian enseguida ${number(n)} notas que aún no se ven.`,
      other: `Cambian enseguida ${number(n)} notas que aún no se ven.`,
    }),
  newStarters: 'Quienes empiecen a partir de ahora reciben esta versión.',
  workingKeep: (n) =>
    plural(n, {
      one: `${number(n)} estudiante que trabaja ahora conserva las preguntas con las que empezó.`,
      many: `${number(n)} estudiantes que trabajan ahora conservan las preguntas con las que empezaron.`,
      other: `${number(n)} estudiantes que trabajan ahora conservan las preguntas con las que empezaron.`,
    }),
  scoresChanged: (n) =>
    plural(n, {
      one: `${number(n)} puntuación cambió.`,
      many: `${number(n)} puntuaciones cambiaron.`,
      other: `${number(n)} puntuaciones cambiaron.`,
    }),
}
