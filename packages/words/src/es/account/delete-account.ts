import type * as en from '../../en/account/delete-account.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Eliminar tu cuenta',
  hint: 'Tu nombre, correo, contraseña y mensajes se eliminan de inmediato. Esto no se puede deshacer.',
  submit: 'Eliminar mi cuenta',
  question: '¿Eliminar tu cuenta?',
  whatGoes:
    'Se eliminan tu nombre, correo, contraseña y mensajes, y se cierran todas tus sesiones. Esto no se puede deshacer; descarga antes tus datos si quieres conservarlos.',
  whatStays: {
    student:
      'Tus respuestas y puntuaciones permanecen en las estadísticas de tus docentes con el nombre “Cuenta de estudiante eliminada”. No muestran quién eres, salvo que lo hayas escrito en una respuesta.',
    admin:
      'Un cuestionario compartido con permiso de edición pasa a la última persona que fue su propietaria o a quien lleve más tiempo editándolo. Los demás que nadie haya empezado se eliminan; el resto no admite más estudiantes. Tus estudiantes conservan sus resultados, pero ya no podrás verlos. Para elegir quién recibe un cuestionario, transfiérelo antes en su pestaña Compartir.',
  },
  password: 'Tu contraseña',
  keep: 'Conservar mi cuenta',
  done: 'Tu cuenta se eliminó.',
}
