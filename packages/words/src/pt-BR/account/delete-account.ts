import type * as en from '../../en/account/delete-account.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Excluir sua conta',
  hint: 'Seu nome, e-mail, senha e mensagens são removidos na hora. Não é possível desfazer.',
  submit: 'Excluir minha conta',
  question: 'Excluir sua conta?',
  whatGoes:
    'Seu nome, e-mail, senha e mensagens são removidos, e sua sessão termina em todos os dispositivos. Não é possível desfazer; se quiser guardar seus dados, baixe-os antes.',
  whatStays: {
    student:
      'Suas respostas e pontuações continuam nas estatísticas dos seus docentes com o nome “Estudante excluído”. Elas não mostram quem você era, a não ser que você tenha escrito isso em uma resposta.',
    admin:
      'Um quiz que você compartilha com permissão de edição passa para essa pessoa: para quem foi a última a tê-lo ou para quem pode editá-lo há mais tempo. Outros quizzes que ninguém iniciou são excluídos; os demais não aceitam mais estudantes. Estudantes mantêm os resultados, mas você não pode mais vê-los. Para escolher quem fica com um quiz, transfira-o antes, na aba Compartilhar.',
  },
  password: 'Sua senha',
  keep: 'Manter minha conta',
  done: 'Sua conta foi excluída.',
}
