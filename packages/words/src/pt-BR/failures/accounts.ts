import type * as en from '../../en/failures/accounts.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  accounts: {
    'not-signed-in': 'Entre primeiro.',
    'session-expired': 'Sua sessão terminou. Entre de novo.',
    'students-only': 'Somente estudantes podem acessar o quiz.',
    'admins-only': 'Somente docentes podem criar quizzes.',
    'wrong-pair': 'E-mail ou senha incorretos.',
    'device-logged-out': 'A sessão deste dispositivo já foi encerrada.',
    'reset-link': 'Este link não funciona mais. Cada link funciona uma vez e por uma hora; peça outro.',
    'email-taken': 'Já existe uma conta com este e-mail. Entre com ela.',
    'account-deleted': 'Esta conta foi excluída.',
    'too-many-messages': 'Você já enviou 1.000 mensagens, o máximo guardado por conta. Esta não foi enviada.',
    'no-colleague': 'Esta pessoa não tem papel neste quiz.',
    'too-many-colleagues': ({ most }) =>
      `Um quiz pode ser compartilhado com no máximo ${most} pessoas, contando os convites.`,
    'too-many-invitations': ({ most }) =>
      `Você pode enviar no máximo ${most} convites por dia. Tente novamente amanhã.`,
    'invited-too-often': 'Este e-mail já recebeu convites demais hoje. Tente novamente amanhã.',
    'invitation-link':
      'Este convite não funciona aqui. Ele funciona uma vez, por 14 dias, com o e-mail convidado.',
    'colleague-full':
      'A conta da outra pessoa não comporta mais um quiz: o limite é de 10.000 quizzes e 200 MB de questões.',
  },
}
