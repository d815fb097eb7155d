import type { Scene } from './scene.ts'

/** Screens that everybody sees, and the screens of an account. */
export const accountScenes: Scene[] = [
  { name: 'home', isPictured: true, path: () => '/', heading: /Test Your Knowledge/ },
  {
    name: 'home-student',
    as: 'student',
    path: () => '/',
    heading: /Test Your Knowledge/,
    shows: (page) => page.getByRole('heading', { name: 'Your latest results' }),
  },
  {
    name: 'home-menu',
    as: 'student',
    path: () => '/',
    heading: /Test Your Knowledge/,
    onlyOnPhones: true,
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    shows: (page) => page.getByRole('banner').getByRole('link', { name: 'About Us' }),
  },
  { name: 'login', isPictured: true, path: () => '/login', heading: 'Login' },
  {
    name: 'login-error',
    path: () => '/login',
    heading: 'Login',
    act: (page) => page.getByRole('button', { name: 'Login' }).click(),
    shows: (page) => page.getByRole('alert'),
  },
  { name: 'signin', isPictured: true, path: () => '/signin', heading: 'Sign In' },
  {
    name: 'signin-error',
    path: () => '/signin',
    heading: 'Sign In',
    act: (page) => page.getByRole('button', { name: 'Sign In' }).click(),
    shows: (page) => page.getByRole('alert'),
  },
  { name: 'about', path: () => '/about', heading: 'About Quizly' },
  { name: 'contact', as: 'student', path: () => '/contact', heading: 'Contact Us' },
  {
    name: 'contact-error',
    as: 'student',
    path: () => '/contact',
    heading: 'Contact Us',
    act: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
    shows: (page) => page.getByText('Write your message'),
  },
  { name: 'details', path: () => '/details', heading: 'Discover More About Us' },
  { name: 'not-found', path: () => '/no/such/page', heading: 'Page not found' },
  {
    name: 'profile-student',
    as: 'student',
    path: () => '/profile',
    heading: 'Daniel Reyes',
    shows: (page) => page.getByRole('table', { name: 'Results' }),
  },
  {
    name: 'account',
    as: 'student',
    path: () => '/account',
    heading: 'Account',
    shows: (page) => page.getByText('This device.'),
  },
  {
    name: 'account-delete',
    as: 'student',
    path: () => '/account',
    heading: 'Account',
    act: (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
    shows: (page) => page.getByRole('alertdialog', { name: 'Delete your account?' }),
  },
  {
    name: 'forgot-password',
    path: () => '/forgot-password',
    heading: 'Forgot your password?',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@northfield.example')
      await page.getByRole('button', { name: 'Send link' }).click()
    },
    shows: (page) => page.getByText('If there is an account with this email'),
  },
  { name: 'reset-password', path: () => '/reset-password#token', heading: 'Set a new password' },
]
