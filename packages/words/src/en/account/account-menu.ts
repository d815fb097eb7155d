export const label = 'Account menu'
export const account = 'Account'
export const logout = 'Logout'
