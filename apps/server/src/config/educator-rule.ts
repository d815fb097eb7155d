import type { EducatorRule } from '@quizly/domain'
import { StartError } from '../start-error.ts'

const domain = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/
const maxDomains = 20

/** Who may sign up as an educator, in the words of the setting. */
export function readEducatorRule(value: string, hasProvider: boolean): EducatorRule {
  if (value === 'open' || value === 'invited' || value === 'approved') return { kind: value }
  if (value === 'group') {
    if (hasProvider) return { kind: value }
    throw new StartError(
      'EDUCATORS can be group only with a provider of the school’s accounts (OIDC_<NAME>_ISSUER): its groups say who is an educator.',
    )
  }
  if (!value.startsWith('domain:')) {
    throw new StartError(
      `EDUCATORS must be open, invited, approved, group or domain:school.example, not "${value}".`,
    )
  }
  const domains = value
    .slice('domain:'.length)
    .split(',')
    .map((part) => part.trim().toLowerCase())
  const wrong = domains.find((part) => !domain.test(part))
  if (wrong === undefined && domains.length <= maxDomains) return { kind: 'domain', domains }
  throw new StartError(
    wrong === undefined
      ? `EDUCATORS can name at most ${maxDomains} domains.`
      : `EDUCATORS must name what follows the @ of addresses, like domain:school.example or domain:school.example,other.example, not "${wrong}".`,
  )
}
