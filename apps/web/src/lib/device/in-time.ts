/** Limits how long we wait for something optional, such as this device's database. */
export async function inTime<T>(reading: Promise<T>, patienceMs = 1_000): Promise<T | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs))
  return Promise.race([reading, tooLate])
}
