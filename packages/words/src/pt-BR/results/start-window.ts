import type * as en from '../../en/results/start-window.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Quando você pode começar',
  opensIn: (left) => `Abre em ${left}`,
  closed: 'Este quiz está encerrado. Se ainda precisa fazê-lo, fale com quem aplicou o quiz.',
  closedOn: (moment) =>
    `Este quiz foi encerrado em ${moment}. Se ainda precisa fazê-lo, fale com quem aplicou o quiz.`,
  opens: (moment) => `Este quiz abre em ${moment}.`,
  wait: 'Você pode esperar aqui. O botão “Iniciar quiz” aparece quando o quiz abrir.',
  closes: (moment) => `Ele será encerrado em ${moment}.`,
  startUntil: (moment, span) => `Você pode começar até ${moment}: restam ${span}.`,
  fullTime: 'Se começar antes disso, você tem o tempo completo.',
  lessTime: (span, limit) =>
    `Nesse momento, o quiz termina para todos. Se começar agora, você tem ${span} em vez de ${limit}.`,
  everyoneStops: 'Nesse momento, o quiz termina para todos, mesmo que ainda reste tempo.',
  ownTime: (moment, zone) => `${moment} (seu horário, ${zone})`,
  soon: 'menos de um minuto',
  hours: (n) =>
    plural(n, { one: `${number(n)} hora`, many: `${number(n)} horas`, other: `${number(n)} horas` }),
  hoursAndMinutes: (ofHours, minutes) => `${ofHours} ${minutes}`,
  days: (n) => plural(n, { one: `${number(n)} dia`, many: `${number(n)} dias`, other: `${number(n)} dias` }),
}
