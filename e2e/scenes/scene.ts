import type { Locator, Page } from '@playwright/test'
import type { School } from '../school.ts'

/** A screen in a state that a person can meet; `act` brings it into that state. */
export type Scene = {
  name: string
  as?: keyof School['people']
  path: (quizzes: School['quizzes'], people: School['people']) => string
  heading: string | RegExp
  onlyOnPhones?: boolean
  /** Compared with the picture in `pictures`. */
  isPictured?: boolean
  act?: (page: Page) => Promise<void>
  /** What appears last: content that loads after the heading, or the state that `act` leads to. */
  shows?: (page: Page) => Locator
}
