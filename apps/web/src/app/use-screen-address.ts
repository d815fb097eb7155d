import { useDeferredValue } from 'react'
import { type BrowserLocationHook, useBrowserLocation } from 'wouter/use-browser-location'

/** The router's address. While the next screen is being fetched, it stays that of the screen still shown. */
export const useScreenAddress: BrowserLocationHook = () => {
  const [path, navigate] = useBrowserLocation()
  return [useDeferredValue(path), navigate]
}
