/** What is wrong with what somebody types about an account. */
export const account = {
  'enter-email': 'Enter your email address, like name@example.com',
  'enter-password': 'Enter a password',
  'enter-code': 'Enter the code',
  'wrong-password': 'This is not your current password.',
  'password-is-own-name': 'Choose a password that is not your name or email',
  'common-password': 'Many people use this password. Choose one that is harder to guess',
  'colleague-has-role': 'This colleague has a role on the quiz already. Change it in the list.',
  'zero-character': 'This text has a character that cannot be kept.',
}
