import type * as en from '../../en/authoring/invitation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  forEducators: 'Este convite é para docentes',
  loggedInAsStudent: 'Você entrou como estudante. Saia e entre como admin com o e-mail convidado.',
  title: 'Você recebeu um convite para um quiz',
  loginFirst: 'Entre com o e-mail convidado. Se ele ainda não tem conta, cadastre-se com ele como admin.',
  doesNotWork: 'Este convite não funciona',
  askAgain: (email) => [
    'Ele funciona uma vez, por 14 dias e só com o e-mail convidado. Você entrou como ',
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
