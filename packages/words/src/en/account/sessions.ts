export const heading = 'Where you are logged in'
export const failed = 'The list could not be loaded.'
export const current = (login: string) => `This device. Logged in ${login}`
export const other = (lastUse: string, login: string) => `Last used ${lastUse}. Logged in ${login}`
export const logout = 'Log out'
export const logoutOf = (device: string) => `Log out ${device}`
export const loggedOut = (device: string) => `${device} is logged out.`
export const logoutEverywhere = 'Log out everywhere'
export const everywhereHint = 'Logs you out on every device, including this one.'
export const everywhereDone = 'You are logged out everywhere.'
