import type { Scene } from './scene.ts'

/** Screens that everybody sees, and the screens of an account. */
export const accountScenes: Scene[] = [
  { name: 'home', title: 'Home', isPictured: true, path: () => '/', heading: /Test Your Knowledge/ },
  {
    name: 'home-student',
    title: 'Home',
    as: 'student',
    path: () => '/',
    heading: /Test Your Knowledge/,
    shows: (page) => page.getByRole('heading', { name: 'Your latest results' }),
    next: [
      {
        name: 'home-menu',
        onlyOnPhones: true,
        act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
        shows: (page) => page.getByRole('banner').getByRole('link', { name: 'About Us' }),
      },
    ],
  },
  {
    name: 'login',
    title: 'Login',
    isPictured: true,
    path: () => '/login',
    heading: 'Login',
    next: [
      {
        name: 'login-error',
        act: (page) => page.getByRole('button', { name: 'Login' }).click(),
        shows: (page) => page.getByRole('alert'),
      },
    ],
  },
  {
    name: 'signin',
    title: 'Sign In',
    isPictured: true,
    path: () => '/signin',
    heading: 'Sign In',
    next: [
      {
        name: 'signin-error',
        act: (page) => page.getByRole('button', { name: 'Sign In' }).click(),
        shows: (page) => page.getByRole('alert'),
      },
    ],
  },
  { name: 'about', title: 'About Us', path: () => '/about', heading: 'About Quizly' },
  {
    name: 'contact',
    title: 'Contact Us',
    as: 'student',
    path: () => '/contact',
    heading: 'Contact Us',
    next: [
      {
        name: 'contact-error',
        act: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
        shows: (page) => page.getByText('Write your message'),
      },
    ],
  },
  { name: 'details', title: 'Details', path: () => '/details', heading: 'Discover More About Us' },
  { name: 'not-found', title: 'Page not found', path: () => '/no/such/page', heading: 'Page not found' },
  {
    name: 'profile-student',
    title: 'Profile',
    as: 'student',
    path: () => '/profile',
    heading: 'Daniel Reyes',
    shows: (page) => page.getByRole('table', { name: 'Results' }),
  },
  {
    name: 'account',
    title: 'Account',
    as: 'student',
    path: () => '/account',
    heading: 'Account',
    shows: (page) => page.getByText(/^This device\./),
    next: [
      {
        name: 'account-delete',
        act: (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
        shows: (page) => page.getByRole('alertdialog', { name: 'Delete your account?' }),
      },
    ],
  },
  {
    name: 'forgot-password',
    title: 'Forgot your password?',
    path: () => '/forgot-password',
    heading: 'Forgot your password?',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@northfield.example')
      await page.getByRole('button', { name: 'Send link' }).click()
    },
    shows: (page) => page.getByText('If there is an account with this email'),
  },
  {
    name: 'reset-password',
    title: 'Set a new password',
    path: () => '/reset-password#token',
    heading: 'Set a new password',
  },
]
