// A link to set a new password, for whoever runs Quizly to give to its person: `quizly reset-link EMAIL`.
import { noteInLog } from '../db/log-entries.ts'
import { asTyped } from '../entry/as-typed.ts'
import { issueResetLink } from '../features/auth/passwords/password-reset.service.ts'
import { originForLinks } from '../http/addresses.ts'
import { createIds, systemRandom } from '../random.ts'
import { StartError } from '../start-error.ts'
import { forTerminal } from './for-terminal.ts'
import { withData } from './with-data.ts'

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

export async function resetLink([email]: readonly string[]): Promise<void> {
  if (email === undefined) throw new StartError(`Say for whom: ${asTyped('reset-link', 'EMAIL')}.`)
  await withData(async ({ db }, config) => {
    const origin = originForLinks(config, config.port, '')
    const issued = await issueResetLink(db, { random: systemRandom, origin }, email, Date.now())
    if (!issued) throw new StartError(`No account has the email ${email}.`)
    const { user, link, expiresAt } = issued
    const newId = createIds({ now: Date.now }, systemRandom)
    await noteInLog(db, newId, { kind: 'reset-link-printed', of: user._id }, Date.now())
    const until = time.format(expiresAt)
    console.log(`${forTerminal(user.email)} can set a new password by this link, once and until ${until}:`)
    console.log(link)
  })
}
