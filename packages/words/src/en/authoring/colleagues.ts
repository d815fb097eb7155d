// Who works on a quiz with its owner.
import { number, plural } from '../language.ts'

export const title = 'Colleagues'
export const failed = 'The colleagues could not be loaded.'
export const about = {
  shared: 'They work on this quiz with you.',
  alone: 'Only you can see this quiz. Invite a colleague by email to work on it with you.',
  others: 'They work on this quiz. Its owner decides who does.',
}
/** After one’s own name. */
export const you = '(you)'
export const roleLabel = 'Role'
export const roles = {
  owner: 'Owner',
  editor: 'Editor',
  marker: 'Marker',
  viewer: 'Viewer',
}
export const roleHints = {
  editor: 'Changes questions and settings, marks and gives extra time. Cannot delete or share the quiz.',
  marker: 'Sees questions and results, changes marks and gives extra time.',
  viewer: 'Sees questions and results.',
}
export const roleOf = (name: string) => `Role of ${name}`
export const moreFor = (name: string) => `More for ${name}`
export const roleChanged = {
  editor: (name: string) => `${name} is editor now.`,
  marker: (name: string) => `${name} is marker now.`,
  viewer: (name: string) => `${name} is viewer now.`,
}
export const roleNotChanged = 'The role could not be changed.'
export const removed = (name: string) => `${name} has no role on this quiz any more.`
export const notRemoved = 'The role could not be taken away.'
export const handedOver = (name: string) => `${name} owns this quiz now. You are its editor.`
export const notHandedOver = 'The quiz could not be handed over.'
export const handOverQuiz = 'Hand over the quiz'
export const remove = 'Remove'
export const removeTitle = <Node>(name: Node) => ['Remove ', name, '?']
export const removeText = <Node>(name: Node) => [
  name,
  ' will no longer see this quiz and its results. What they have changed or marked stays as it is.',
]
export const handOverTitle = <Node>(quiz: Node, name: Node) => ['Hand “', quiz, '” over to ', name, '?']
export const handOver = 'Hand over'
export const newOwner = <Node>(name: Node) => [
  name,
  ' becomes the owner, who alone can archive, delete and share the quiz. You become its editor: you can still change and mark it.',
]
export const noWayBack = <Node>(name: Node) => [
  'Code, students and results stay as they are, and students who have entered keep their extra time. Open invitations are withdrawn. Only ',
  name,
  ' can give the quiz back to you.',
]
export const loseTime = (n: number) =>
  plural(n, {
    one: `${number(n)} student has extra time in all your quizzes and not entered this one: they will not have it here.`,
    other: `${number(n)} students have extra time in all your quizzes and not entered this one: they will not have it here.`,
  })
/** Emails follow. */
export const setTimeFirst = <Node>(emails: Node) => [
  'Set it for this quiz first if they need it: ',
  emails,
  '.',
]
export const andMore = (emails: string, n: number) => `${emails} and ${number(n)} more`
export const left = (quiz: string) => `You have left “${quiz}”.`
export const notLeft = 'You could not leave the quiz.'
export const leaveQuiz = 'Leave this quiz'
export const leaveTitle = <Node>(quiz: Node) => ['Leave “', quiz, '”?']
export const leave = 'Leave'
export const leaveText =
  'You will no longer see this quiz and its results. What you have changed or marked stays. Only its owner can invite you again.'
/** The heading above those who have not accepted yet. */
export const invited = 'Invited'
export const withdrawn = (email: string) => `The invitation to ${email} is withdrawn.`
export const notWithdrawn = 'The invitation could not be withdrawn.'
export const invitation = (role: string, from: string, until: string) =>
  `${role} · invited ${from} · until ${until}`
export const withdraw = 'Withdraw'
export const withdrawFrom = (email: string) => `Withdraw the invitation to ${email}`
export const history = 'Who was given which role'
/** After a date, like the next two. */
export const wentAway = <Node>(name: Node) => [name, ' left']
export const wasRemoved = <Node>(name: Node, by: Node) => [name, ' was removed by ', by]
export const became = {
  owner: <Node>(name: Node, by: Node) => [name, ' became owner, by ', by],
  editor: <Node>(name: Node, by: Node) => [name, ' became editor, by ', by],
  marker: <Node>(name: Node, by: Node) => [name, ' became marker, by ', by],
  viewer: <Node>(name: Node, by: Node) => [name, ' became viewer, by ', by],
}
export const inviteLabel = 'Invite a colleague'
export const emailLabel = 'Email of a colleague'
export const invite = 'Invite'
export const inviting = 'Inviting…'
export const isSent = <Node>(email: Node) => [
  'An invitation to ',
  email,
  ' is on its way. It can be accepted within 14 days.',
]
export const sendYourself = <Node>(email: Node) => [
  'Send this link to ',
  email,
  ' yourself. It works once, within 14 days, and only for that email. It is not shown again.',
]
export const link = 'Invitation link'
