import type * as en from '../../en/authoring/invitation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  forEducators: 'Esta invitación es para docentes',
  loggedInAsStudent:
    'Tu sesión es de estudiante. Ciérrala e inicia sesión como docente con el correo que recibió la invitación.',
  title: 'Tienes una invitación a un cuestionario',
  loginFirst:
    'Inicia sesión con el correo que recibió la invitación. Si aún no tiene cuenta, crea una como docente con ese correo.',
  doesNotWork: 'Esta invitación no funciona',
  askAgain: (email) => [
    'Funciona una vez, durante 14 días y solo con el correo que la recibió. Tu sesión es de ',
    email,
    '. Si es el correcto, pide una nueva invitación.',
  ],
  loading: 'Cargando la invitación',
  failed: 'No se pudo cargar la invitación',
  safe: 'Queda como está.',
  accepted: {
    editor: (quiz) => `Ahora puedes editar “${quiz}”.`,
    marker: (quiz) => `Ahora puedes corregir “${quiz}”.`,
    viewer: (quiz) => `Ahora puedes ver “${quiz}”.`,
  },
  notAccepted: (hint) => `No se pudo aceptar la invitación. ${hint}`,
  shares: (name, email, quiz) => [name, ' (', email, ') comparte “', quiz, '” contigo.'],
  withHint: (role, hint) => [role, ': ', hint],
  ends: (date) => `La invitación termina el ${date}.`,
  accept: 'Aceptar',
  notNow: 'Ahora no',
}
