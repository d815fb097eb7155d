import type * as en from '../../en/authoring/invitation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  forEducators: 'Este convite é para docentes',
  loggedInAsStudent:
    'Você entrou como estudante. Saia e entre como docente com o e-mail que recebeu o convite.',
  title: 'Você recebeu um convite para um quiz',
  loginFirst:
    'Entre com o e-mail que recebeu o convite. Se ele ainda não tiver conta, use-o para se cadastrar como docente.',
  doesNotWork: 'Este convite não funciona',
  askAgain: (email) => [
    'Ele funciona uma vez, por 14 dias e só com o e-mail que recebeu o convite. Você entrou como ',
    email,
    '. Se for o e-mail certo, peça um novo convite.',
  ],
  loading: 'Carregando o convite',
  failed: 'Não foi possível carregar o convite',
  safe: 'Ele fica como está.',
  accepted: {
    editor: (quiz) => `Agora você pode editar “${quiz}”.`,
    marker: (quiz) => `Agora você pode corrigir “${quiz}”.`,
    viewer: (quiz) => `Agora você pode ver “${quiz}”.`,
  },
  notAccepted: (hint) => `Não foi possível aceitar o convite. ${hint}`,
  shares: (name, email, quiz) => [name, ' (', email, ') compartilha “', quiz, '” com você.'],
  withHint: (role, hint) => [role, ': ', hint],
  ends: (date) => `O convite termina em ${date}.`,
  accept: 'Aceitar',
  notNow: 'Agora não',
}
