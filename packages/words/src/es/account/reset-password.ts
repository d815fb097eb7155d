import type * as en from '../../en/account/reset-password.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  forgotHint: 'Escribe el correo de tu cuenta. Te enviaremos un enlace para crear una contraseña nueva.',
  sendLink: 'Enviar enlace',
  backToLogin: 'Volver a iniciar sesión',
  title: 'Crear una contraseña nueva',
  hint: 'Después se cerrarán todas tus sesiones.',
  submit: 'Guardar contraseña',
  done: 'Tu contraseña nueva está guardada. Inicia sesión con ella.',
  brokenLink: 'Este enlace está incompleto. Ábrelo de nuevo desde el correo o pide otro.',
  newLink: 'Pedir otro enlace',
}
