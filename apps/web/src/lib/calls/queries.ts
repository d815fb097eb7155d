import { QueryClient, type QueryKey, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { getSession, type Session, useSession } from './session.ts'
import type { Load } from '../use-load.ts'

const nobody = {}
const clients = new WeakMap<Session | typeof nobody, QueryClient>()

/** Dropped with the session, so that whoever logs in next on this tab sees nothing of it. */
function clientOf(session: Session | null): QueryClient {
  const key = session ?? nobody
  const present = clients.get(key)
  if (present) return present
  // A call has its own patience, and a failure is shown at once with a button that tries again.
  const queries = { retry: false, networkMode: 'always', refetchOnWindowFocus: false } as const
  const client = new QueryClient({ defaultOptions: { queries } })
  clients.set(key, client)
  return client
}

/** What an earlier visit has loaded is shown at once and brought up to date. */
export function useCachedQuery<T>(key: QueryKey, load: (signal: AbortSignal) => Promise<T>): Load<T> {
  const client = clientOf(useSession())
  const { data, isError, error, refetch } = useQuery(
    { queryKey: key, queryFn: ({ signal }) => load(signal) },
    client,
  )
  return toLoad(useDeferredValue(data), isError && { error, refetch })
}

/** Puts in what has just been changed, in place of what was loaded under this key. */
export function changeCached<T>(key: QueryKey, change: (before: T) => T): void {
  const client = clientOf(getSession())
  // What is still being loaded would be older than this change.
  void client.cancelQueries({ queryKey: key })
  client.setQueryData<T>(key, (before) => before && change(before))
}

/** Loads again what is shown of a quiz and forgets what else is known of it: its keys have its ID in the second place. */
export async function refreshQuiz(quizId: string): Promise<void> {
  await clientOf(getSession()).invalidateQueries({
    predicate: ({ queryKey: [list, of] }) => of === quizId || list === 'quizzes',
  })
}

/** Loads again what is shown of one key. */
export const refreshKey = (key: QueryKey): Promise<void> =>
  clientOf(getSession()).invalidateQueries({ queryKey: key })

/** Loads again also after a failure: perhaps only its reply was lost. */
export async function changeQuiz<T>(quizId: string, change: Promise<T>): Promise<T> {
  try {
    return await change
  } finally {
    await refreshQuiz(quizId)
  }
}

/** `next` is what to ask for to get the next part; undefined at the end. */
type Part = { next?: string | undefined }

/** While a list with the same first two entries in its key is loaded, the one before stays in sight. */
export function useCachedList<P extends Part>(
  key: readonly [list: string, of: string, ...QueryKey],
  loadPart: (after: string | undefined, signal: AbortSignal) => Promise<P>,
) {
  const client = clientOf(useSession())
  const pages = useInfiniteQuery(
    {
      queryKey: key,
      queryFn: ({ pageParam, signal }) => loadPart(pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: P) => last.next,
      placeholderData: (before, of) => (of?.queryKey[1] === key[1] ? before : undefined),
    },
    client,
  )
  const { data, isError, error, refetch, isFetching, fetchNextPage, hasNextPage } = pages
  const hasFailed = pages.isFetchNextPageError
  const [wantsAll, setWantsAll] = useState(false)
  useEffect(() => {
    if (wantsAll && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [wantsAll, hasNextPage, isFetching, isError, fetchNextPage])

  const parts = useDeferredValue(data)?.pages as [P, ...P[]] | undefined
  const state = pages.isFetchingNextPage
    ? ('busy' as const)
    : hasFailed
      ? ('failed' as const)
      : ('resting' as const)
  async function more({ all = false } = {}) {
    if (all) setWantsAll(true)
    else await fetchNextPage()
  }
  return {
    query: toLoad(parts, isError && !hasFailed && { error, refetch }),
    list: { next: parts?.at(-1)?.next, state, more },
  }
}

function toLoad<T>(
  data: T | undefined,
  failure: false | { error: unknown; refetch: () => unknown },
): Load<T> {
  if (failure) return { status: 'failed', error: failure.error, retry: () => void failure.refetch() }
  return data === undefined ? { status: 'loading' } : { status: 'ready', data }
}
