import { expect } from '../fixtures.ts'
import type { Scene } from './scene.ts'

/** What anybody sees, and the screens of an account. */
export const accountScenes: Scene[] = [
  { name: 'home', isPictured: true, path: () => '/', heading: /Test Your Knowledge/ },
  { name: 'home-student', as: 'student', path: () => '/', heading: /Test Your Knowledge/ },
  {
    name: 'home-menu',
    as: 'student',
    path: () => '/',
    heading: /Test Your Knowledge/,
    onlyOnPhones: true,
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  { name: 'login', isPictured: true, path: () => '/login', heading: 'Login' },
  {
    name: 'login-error',
    path: () => '/login',
    heading: 'Login',
    act: (page) => page.getByRole('button', { name: 'Login' }).click(),
  },
  { name: 'signin', isPictured: true, path: () => '/signin', heading: 'Sign In' },
  {
    name: 'signin-error',
    path: () => '/signin',
    heading: 'Sign In',
    act: (page) => page.getByRole('button', { name: 'Sign In' }).click(),
  },
  { name: 'about', path: () => '/about', heading: 'About Quizly' },
  { name: 'contact', as: 'student', path: () => '/contact', heading: 'Contact Us' },
  {
    name: 'contact-error',
    as: 'student',
    path: () => '/contact',
    heading: 'Contact Us',
    act: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
  },
  { name: 'details', path: () => '/details', heading: 'Discover More About Us' },
  { name: 'not-found', path: () => '/no/such/page', heading: 'Page not found' },
  {
    name: 'profile-student',
    as: 'student',
    path: () => '/profile',
    heading: 'Daniel Reyes',
  },
  { name: 'account', as: 'student', path: () => '/account', heading: 'Account' },
  {
    name: 'account-delete',
    as: 'student',
    path: () => '/account',
    heading: 'Account',
    act: (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
  },
  {
    name: 'forgot-password',
    path: () => '/forgot-password',
    heading: 'Forgot your password?',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@northfield.example')
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(page.getByText('If there is an account with this email')).toBeVisible()
    },
  },
  { name: 'reset-password', path: () => '/reset-password#token', heading: 'Set a new password' },
]
