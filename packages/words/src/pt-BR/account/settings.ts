import type * as en from '../../en/account/settings.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  data: 'Seus dados',
  dataHint:
    'Tudo o que o Quizly guarda sobre você, em um arquivo JSON: sua conta, quizzes, respostas, resultados e mensagens.',
  download: 'Baixar meus dados',
  name: 'Nome',
  nameHint:
    'Vale em todo lugar, inclusive nos resultados anteriores. Os comprovantes mantêm o nome que você tinha ao enviar.',
  changeName: 'Mudar nome',
  nameChanged: 'Seu nome foi mudado.',
  password: 'Senha',
  passwordHint: 'Isto encerra sua sessão em outros dispositivos.',
  currentPassword: 'Senha atual',
  changePassword: 'Mudar senha',
  passwordChanged: 'Sua senha foi mudada. A sessão em outros dispositivos foi encerrada.',
}
