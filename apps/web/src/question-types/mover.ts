/** The button that moves an item of a draft one place up or down. */
export const moverId = (key: string, place: number, by: -1 | 1) => `${key}-${by < 0 ? 'up' : 'down'}-${place}`

/** Rows of a draft stay when their texts move; the focus goes with the text, so that a press more moves it on. */
export function focusMover(key: string, place: number, by: -1 | 1): void {
  document.getElementById(moverId(key, place, by))?.focus()
}
