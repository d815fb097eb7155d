import type { LogKind } from '@quizly/domain'
import { number, plural } from './language.ts'

export const operatorPage = {
  title: 'Operator’s page',
  about: 'People, storage and how Quizly runs. No questions, answers or results are shown here.',
  denied: 'This page is for operators',
  deniedHint: 'Ask whoever runs Quizly at your school, or log in again if you have just become an operator.',
  partsLabel: 'Parts of the page',
  parts: {
    people: 'People',
    invitations: 'Invitations',
    storage: 'Storage',
    server: 'Server',
    log: 'Log',
  },
  failed: 'This part of the page could not be loaded.',
  /** In the place of a number or moment that Quizly has not noted. */
  notKnown: 'Not known',
}

export const people = {
  show: 'Show',
  lists: {
    all: 'Everyone',
    educators: 'Admins',
    students: 'Students',
    operators: 'Operators',
    waiting: 'Waiting for approval',
    closed: 'Closed accounts',
    unqualified: 'Admins who could not sign up as Admin now',
  },
  columns: { name: 'Name', role: 'Role', since: 'Since', sessions: 'Logged in', actions: 'Actions' },
  roles: { student: 'Student', admin: 'Admin' },
  marks: {
    operator: 'Operator',
    waits: 'Waits for approval',
    closed: 'Closed',
    factor: 'Second factor',
    resetAsked: 'Asks to reset the second factor',
  },
  /** On how many devices somebody is logged in. */
  devices: (n: number) => plural(n, { one: `${number(n)} device`, other: `${number(n)} devices` }),
  none: 'No one is on this list.',
  moreFor: (name: string) => `More for ${name}`,
  keep: 'Change nothing',
  /** `label`: a button. `effect`: what it does, before it is done. `done`: what was done. */
  acts: {
    approve: {
      label: 'Approve',
      effect: 'This person becomes an Admin and logs in again.',
      done: (name: string) => `${name} is an Admin now.`,
    },
    decline: {
      label: 'Decline',
      effect: 'This person stays a student.',
      done: (name: string) => `${name} stays a student.`,
    },
    'make-educator': {
      label: 'Make Admin',
      effect: 'This person can make quizzes, and logs in again. Results stay.',
      done: (name: string) => `${name} can make quizzes now.`,
    },
    'make-student': {
      label: 'Make Student',
      effect:
        'This person logs in again as a student. Quizzes stay, but only colleagues with a role can use them.',
      done: (name: string) => `${name} is a student now.`,
    },
    close: {
      label: 'Close account',
      effect:
        'This person is logged out and cannot log in until you reopen the account. Quizzes stay open to students.',
      done: (name: string) => `The account of ${name} is closed.`,
    },
    reopen: {
      label: 'Reopen account',
      effect: 'This person can log in again.',
      done: (name: string) => `The account of ${name} is open again.`,
    },
    'end-sessions': {
      label: 'Log out everywhere',
      effect: 'This person is logged out on all devices. Saved answers stay.',
      done: (name: string) => `${name} is logged out everywhere.`,
    },
    'reset-second-factor': {
      label: 'Reset second factor',
      effect:
        'The app, passkeys and recovery codes of this person stop working, and the person is logged out everywhere. Be sure first who it is: the password is proved, and nothing else.',
      done: (name: string) => `The second factor of ${name} is reset.`,
    },
  },
}

export const educatorInvitations = {
  heading: 'Invite an Admin',
  hint: 'The invited person signs up by a link, which works once and for 14 days.',
  email: 'Email',
  submit: 'Send invitation',
  sent: (email: string) => `${email} is invited.`,
  linkHint: 'No mail is configured here. Give this link to the person yourself:',
  link: 'Invitation link',
  copy: 'Copy link',
  open: 'Open invitations',
  none: 'No invitations are open.',
  columns: { email: 'Email', sent: 'Sent', ends: 'Ends', actions: 'Actions' },
  withdraw: 'Withdraw',
  withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
  withdrawn: (email: string) => `The invitation of ${email} is withdrawn.`,
}

export const storage = {
  heading: 'Storage by Admin',
  none: 'No Admin has an account yet.',
  columns: {
    name: 'Name',
    quizzes: 'Quizzes',
    questions: 'Questions',
    pictures: 'Pictures',
    bank: 'Question bank',
  },
  megabytes: (n: number) => `${number(n)} MB`,
}

export const server = {
  educators: 'Who may sign up as Admin',
  rules: {
    open: 'Everyone',
    invited: 'Who is invited',
    approved: 'Who is approved by an operator',
    group: 'Who is in a group of the school’s provider',
    domain: 'Who has an email address of the school',
  },
  people: 'Accounts',
  counts: (educators: string, students: string) => `${educators} Admins, ${students} students`,
  waiting: 'Waiting for approval',
  unqualified: 'Admins who could not sign up as Admin now',
  version: 'Version',
  nodes: 'Running now',
  versions: 'Versions that have run on this data',
  since: (version: string, date: string) => `${version}, since ${date}`,
  copies: 'Copies of the data',
  noCopies: 'This server makes none',
  newest: (count: string, moment: string) => `${count}, the newest of ${moment}`,
  noneYet: 'None yet',
  restored: 'Last verified restore',
  mail: 'Mail',
  noMail: 'Not configured',
  mailFrom: (from: string) => `From ${from}`,
  mailWaiting: (n: number) => plural(n, { one: `${number(n)} mail waits`, other: `${number(n)} mails wait` }),
  test: 'Send a test mail to me',
  testSent: 'The mail server has taken the test mail. Look into your mailbox.',
  testFailed: (code: string) => `The test mail was not sent: ${code}. Look at SMTP_URL.`,
}

export const log = {
  heading: 'Log of what matters',
  none: 'Nothing has happened yet.',
  columns: { at: 'When', by: 'Who', what: 'What', of: 'Whom' },
  commandLine: 'Command line',
}

/** What happened to accounts, in the log. */
export const logKinds = {
  'operator-added': 'Became an operator',
  'operator-removed': 'Is no operator any more',
  'became-educator': 'Became an Admin',
  'became-student': 'Became a student',
  'educator-asked': 'Asked for approval as an Admin',
  'educator-approved': 'Was approved as an Admin',
  'educator-declined': 'Was declined as an Admin',
  'educator-invited': 'Invited an Admin',
  'invitation-withdrawn': 'Withdrew an invitation',
  'invitation-used': 'Signed up by an invitation',
  'account-closed': 'Account closed',
  'account-reopened': 'Account reopened',
  'account-deleted': 'Account deleted',
  'sessions-ended': 'Logged out everywhere',
  'passkey-copied': 'Passkey may be copied: its counter went back',
  'factor-reset-asked': 'Asked for a reset of the second factor',
  'factor-reset': 'Second factor reset',
  'recovery-code-used': 'Recovery code used',
  'reset-link-printed': 'Link for a new password printed',
  'test-mail-sent': 'Test mail',
} satisfies Record<LogKind, string>
