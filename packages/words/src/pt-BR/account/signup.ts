import type * as en from '../../en/account/signup.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Cadastro',
  submit: 'Cadastrar',
  hint: (link) => ['Crie sua conta no Quizly. Já tem uma? ', link('Entre')],
  role: 'Perfil',
  roleHint: 'Estudantes fazem os quizzes; docentes criam.',
  roles: { student: 'Estudante', admin: 'Docente' },
  whatYouGet: 'O que o Quizly oferece',
  whatYouGetText:
    'Estudantes guardam todos os resultados no perfil. Docentes recebem um código secreto para cada quiz e veem o desempenho da turma, questão por questão.',
  done: 'Cadastro concluído!',
  noUser: 'Erro: nenhum dado de usuário recebido. Verifique a resposta do servidor.',
  failed: 'O cadastro falhou',
}
