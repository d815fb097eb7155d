import type * as en from '../../en/results/start-window.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Cuándo puedes empezar',
  opensIn: (left) => `Se abre en ${left}`,
  closed: 'Este cuestionario está cerrado. Si todavía tienes que hacerlo, habla con tu docente.',
  closedOn: (moment) =>
    `Este cuestionario se cerró el ${moment}. Si todavía tienes que hacerlo, habla con tu docente.`,
  opens: (moment) => `Este cuestionario se abre el ${moment}.`,
  wait: 'Puedes esperar aquí. El botón para empezar aparecerá cuando se abra el cuestionario.',
  closes: (moment) => `Se cierra el ${moment}.`,
  startUntil: (moment, span) => `Puedes empezar hasta el ${moment}. Tiempo restante: ${span}.`,
  fullTime: 'Si empiezas antes, tienes tu tiempo completo.',
  lessTime: (span, limit) =>
    `En ese momento el cuestionario termina para todo el grupo. Si empiezas ahora, tienes ${span} en lugar de ${limit}.`,
  everyoneStops: 'En ese momento el cuestionario termina para todo el grupo, aunque te quede tiempo.',
  ownTime: (moment, zone) => `${moment} (tu hora, ${zone})`,
  soon: 'menos de un minuto',
  hours: (n) =>
    plural(n, { one: `${number(n)} hora`, many: `${number(n)} horas`, other: `${number(n)} horas` }),
  hoursAndMinutes: (ofHours, minutes) => `${ofHours} ${minutes}`,
  days: (n) => plural(n, { one: `${number(n)} día`, many: `${number(n)} días`, other: `${number(n)} días` }),
}
