/** What the log of what matters has rows of. Each has its sentence in the words of the operator's page. */
const logKinds = [
  'operator-added',
  'operator-removed',
  'became-educator',
  'became-student',
  'educator-asked',
  'educator-approved',
  'educator-declined',
  'educator-invited',
  'invitation-withdrawn',
  'invitation-used',
  'account-closed',
  'account-reopened',
  'account-deleted',
  'sessions-ended',
  'passkey-copied',
  'factor-reset-asked',
  'factor-reset',
  'recovery-code-used',
  'reset-link-printed',
  'test-mail-sent',
] as const
export type LogKind = (typeof logKinds)[number]
