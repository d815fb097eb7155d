import type * as en from '../../en/desk/extra-time.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  noneReached: {
    running: 'Niemand hat Zusatzzeit bekommen: Zurzeit macht niemand das Quiz.',
    'cut-off': 'Niemand hat Zusatzzeit bekommen: Diese Versuche sind schon abgegeben.',
  },
  failed: 'Die Zeit konnte nicht gegeben werden: Der Server war nicht erreichbar.',
  canContinue: (name, amount) => `${name} kann mit ${amount} weitermachen.`,
  has: (name, amount) => `${name} hat ${amount}.`,
  noWayBack: 'Zusatzzeit lässt sich nicht zurücknehmen.',
  underAMinute: 'weniger als eine Minute',
  usable: (minutes) => `Davon nutzbar: ${minutes}.`,
  usableBySome: (n, minutes) =>
    plural(n, {
      one: `${number(n)} Person kann nur einen Teil davon nutzen: ${minutes}.`,
      other: `${number(n)} Lernende können nur einen Teil davon nutzen. Am wenigsten: ${minutes}.`,
    }),
  closesThen: 'Dann schließt das Quiz für alle.',
  moreMinutes: (n) =>
    plural(n, { one: `${number(n)} Minute Zusatzzeit`, other: `${number(n)} Minuten Zusatzzeit` }),
  morePercent: (n) => `${number(n)} % Zusatzzeit`,
  wrongMinutes: 'Geben Sie ganze Minuten ein, von 1 bis 1.440.',
  minutes: 'Minuten (erforderlich)',
  reason: 'Grund (optional)',
  reasonHint: 'Wird bei der Zusatzzeit vermerkt. Lernende sehen ihn nicht.',
  give: 'Zusatzzeit geben',
  usual: {
    five: '+ 5 Minuten',
    ten: '+ 10 Minuten',
    quarter: '+ 25 % der Zeit',
  },
  other: 'Andere …',
  reopenUsual: {
    five: 'Versuch wieder öffnen, + 5 Minuten',
    ten: 'Versuch wieder öffnen, + 10 Minuten',
    quarter: 'Versuch wieder öffnen, + 25 % der Zeit',
  },
  reopenOther: 'Versuch wieder öffnen, andere Zeit …',
}
