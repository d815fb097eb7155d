export const fullName = 'Full Name'
export const newPassword = 'New password'
export const passwordHint = 'At least 8 characters'
