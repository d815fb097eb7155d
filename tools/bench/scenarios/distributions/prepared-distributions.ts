import { chownSync, closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildImage, inImage, whyNoSteps } from '../../../../scripts/image-steps.mjs'
import { executable, makeExecutable } from '../../../../scripts/product/executable.mjs'
import { makeProduct } from '../../../../scripts/product/product.mjs'
import { serverArguments } from '../../../../scripts/server-program.mjs'
import { imageAccount, imageEnvironment } from '../../../distributions/image.ts'
import { fileMb, gzippedMb, layerMb, packProduct } from '../../../distributions/packed-size.ts'

export type Distribution = {
  command: readonly string[]
  cwd: string
  env: Record<string, string>
  /** The most CPU ms of a start, private MB then, and MB packed. */
  most: { cpuMs: number; privateMb: number; packedMb?: number }
  packedMb?: number
}
type Layer = ReturnType<typeof layerMb>
export type Distributions = {
  distributions: ReadonlyMap<string, Distribution>
  layer: Layer | undefined
  note: string
}

/** Packs the product for each way of running it, below this folder. Each has a folder of its own for its data. */
export async function prepareDistributions(folder: string): Promise<Distributions> {
  makeProduct()
  makeExecutable()
  // What is not on the disk yet counts as written by whoever runs it.
  const file = openSync(executable, 'r+')
  fsyncSync(file)
  closeSync(file)
  const distributions = new Map(Object.entries(await ownDistributions(folder)))
  const reason = whyNoSteps()
  if (reason) return { distributions, layer: undefined, note: `The image is left out: ${reason}` }
  const { way: distribution, layer } = prepareImage()
  distributions.set('image', distribution)
  const note =
    'The image is what `scripts/image-steps.mjs` makes of the Dockerfile, run as an engine would; the shell that mounts its files counts too.'
  return { distributions, layer, note }
}

async function ownDistributions(folder: string): Promise<Record<string, Distribution>> {
  const node = process.execPath
  // As npm installs it: the product beside the packages with binaries.
  const installed = resolve('dist/executable/files/server/quizly.cjs')
  const inFolder = (name: string) => {
    const cwd = join(folder, `way-${name}`)
    mkdirSync(cwd, { recursive: true })
    const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: join(cwd, 'compiled') }
    return { cwd, env }
  }
  return {
    clone: {
      ...inFolder('clone'),
      command: [node, ...serverArguments({})],
      most: { cpuMs: 210, privateMb: 55 },
    },
    npx: {
      ...inFolder('npx'),
      command: [node, installed],
      most: { cpuMs: 230, privateMb: 55, packedMb: 6 },
      packedMb: fileMb(packProduct(folder)),
    },
    'single file': {
      ...inFolder('single-file'),
      command: [resolve(executable)],
      most: { cpuMs: 300, privateMb: 60, packedMb: 65 },
      packedMb: await gzippedMb(executable),
    },
  }
}

function prepareImage(): { way: Distribution; layer: Layer } {
  // Not below the project, which is copied into it.
  const place = mkdtempSync(join(tmpdir(), 'quizly-image-'))
  process.once('exit', () => rmSync(place, { recursive: true, force: true }))
  const image = buildImage(place)
  const data = join(place, 'volume')
  mkdirSync(data)
  chownSync(data, imageAccount, imageAccount)
  const layer = layerMb(image.root)
  return {
    way: {
      command: inImage(image, data, [...image.entrypoint, ...image.command]),
      cwd: place,
      env: imageEnvironment(image.env),
      most: { cpuMs: 230, privateMb: 55, packedMb: 85 },
      packedMb: layer.gzip,
    },
    layer,
  }
}
