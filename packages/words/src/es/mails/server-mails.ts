import type * as en from '../../en/mails/server-mails.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hello: 'Hola:',
  resetPassword: {
    subject: 'Crea una nueva contraseña para Quizly',
    text: 'Alguien pidió una nueva contraseña para tu cuenta de Quizly. Para crearla, abre este enlace en el plazo de una hora. Funciona una sola vez.',
    ifNotYou: 'Si no lo pediste, ignora este correo: tu contraseña no cambia.',
  },
  passwordChanged: {
    subject: 'Se cambió tu contraseña de Quizly',
    text: 'La contraseña de tu cuenta de Quizly se acaba de cambiar y se cerró la sesión en tus otros dispositivos.',
    ifNotYou: (link) => `Si fuiste tú, no hay nada que hacer. Si no, crea una nueva de inmediato: ${link}`,
  },
  invitation: {
    subject: 'Alguien comparte un cuestionario contigo en Quizly',
    text: {
      editor: (email) =>
        `${email} comparte un cuestionario contigo en Quizly. Podrías editarlo: cambiar sus preguntas y ajustes, y corregir. Para ver y aceptar la invitación, abre este enlace en el plazo de 14 días e inicia sesión con esta dirección de correo, como docente. Funciona una sola vez.`,
      marker: (email) =>
        `${email} comparte un cuestionario contigo en Quizly. Podrías corregirlo: ver sus resultados, cambiar correcciones y dar tiempo adicional. Para ver y aceptar la invitación, abre este enlace en el plazo de 14 días e inicia sesión con esta dirección de correo, como docente. Funciona una sola vez.`,
      viewer: (email) =>
        `${email} comparte un cuestionario contigo en Quizly. Podrías ver sus preguntas y resultados. Para ver y aceptar la invitación, abre este enlace en el plazo de 14 días e inicia sesión con esta dirección de correo, como docente. Funciona una sola vez.`,
    },
    ifUnknown: 'Si no conoces a esta persona, ignora este correo: no pasa nada.',
  },
  contactMessage: {
    subject: (name) => `Quizly: mensaje de ${name}`,
    text: {
      student: (name, email) =>
        `${name} <${email}>, estudiante, escribe por el formulario de contacto de Quizly:`,
      admin: (name, email) => `${name} <${email}>, docente, escribe por el formulario de contacto de Quizly:`,
    },
  },
}
