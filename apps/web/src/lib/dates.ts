const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** "14 March 2026" */
export const longDate = (moment: string) => long.format(new Date(moment))
/** "14 Mar 2026", for tables */
export const shortDate = (moment: string) => short.format(new Date(moment))
/** "14 March 2026, 10:42" */
export const dateAndTime = (moment: string) => `${longDate(moment)}, ${time.format(new Date(moment))}`
/** "10:42:07" */
export const clockTime = (moment: string) => clock.format(new Date(moment))
