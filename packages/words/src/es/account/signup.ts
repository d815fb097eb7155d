import type * as en from '../../en/account/signup.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Crear cuenta',
  submit: 'Crear cuenta',
  hint: (link) => ['Crea tu cuenta de Quizly. ¿Ya tienes una? ', link('Inicia sesión')],
  role: 'Rol',
  roleHint: 'Cada estudiante hace cuestionarios; cada docente los crea.',
  roles: { student: 'Estudiante', admin: 'Docente' },
  whatYouGet: 'Qué obtienes',
  whatYouGetText:
    'Cada estudiante conserva todos sus resultados en su perfil. Cada docente obtiene un código secreto por cuestionario y ve cómo le fue al grupo, pregunta por pregunta.',
  done: '¡Cuenta creada!',
  noUser: 'Error: no se recibieron datos de usuario. Revisa la respuesta del servidor.',
  failed: 'No se pudo crear la cuenta',
}
