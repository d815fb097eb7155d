/** What is missing in a form, by code: the same as in `problems/account`, which a student does not load. */
export const missing = {
  'enter-email': 'Enter your email address, like name@example.com',
  'enter-password': 'Enter a password',
  'enter-code': 'Enter the code',
}
