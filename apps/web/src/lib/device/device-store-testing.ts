import type { DeviceStore } from './device-store.ts'

/** A database in memory that the test can read. Like a real one it stores copies. */
export function memoryStore(values = new Map<string, unknown>()) {
  const store: DeviceStore = {
    names: async () => [...values.keys()],
    get: async <T>(name: string) => structuredClone(values.get(name)) as T | undefined,
    async update<T>(name: string, change: (value?: T) => T) {
      values.set(name, structuredClone(change(values.get(name) as T | undefined)))
    },
    async remove(names) {
      for (const name of names) values.delete(name)
    },
  }
  return { store, values }
}
