import { expect, type Page } from '@playwright/test'

/** What the app keeps in this device's database under keys that start so. */
function keptUnder(page: Page, prefix: string): Promise<unknown[]> {
  return page.evaluate(async (start) => {
    // Opening a database that is not there yet would make it, without what the app wants in it.
    const present = await indexedDB.databases()
    if (!present.some(({ name }) => name === 'keyval-store')) return []
    const opened = indexedDB.open('keyval-store')
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    const range = IDBKeyRange.bound(`${start}:`, `${start};`)
    const asked = opened.result.transaction('keyval').objectStore('keyval').getAll(range)
    await new Promise((resolve) => asked.addEventListener('success', resolve))
    opened.result.close()
    return asked.result as unknown[]
  }, prefix)
}

/** Waits until the quiz that runs is kept on this device with where it stands, or no more. */
export async function untilQuizIsKept(page: Page, isKept = true) {
  const count = async () => (await keptUnder(page, 'paper')).length
  await expect.poll(count).toBe(isKept ? 2 : 0)
}

/** Waits until an answer is kept on this device that the server has not acknowledged. */
export async function untilAnswerIsKept(page: Page, answer: string) {
  await expect.poll(async () => JSON.stringify(await keptUnder(page, 'answers'))).toContain(answer)
}
