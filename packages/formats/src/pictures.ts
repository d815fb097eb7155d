import { pictureLimits } from '@quizly/domain'
import type { Loss } from './loss.ts'
import type { Picture, ReadItem } from './item.ts'

/** By the first bytes; undefined for what is no picture that Quizly can have. */
function kindOf(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  return kinds.find(([sign]) => sign.test(head))?.[1]
}
const kinds: readonly [RegExp, string][] = [
  [/^\u0089PNG\r\n/, 'png'],
  [/^\u00FF\u00D8\u00FF/, 'jpg'],
  [/^GIF8[79]a/, 'gif'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^[^]{4}ftypavi[fs]/, 'avif'],
]

/** Pages that did not come by HTTPS cannot hash: there each picture gets a name of its own, also one that is there twice. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { subtle }: Partial<Pick<typeof crypto, 'subtle'>> = crypto
  return subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : crypto.getRandomValues(new Uint8Array(32))
}

/**
 * The pictures that are found in a file. While it is read they have hashes that are none, because hashing is asynchronous;
 * `finish` puts the real ones in their places.
 */
export class FoundPictures {
  readonly #found: { name: string; bytes: Uint8Array }[] = []
  readonly #known = new Map<Uint8Array, string>()

  /** What stands for its hash until the end, or why it is no picture. The same bytes object gives the same one. */
  add(name: string, bytes: Uint8Array): string | Loss {
    const kind = kindOf(bytes)
    if (!kind) return { kind: 'dropped', what: 'picture-broken', field: 'pictures', params: { name } }
    if (bytes.length > pictureLimits.bytes) {
      const params = { name, most: pictureLimits.bytes }
      return { kind: 'dropped', what: 'picture-too-large', field: 'pictures', params }
    }
    const known = this.#known.get(bytes)
    if (known) return known
    const waiting = String(this.#found.length).padStart(64, 'f0')
    this.#found.push({ name: /\.\w+$/.test(name) ? name : `${name}.${kind}`, bytes })
    this.#known.set(bytes, waiting)
    return waiting
  }

  /** The items with the hashes of their pictures, and each picture once. */
  async finish<Item extends ReadItem>(
    items: readonly Item[],
  ): Promise<{ items: Item[]; pictures: Picture[] }> {
    const hashed = await Promise.all(
      this.#found.map(async (picture): Promise<Picture> => {
        const digest = await digestOf(picture.bytes as Uint8Array<ArrayBuffer>)
        const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
        return { ...picture, hash }
      }),
    )
    const named = (text: string) =>
      text.replaceAll(
        /(?<=image:)f0[\df]{62}/g,
        (waiting) => hashed[Number(/\d{1,6}$/.exec(waiting)?.[0])]?.hash ?? waiting,
      )
    const finished = hashed.length === 0 ? [...items] : items.map((item) => withTexts(item, named))
    return { items: finished, pictures: [...new Map(hashed.map((each) => [each.hash, each])).values()] }
  }
}

const withTexts = <Item extends ReadItem>(item: Item, change: (text: string) => string): Item => ({
  ...item,
  ...(item.content && { content: JSON.parse(change(JSON.stringify(item.content))) as Item['content'] }),
  ...(item.text !== undefined && { text: change(item.text) }),
})

/** The bytes of a text in Base64, white space in it aside; undefined if it is none. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  try {
    const binary = atob(text)
    const bytes = new Uint8Array(binary.length)
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
    return bytes
  } catch {
    return undefined
  }
}
