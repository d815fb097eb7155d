/** How long a class waits for pictures, which all its students fetch at once. Seconds are rounded to what one would say. */
export function waitOfClass(bytes: number): { megabytes: number; seconds: number } {
  const seconds = (bytes * studentsOfClass * 8) / (lineMbit * 1_000_000)
  const step = seconds < 10 ? 1 : 5
  return {
    megabytes: Math.max(1, Math.round(bytes / 100_000)) / 10,
    seconds: Math.max(1, Math.round(seconds / step) * step),
  }
}

const studentsOfClass = 30
const lineMbit = 20
