import type * as en from '../../en/account/devices.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  unknown: 'Dispositivo desconhecido',
  on: (browser, system) => `${browser} em ${system}`,
}
