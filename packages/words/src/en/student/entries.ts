/** What is missing in a form, by field: the same as in `problems/account`, which a student does not load. */
export const missing = {
  email: 'Enter your email address, like name@example.com',
  password: 'Enter a password',
  secretCode: 'Enter the code',
}
