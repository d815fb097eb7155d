import { useCallback, useState } from 'react'
import { getSession } from '../calls/session.ts'
import { parseStored, safeStorage } from './storage.ts'

const device = safeStorage('localStorage')
const tab = safeStorage('sessionStorage')

/**
 * Keeps unfinished input on this device under `draft:<user's ID>:<key>` until `discard`, through reloads,
 * lost sessions and closed tabs, for its writer only. Without a session it is kept in this tab and taken
 * along at log-in. `kept` is false if the device refuses to store it. `isValid` guards against values that
 * older versions or other programs left there.
 */
export function useDraft<T>(key: string, initial: () => T, isValid: (stored: unknown) => stored is T) {
  const [userId] = useState(() => getSession()?.user._id)
  const ownKey = `draft:${userId}:${key}`
  const nobodysKey = `draft::${key}`
  const [value, setValue] = useState<T>(() => {
    const stored = parseStored((userId ? device.get(ownKey) : null) ?? tab.get(nobodysKey))
    return isValid(stored) ? stored : initial()
  })
  const [kept, setKept] = useState(true)

  const discard = useCallback(() => {
    tab.remove(nobodysKey)
    device.remove(ownKey)
  }, [nobodysKey, ownKey])
  const change = useCallback(
    (next: T) => {
      setValue(next)
      const text = JSON.stringify(next)
      setKept(userId ? device.set(ownKey, text) : tab.set(nobodysKey, text))
    },
    [userId, ownKey, nobodysKey],
  )
  return { value, change, discard, kept }
}
