import type * as en from '../../en/student/login.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Entrar',
  submit: 'Entrar',
  email: 'E-mail',
  password: 'Senha',
  forgot: 'Esqueceu a senha?',
  newHere: (link) => ['É novidade por aqui? ', link('Cadastre-se'), ' para criar sua conta.'],
  done: 'Você entrou!',
  haveCode: 'Tem o código de um quiz?',
  haveCodeHint:
    'Entre primeiro. Você digita o código na próxima tela, e o tempo só começa quando você clica em Iniciar quiz.',
}
