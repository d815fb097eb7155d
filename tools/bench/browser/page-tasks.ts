type TraceEvent = {
  name: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}
/**
 * An uninterrupted task of a page's main thread: its duration, and its CPU time, which other programs cannot
 * lengthen.
 */
export type PageTask = { wallMs: number; cpuMs: number }

/** The trace categories that contain tasks. */
export const taskCategories = ['toplevel', 'devtools.timeline']

/** The tasks of the busiest page in a Chromium trace. */
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
