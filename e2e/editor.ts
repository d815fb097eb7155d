import type { Locator } from '@playwright/test'

/** Chooses the type of a question that is being written, by keyboard. */
export async function chooseType(question: Locator, name: string): Promise<void> {
  await question.getByRole('button', { name: /^Question type/ }).press('Enter')
  await question.getByRole('menuitemradio', { name }).press('Enter')
}
