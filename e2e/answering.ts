import type { Locator, Page, Route } from '@playwright/test'

/** What the network does to a call: no reply arrives, or something answers in the server's place. */
export type Reply = 'no answer' | { status?: number; body?: string; json?: unknown }

/** Answers every call of an address with `reply` while `act` runs; after that the server answers again. */
export async function answering(page: Page, address: string, reply: Reply, action: () => Promise<void>) {
  await page.route(address, (route) => (reply === 'no answer' ? route.abort() : route.fulfill(reply)))
  await action()
  await page.unroute(address)
}

/** Holds back the next call of an address while `act` runs, then lets it go on. */
export async function holding(page: Page, address: string, action: () => Promise<void>) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const hold = async (route: Route) => {
    await released
    await route.fallback()
  }
  await page.route(address, hold, { times: 1 })
  await action()
  release()
}

/** A failure without a reason. Below: one with a message and nothing else. */
export const wordless: Reply = { status: 500 }
export const failing = (message: string): Reply => ({ status: 500, json: { message } })

/** The log-in page of a network, which it sends with status 200. */
export const portal = '<!doctype html><title>Log in to this network</title>'

/** A sentence in a toast. */
export function toast(page: Page, sentence: string): Locator {
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  const boxes = page.getByRole('alert').or(page.getByRole('status')).filter({ has: dismiss })
  return boxes.getByText(sentence, { exact: true })
}

/** A sentence in a message inside the page. */
export function inPage(page: Page, sentence: string): Locator {
  return page.getByRole('main').getByRole('alert').getByText(sentence, { exact: true })
}
