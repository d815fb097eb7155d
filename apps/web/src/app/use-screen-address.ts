import { useDeferredValue } from 'react'
import { type BrowserLocationHook, useBrowserLocation } from 'wouter/use-browser-location'

/** The router's address. While the next screen is being fetched, it is still that of the screen which stays in sight. */
export const useScreenAddress: BrowserLocationHook = () => {
  const [path, navigate] = useBrowserLocation()
  return [useDeferredValue(path), navigate]
}
