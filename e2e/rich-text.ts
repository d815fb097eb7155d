import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What formats texts comes a moment after the fields. One of them has the focus. */
export const untilFormattable = (place: Page | Locator) =>
  expect(place.getByRole('button', { name: 'Bold', exact: true })).toBeEnabled()
