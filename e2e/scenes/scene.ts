import type { Locator, Page } from '@playwright/test'
import type { School } from '../school.ts'

type State = {
  name: string
  /** Brings the screen into this state, from the one before or from the opened screen. */
  act?: (page: Page) => Promise<void>
  /** What appears last: content that loads after the heading, or the state that `act` leads to. */
  shows?: (page: Page) => Locator
  onlyOnPhones?: boolean
  /** Compared with the picture in `pictures`. */
  isPictured?: boolean
  /** How the title of the tab begins, if it is another one than in the state before. No other screen’s begins so. */
  title?: string | RegExp
}

/** A screen in a state that a person can meet, and more states that follow on the same page. */
export type Scene = State & {
  as?: keyof School['people']
  path: (quizzes: School['quizzes'], people: School['people']) => string
  heading: string | RegExp
  next?: State[]
  /** Its page cannot be used again: its clock is not set back. */
  isLastOfPage?: boolean
}
