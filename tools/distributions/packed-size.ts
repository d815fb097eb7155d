import { execFileSync, spawnSync } from 'node:child_process'
import { createReadStream, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { productFolder } from '../../scripts/product/product.mjs'

const million = 1_000_000

export const fileMb = (file: string): number => statSync(file).size / million

/** The product as npm packs it, in this folder. */
export function packProduct(folder: string): string {
  const [{ filename } = { filename: '' }] = JSON.parse(
    npm(folder, ['pack', '--json', '--pack-destination', folder, resolve(productFolder)]),
  ) as { filename: string }[]
  return join(folder, filename)
}

/** The npm of this machine, with the Node that it came with. */
export function npm(cwd: string, args: readonly string[]): string {
  const env = { ...process.env, PATH: (process.env['PATH'] ?? '').replace(/^[^:]*node-linux[^:]*:/, '') }
  return execFileSync('npm', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

export async function gzippedMb(file: string): Promise<number> {
  let bytes = 0
  await pipeline(createReadStream(file), createGzip({ level: 6 }), async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) bytes += part.length
  })
  return bytes / million
}

/** A folder as the layer of an image. No zstd where the machine has none. */
export function layerMb(root: string): { gzip: number; zstd: number | undefined } {
  const bytes = (packer: string) =>
    Number(execFileSync('sh', ['-c', `tar -C ${root} -cf - . | ${packer} | wc -c`], { encoding: 'utf8' }))
  const hasZstd = spawnSync('zstd', ['--version']).status === 0
  return { gzip: bytes('gzip -6') / million, zstd: hasZstd ? bytes('zstd -10 -T0 -q') / million : undefined }
}
