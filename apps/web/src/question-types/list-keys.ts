import type { KeyboardEvent } from 'react'

/**
 * The keys of a field in a list: Enter goes on to the next one, Backspace takes an empty one out. Nothing while an input
 * method composes: there Enter takes what it offers.
 */
export function listKeys(goOn: () => void, drop?: (() => void) | false) {
  return (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, shiftKey, repeat } = event
    if (ctrlKey || altKey || metaKey || shiftKey || isComposing(event)) return
    if (key === 'Enter') {
      event.preventDefault()
      goOn()
    } else if (key === 'Backspace' && drop && !repeat) {
      event.preventDefault()
      drop()
    }
  }
}

/** Safari sends the Enter that ends a composition after its end, with the code of a key that is being composed. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229

export const focusField = (id: string) => document.getElementById(id)?.focus()
