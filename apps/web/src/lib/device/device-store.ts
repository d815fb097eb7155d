import { delMany, get, keys, update } from 'idb-keyval'

/** In browsers without a database every call fails, some by throwing at once. */
export type DeviceStore = {
  names(): Promise<string[]>
  get<T>(name: string): Promise<T | undefined>
  /** Replaces a value by what `change` returns for it; nothing else comes between. */
  update<T>(name: string, change: (value?: T) => T): Promise<void>
  remove(names: string[]): Promise<void>
}

export const deviceStore: DeviceStore = { names: () => keys(), get, update, remove: delMany }

/** Limits how long we wait for something optional, such as this device's database. */
export async function inTime<T>(reading: Promise<T>, patienceMs = 1_000): Promise<T | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs))
  return Promise.race([reading, tooLate])
}
