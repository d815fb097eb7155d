import { type CallName, exportAccount, getResult, getTimeline, listStudents } from '@quizly/contract'
import { seedEssays } from '../desk/essay-class.ts'
import type { TestApp } from '../test-app.ts'

export type Reply = { status: number; raw: string }

/** The same acts again and again, each of which changes something: no call repeats the one before it. */
export type Loop = {
  calls: readonly CallName[]
  /** By how many bytes tables, or what is `told`, may still grow in the second half: up to a limit that comes later. */
  most?: Record<string, number>
  begin: (t: TestApp) => Promise<{
    again: (time: number) => Promise<Reply>
    /** What educators and students are told of it. */
    read: () => Promise<Reply[]>
  }>
}

/** A class with two essays each, and what is told of it. */
export async function seedLoop(t: TestApp) {
  const room = await seedEssays(t)
  const { ada, ben, params } = room
  const own = { token: ada.token, params }
  const query = { userId: ben._id }
  const timeline = () => t.call(getTimeline, { ...own, query })
  const read = async (): Promise<Reply[]> => [
    await timeline(),
    await t.call(getResult, { token: ben.token, params, query }),
    await t.call(listStudents, { ...own, query: {} }),
    await t.call(exportAccount, { token: ben.token }),
  ]
  return { ...room, own, timeline, read }
}
