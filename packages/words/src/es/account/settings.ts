import type * as en from '../../en/account/settings.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  data: 'Tus datos',
  dataHint:
    'Todo lo que Quizly guarda sobre ti, en un archivo JSON: tu cuenta, cuestionarios, respuestas, resultados y mensajes.',
  download: 'Descargar mis datos',
  name: 'Nombre',
  nameHint:
    'Se actualiza en todas partes, también en resultados anteriores. Los comprobantes conservan el nombre que tenías al entregar.',
  changeName: 'Cambiar nombre',
  nameChanged: 'Tu nombre se cambió.',
  password: 'Contraseña',
  passwordHint: 'Esto cierra tu sesión en los demás dispositivos.',
  currentPassword: 'Contraseña actual',
  changePassword: 'Cambiar contraseña',
  passwordChanged: 'Tu contraseña se cambió. Se cerró la sesión en los demás dispositivos.',
}
