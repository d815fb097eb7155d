type TraceEvent = {
  name: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}
/** What the main thread of a page did without a pause: how long it took, and its CPU time, which others cannot lengthen. */
export type PageTask = { wallMs: number; cpuMs: number }

/** The trace categories in which tasks stand. */
export const taskCategories = ['toplevel', 'devtools.timeline']

/** The tasks of the busiest page in a trace of Chromium. */
export function pageTasks(trace: Buffer): PageTask[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isPage = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const pages = new Set(traceEvents.filter(isPage).map(threadOf))
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && pages.has(threadOf(event)),
  )
  const byPage = [...Map.groupBy(tasks, threadOf).values()].map((events) =>
    events.map(({ dur = 0, tdur = 0 }) => ({ wallMs: dur / 1000, cpuMs: tdur / 1000 })),
  )
  const work = (page: readonly PageTask[]) => page.reduce((sum, { cpuMs }) => sum + cpuMs, 0)
  const [busiest] = byPage.toSorted((one, other) => work(other) - work(one))
  if (!busiest) throw new Error('The trace holds no task of a page')
  return busiest
}
