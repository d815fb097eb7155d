/** Who may sign up as an educator. `group`: only whom a provider puts into a group. */
export type EducatorRule =
  | { kind: 'open' | 'invited' | 'approved' | 'group' }
  | { kind: 'domain'; domains: readonly string[] }

/** Who made an educator of an account: an operator, by an invitation or a yes, or a provider's group. */
export type EducatorBy = 'operator' | 'group'

/** What a sign-up as an educator comes to. `waits`: a student's account, until an operator says yes. */
export type EducatorVerdict =
  | 'educator'
  | 'waits'
  | 'educators-are-invited'
  | 'educators-by-group'
  | 'other-domain'

/** Decides about a sign-up as an educator without an invitation; with one it is always an educator's. */
export function judgeEducator(rule: EducatorRule, email: string): EducatorVerdict {
  if (rule.kind === 'domain') return rule.domains.includes(domainOf(email)) ? 'educator' : 'other-domain'
  if (rule.kind === 'open') return 'educator'
  if (rule.kind === 'approved') return 'waits'
  if (rule.kind === 'invited') return 'educators-are-invited'
  return 'educators-by-group'
}

/** What follows the last @, in small letters. */
function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}
