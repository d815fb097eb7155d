import type { Page } from '@playwright/test'
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
  {
    name: 'slip',
    title: 'Sign in with a slip',
    path: () => '/slip',
    heading: 'Sign in with a slip',
    next: [
      {
        name: 'slip-error',
        act: (page) => page.getByRole('button', { name: 'Sign in', exact: true }).click(),
        shows: (page) => page.getByText('A slip has 10 letters and digits'),
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
    name: 'second-step',
    title: 'Login',
    path: () => '/login',
    heading: 'Login',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('olga.novak@northfield.example')
      await page.getByLabel('Password', { exact: true }).fill('correct horse')
      await page.getByRole('button', { name: 'Login' }).click()
    },
    shows: (page) => page.getByRole('textbox', { name: 'Code' }),
    next: [
      {
        name: 'second-step-wrong',
        act: async (page) => {
          await page.getByRole('textbox', { name: 'Code' }).fill('12')
          await page.keyboard.press('Enter')
        },
        shows: (page) => page.getByText(/This code is not right\./).first(),
      },
    ],
  },
  {
    name: 'account-factor',
    title: 'Account',
    as: 'historian',
    path: () => '/account',
    heading: 'Account',
    act: (page) => page.getByRole('button', { name: 'Set up an app' }).click(),
    shows: (page) => page.getByLabel('Your password'),
    next: [
      {
        name: 'account-factor-secret',
        act: async (page) => {
          await page.getByLabel('Your password').fill('correct horse')
          await page.getByRole('button', { name: 'Continue' }).click()
        },
        shows: (page) => page.getByRole('img', { name: 'QR code for an authenticator app' }),
      },
    ],
  },
  {
    name: 'operator',
    title: 'Operator’s page',
    as: 'operator',
    path: () => '/operator',
    heading: 'Operator’s page',
    shows: (page) => page.getByRole('row', { name: /Daniel Reyes/ }),
    next: [
      {
        name: 'operator-person',
        act: (page) => page.getByRole('button', { name: 'More for Daniel Reyes' }).click(),
        shows: (page) => page.getByRole('menuitem', { name: 'Close account' }),
      },
      {
        name: 'operator-invitations',
        act: (page) => openPart(page, 'Invitations'),
        shows: (page) => page.getByRole('heading', { name: 'Invite an Admin' }),
      },
      {
        name: 'operator-storage',
        act: (page) => openPart(page, 'Storage'),
        shows: (page) => page.getByRole('row', { name: /Amara Okafor/ }),
      },
      {
        name: 'operator-server',
        act: (page) => openPart(page, 'Server'),
        shows: (page) => page.getByText('Copies of the data'),
      },
      {
        name: 'operator-log',
        act: (page) => openPart(page, 'Log'),
        shows: (page) => page.getByRole('heading', { level: 2 }),
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

async function openPart(page: Page, name: string) {
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name, exact: true }).click()
}
