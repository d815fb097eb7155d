import type * as en from '../../en/failures/attempts.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  attempts: {
    'invalid-code': 'Código no válido. Inténtalo de nuevo.',
    'already-attempted': 'Ya hiciste este cuestionario.',
    'not-started': 'Primero empieza el cuestionario.',
    'closed-to-late-student':
      'Este cuestionario está cerrado. Pregunta a tu docente si todavía tienes que hacerlo.',
    'quiz-closed': 'Este cuestionario está cerrado. Pregunta a tu docente.',
    'too-early': 'Este cuestionario aún no está abierto. Espera a que se abra y empiézalo.',
    'still-running': 'Este intento aún no está entregado. Corrígelo a mano cuando se entregue.',
    'attempt-changed': 'Este intento cambió entretanto. No se guardó nada.',
    'mark-changed': 'Mientras tanto, otra persona corrigió esta respuesta.',
    'answer-changed': 'Esta respuesta cambió desde que la abriste.',
    'nothing-to-mark': 'Esta respuesta no está pendiente de corregir.',
    'not-asked': 'Esta pregunta no se planteó aquí o ya no está en el cuestionario.',
    'marked-on-page':
      'Esta respuesta se corrige en la página «Corrección». Quienes editan o poseen el cuestionario también pueden cambiarla aquí.',
    'answers-too-long': 'Las respuestas son demasiado largas: en total pueden tener 1 MiB como máximo.',
    'no-result': 'No hay ningún resultado.',
    'no-practice': 'Este cuestionario no se puede practicar ahora.',
    'no-results': 'No se encontraron resultados.',
    'others-answers': 'Solo puedes entregar tus propias respuestas.',
    'no-attempt': 'No se encontró el intento.',
    'no-such-attempt': 'Ese intento no existe.',
    'takes-it-now': 'Este intento está en curso. Elimínalo cuando termine.',
    'receipt-comes': 'Tu comprobante llega con tu resultado, en unos segundos.',
    'student-account-full': 'Tu cuenta está llena: no admite otro cuestionario. Pide ayuda a tu docente.',
    'too-many-grants': ({ most }) => `En un cuestionario se puede dar tiempo ${most} veces como máximo.`,
    'student-not-entered': 'Esta persona no ha entrado en el cuestionario.',
    'student-not-started': 'Esta persona no ha empezado: aún tiene todo su tiempo.',
    'stays-submitted': 'Este cuestionario está entregado. Reábrelo para dar más tiempo.',
    'closes-before':
      'Este cuestionario termina para todo el grupo al cierre, y antes no queda tiempo. Primero fija un cierre posterior.',
    'ended-at-this-moment':
      'Este cuestionario acaba de terminar para todo el grupo. No se dio tiempo adicional.',
    ended:
      'Este cuestionario terminó para todo el grupo. Quien lo administra o puede editarlo puede dar tiempo a una sola persona.',
  },
}
