import { expect, type Page } from '@playwright/test'

/** What the app stores in this device's database, under keys with this prefix if there is one. */
function keptUnder(page: Page, prefix?: string): Promise<unknown[]> {
  return page.evaluate(async (start) => {
    // Opening a missing database would create it, without the tables that the app needs.
    const present = await indexedDB.databases()
    if (!present.some(({ name }) => name === 'keyval-store')) return []
    const opened = indexedDB.open('keyval-store')
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    const range = start === undefined ? undefined : IDBKeyRange.bound(`${start}:`, `${start};`)
    const request = opened.result.transaction('keyval').objectStore('keyval').getAll(range)
    await new Promise((resolve) => request.addEventListener('success', resolve))
    opened.result.close()
    return request.result as unknown[]
  }, prefix)
}

/** Waits until the running quiz, with its current state, is stored on this device; or is not any more. */
export async function untilQuizIsKept(page: Page, isKept = true) {
  const count = async () => (await keptUnder(page, 'paper')).length
  await expect.poll(count).toBe(isKept ? 2 : 0)
}

/** Waits until so many things are stored on this device. */
export async function untilCountIsKept(page: Page, count: number) {
  await expect.poll(async () => (await keptUnder(page)).length).toBe(count)
}

/** Waits until an unacknowledged answer is stored on this device. */
export async function untilAnswerIsKept(page: Page, answer: string) {
  await expect.poll(async () => JSON.stringify(await keptUnder(page, 'answers'))).toContain(answer)
}
