import type * as en from '../../en/mails/server-mails.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hello: 'Olá!',
  resetPassword: {
    subject: 'Defina uma nova senha para o Quizly',
    text: 'Alguém pediu uma nova senha para a sua conta do Quizly. Para defini-la, abra este link em até uma hora. Ele funciona uma vez.',
    ifNotYou: 'Se não foi você, ignore este e-mail: a sua senha continua a mesma.',
  },
  passwordChanged: {
    subject: 'A sua senha do Quizly foi alterada',
    text: 'A senha da sua conta do Quizly acabou de ser alterada, e a sessão foi encerrada nos seus outros dispositivos.',
    ifNotYou: (link) => `Se foi você, não há nada a fazer. Se não foi, defina uma nova agora mesmo: ${link}`,
  },
  invitation: {
    subject: 'Alguém compartilhou um quiz com você no Quizly',
    text: {
      editor: (email) =>
        `${email} compartilha um quiz com você no Quizly. Você poderá editá-lo: mudar as questões e as configurações e corrigir. Para ver e aceitar o convite, abra este link em até 14 dias e entre com este endereço de e-mail, como docente. Ele funciona uma vez.`,
      marker: (email) =>
        `${email} compartilha um quiz com você no Quizly. Você poderá corrigi-lo: ver os resultados, mudar correções e dar tempo extra. Para ver e aceitar o convite, abra este link em até 14 dias e entre com este endereço de e-mail, como docente. Ele funciona uma vez.`,
      viewer: (email) =>
        `${email} compartilha um quiz com você no Quizly. Você poderá ver as questões e os resultados. Para ver e aceitar o convite, abra este link em até 14 dias e entre com este endereço de e-mail, como docente. Ele funciona uma vez.`,
    },
    ifUnknown: 'Se você não conhece essa pessoa, ignore este e-mail: nada acontece.',
  },
  contactMessage: {
    subject: (name) => `Quizly: mensagem de ${name}`,
    text: {
      student: (name, email) =>
        `${name} <${email}>, estudante, escreve pelo formulário de contato do Quizly:`,
      admin: (name, email) => `${name} <${email}>, docente, escreve pelo formulário de contato do Quizly:`,
    },
  },
}
