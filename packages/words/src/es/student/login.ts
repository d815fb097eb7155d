import type * as en from '../../en/student/login.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Iniciar sesión',
  submit: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  forgot: '¿Olvidaste tu contraseña?',
  newHere: (link) => ['¿Es tu primera vez en Quizly? ', link('Crea tu cuenta'), '.'],
  done: '¡Sesión iniciada!',
  haveCode: '¿Tienes el código de un cuestionario?',
  haveCodeHint:
    'Primero inicia sesión. Escribirás el código en la pantalla siguiente y el tiempo solo empieza a correr cuando pulses “Empezar cuestionario”.',
}
