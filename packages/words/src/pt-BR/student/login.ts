import type * as en from '../../en/student/login.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Entrar',
  submit: 'Entrar',
  email: 'E-mail',
  password: 'Senha',
  forgot: 'Esqueceu a senha?',
  newHere: (link) => ['Ainda não tem conta no Quizly? ', link('Cadastre-se'), '.'],
  done: 'Você entrou na sua conta!',
  haveCode: 'Tem o código de um quiz?',
  haveCodeHint:
    'Entre primeiro. Você digita o código na próxima tela, e o tempo só começa a contar quando você clica em “Iniciar quiz”.',
}
