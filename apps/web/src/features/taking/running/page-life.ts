/**
 * Follows the page: `onLeave` when it is hidden, perhaps for ever; `onReturn` when it is shown again;
 * `onOnline` and `onOffline` when the device finds or loses its network. Returns the function that ends it.
 */
export function followPage(on: {
  leave: () => void
  return: () => void
  online: () => void
  offline: () => void
}): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const seen = () => (document.visibilityState === 'hidden' ? on.leave() : on.return())
  document.addEventListener('visibilitychange', seen, { signal })
  window.addEventListener('pagehide', on.leave, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && on.return(), { signal })
  window.addEventListener('online', on.online, { signal })
  window.addEventListener('offline', on.offline, { signal })
  return () => listening.abort()
}
