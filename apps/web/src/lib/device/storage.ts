/** It never throws: storage may be forbidden, full or missing, and the app must go on. */
export function safeStorage(kind: 'localStorage' | 'sessionStorage') {
  return {
    get(key: string): string | null {
      try {
        return window[kind].getItem(key)
      } catch {
        return null
      }
    },
    set(key: string, value: string): boolean {
      try {
        window[kind].setItem(key, value)
        return true
      } catch {
        return false
      }
    },
    keys(): string[] {
      try {
        return Object.keys(window[kind])
      } catch {
        return []
      }
    },
    remove(key: string): void {
      try {
        window[kind].removeItem(key)
      } catch {}
    },
  }
}

export function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
