import type { Locator, Page } from '@playwright/test'
import type { Account } from '../api.ts'
import type { School } from '../school.ts'

/** A screen in a state that a person can meet; `act` leads to the state. */
export type Scene = {
  name: string
  as?: 'student' | 'educator'
  path: (quizzes: School['quizzes'], student: Account) => string
  heading: string | RegExp
  onlyOnPhones?: boolean
  /** Is compared with the picture in `pictures`. */
  isPictured?: boolean
  act?: (page: Page) => Promise<void>
  /** What comes last: loaded after the heading, or the state that `act` leads to. */
  shows?: (page: Page) => Locator
}
