import { number, plural } from '../language.ts'

export const loading = 'Loading…'
export const tryAgain = 'Try again'
export const dismiss = 'Dismiss'
export const cancel = 'Cancel'
export const problems = 'There is a problem'
/** The title of the browser’s tab while a form has problems. */
export const errorTitle = (title: string) => `Error: ${title}`
export const showPassword = 'Show password'
export const hidePassword = 'Hide password'
export const checkConnection = 'Check your connection, then try again.'
export const inAMoment = 'Try again in a moment.'
export const networkError = 'Network error. Please try again.'
export const somethingWrong = 'Something went wrong. Please try again.'
export const sessionEnded = 'Your session has ended. Login again to go on where you were.'
export const notShown = 'This page could not be shown'
export const nothingLost = 'Nothing that was saved is lost. Check your connection, then try again.'
export const loadingPage = 'Loading'
/** In the place of a title that is not known. */
export const untitled = 'Untitled quiz'
export const minutes = (n: number) => plural(n, { one: `${number(n)} minute`, other: `${number(n)} minutes` })
