import type * as en from '../../en/results/start-window.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Quand commencer',
  opensIn: (left) => `Ouverture dans ${left}`,
  closed: 'Ce quiz est fermé. Si tu dois encore le faire, parles-en à ton enseignant.',
  closedOn: (moment) =>
    `Ce quiz est fermé depuis le ${moment}. Si tu dois encore le faire, parles-en à ton enseignant.`,
  opens: (moment) => `Ce quiz ouvrira le ${moment}.`,
  wait: 'Tu peux attendre ici. Le bouton pour commencer apparaît à l’ouverture du quiz.',
  closes: (moment) => `Il fermera le ${moment}.`,
  startUntil: (moment, span) => `Tu peux commencer jusqu’au ${moment} : il reste ${span}.`,
  fullTime: 'Si tu commences avant, tu auras toute la durée du quiz.',
  lessTime: (span, limit) =>
    `Le quiz se terminera alors pour tout le monde. Si tu commences maintenant, tu as ${span} au lieu de ${limit}.`,
  everyoneStops: 'Le quiz se terminera alors pour tout le monde, même s’il te reste du temps.',
  ownTime: (moment, zone) => `${moment} (ton heure locale, ${zone})`,
  soon: 'moins d’une minute',
  hours: (n) =>
    plural(n, { one: `${number(n)} heure`, many: `${number(n)} d’heures`, other: `${number(n)} heures` }),
  hoursAndMinutes: (ofHours, minutes) => `${ofHours} ${minutes}`,
  days: (n) =>
    plural(n, { one: `${number(n)} jour`, many: `${number(n)} de jours`, other: `${number(n)} jours` }),
}
