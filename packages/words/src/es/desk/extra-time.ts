import type * as en from '../../en/desk/extra-time.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  noneReached: {
    running: 'Nadie recibió tiempo adicional: en este momento nadie está haciendo el cuestionario.',
    'cut-off': 'Nadie recibió tiempo adicional: los intentos ya están entregados.',
  },
  failed: 'No se pudo dar el tiempo: no hubo conexión con el servidor.',
  canContinue: (name, amount) => `${name} puede continuar con ${amount}.`,
  has: (name, amount) => `${name} tiene ${amount}.`,
  noWayBack: 'El tiempo adicional no se puede retirar.',
  underAMinute: 'menos de un minuto',
  usable: (minutes) => `Tiempo que se puede usar: ${minutes}.`,
  usableBySome: (n, minutes) =>
    plural(n, {
      one: `${number(n)} estudiante solo puede usar una parte: ${minutes}.`,
      many: `${number(n)} estudiantes solo pueden usar una parte, al menos ${minutes}.`,
      other: `${number(n)} estudiantes solo pueden usar una parte, al menos ${minutes}.`,
    }),
  closesThen: 'Después, el cuestionario se cierra para todos.',
  moreMinutes: (n) =>
    plural(n, {
      one: `${number(n)} minuto más`,
      many: `${number(n)} minutos más`,
      other: `${number(n)} minutos más`,
    }),
  morePercent: (n) => `${number(n)} % más de tiempo`,
  wrongMinutes: 'Escribe minutos enteros, de 1 a 1440.',
  minutes: 'Minutos (obligatorio)',
  reason: 'Motivo (opcional)',
  reasonHint: 'Se guarda con el tiempo adicional. Tus estudiantes no lo ven.',
  give: 'Dar tiempo adicional',
  usual: {
    five: '+ 5 minutos',
    ten: '+ 10 minutos',
    quarter: '+ 25 % del tiempo',
  },
  other: 'Otro…',
  reopenUsual: {
    five: 'Reabrir intento, + 5 minutos',
    ten: 'Reabrir intento, + 10 minutos',
    quarter: 'Reabrir intento, + 25 % del tiempo',
  },
  reopenOther: 'Reabrir intento, otro…',
}
