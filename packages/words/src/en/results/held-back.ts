// Why a student does not see the whole result yet.
export const scoreOnly = 'Your teacher isn’t showing correct answers for this quiz.'
export const attemptsLeft = 'You’ll see the correct answers after your last attempt, or when the quiz closes.'
export const nothingUntilAllFinish =
  'Your answers have been received. Your score and the correct answers appear here when the last student has finished.'
export const untilAllFinish = 'You’ll see the correct answers when the last student has finished.'
export const untilReleased =
  'Your answers have been received. Your score and the correct answers appear here when your teacher releases them.'
export const untilClosed =
  'Your answers have been received. Your score and the correct answers appear here when your teacher closes the quiz and the last student has finished.'
export const untilClosedAt = (moment: string) =>
  `Your answers have been received. Your score and the correct answers appear here when the quiz is closed, on ${moment} (your time) at the latest, and the last student has finished.`
/** `seconds` is a number that counts down. */
export const opensIn = <Node>(seconds: Node) => [
  'Another device or tab of yours may still be sending answers. Your result opens in ',
  seconds,
  ' s.',
]
