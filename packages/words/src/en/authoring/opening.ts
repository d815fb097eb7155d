// A quiz is opened or closed.
import { number, plural } from '../language.ts'

export const close = 'Close quiz'
export const closing = 'Closing…'
export const openNow = 'Open now'
export const reopen = 'Reopen quiz'
export const opening = 'Opening…'
export const closed = 'The quiz is closed. No one else can start.'
export const closedWhileWorking = (n: number) =>
  plural(n, {
    one: `The quiz is closed. No one else can start. ${number(n)} student is still working and keeps their time.`,
    other: `The quiz is closed. No one else can start. ${number(n)} students are still working and keep their time.`,
  })
export const open = 'The quiz is open. Students can join with the code.'
export const openWithoutCode = 'The quiz is open. Students who have joined can start; the code is off.'
export const askClose = 'Close the quiz?'
export const askCloseAndRelease = 'Close the quiz and release the results?'
export const keepOpen = 'Keep it open'
export const closeAndRelease = 'Close and release'
export const working = (n: number) =>
  plural(n, {
    one: `${number(n)} student is working. They keep their time; no one else can start.`,
    other: `${number(n)} students are working. They keep their time; no one else can start.`,
  })
export const releases =
  'Students who have submitted see their score and the correct answers. You can’t undo this.'
export const releasesLater =
  'When the last student has finished, students who have submitted see their score and the correct answers. You can’t undo this.'
