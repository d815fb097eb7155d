import type * as en from '../../en/results/start-window.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Wann du starten kannst',
  opensIn: (left) => `Öffnet in ${left}`,
  closed: 'Dieses Quiz ist geschlossen. Frag deine Lehrkraft, wenn du es noch machen musst.',
  closedOn: (moment) =>
    `Dieses Quiz wurde am ${moment} geschlossen. Frag deine Lehrkraft, wenn du es noch machen musst.`,
  opens: (moment) => `Dieses Quiz öffnet am ${moment}.`,
  wait: 'Du kannst hier warten. „Quiz starten“ erscheint, wenn das Quiz öffnet.',
  closes: (moment) => `Es schließt am ${moment}.`,
  startUntil: (moment, span) => `Du kannst bis ${moment} starten: noch ${span}.`,
  fullTime: 'Wenn du vorher startest, hast du deine volle Zeit.',
  lessTime: (span, limit) =>
    `Dann endet das Quiz für alle. Wenn du jetzt startest, hast du ${span} statt ${limit}.`,
  everyoneStops: 'Dann endet das Quiz für alle, auch wenn du noch Zeit hättest.',
  ownTime: (moment, zone) => `${moment} (deine Ortszeit, ${zone})`,
  soon: 'weniger als eine Minute',
  hours: (n) => plural(n, { one: `${number(n)} Stunde`, other: `${number(n)} Stunden` }),
  hoursAndMinutes: (ofHours, minutes) => `${ofHours} ${minutes}`,
  days: (n) => plural(n, { one: `${number(n)} Tag`, other: `${number(n)} Tage` }),
}
