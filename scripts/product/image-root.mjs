// What the image holds: `node scripts/product/image-root.mjs FOLDER`. Quizly, its Node, and the few files of the system that
// these two are linked with. `root` becomes the image's files, `data` the empty folder for the data.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { newNode } from '../bootstrap.mjs'
import { copyNativeParts } from './native-parts.mjs'
import { productFolder } from './product.mjs'

const folder = resolve(process.argv[2] ?? 'dist/image')
const root = join(folder, 'root')
const quizly = join(root, 'quizly')

mkdirSync(join(folder, 'data'), { recursive: true })
cpSync(productFolder, quizly, { recursive: true })
copyNativeParts(quizly)
const node = realpathSync(newNode())
copyFileSync(node, join(quizly, 'node'))
copyFileSync(join(dirname(node), '..', 'LICENSE'), join(quizly, 'NODE-LICENSE'))
const binaries = readdirSync(quizly, { recursive: true }).filter((name) =>
  /(?:\.node|\.so[.\d]*|^node)$/.test(name),
)
for (const library of new Set(binaries.flatMap((name) => linkedWith(join(quizly, name))))) copy(library)
for (const name of ['libc6', 'libstdc++6', 'libgcc-s1', 'libatomic1']) {
  const licence = `/usr/share/doc/${name}/copyright`
  if (existsSync(licence)) copy(licence)
}
write('etc/passwd', 'quizly:x:65532:65532::/data:/none\n')
write('etc/group', 'quizly:x:65532:\n')
write('etc/nsswitch.conf', 'hosts: files dns\n')
// What a container is given lies there.
for (const name of ['data', 'dev', 'proc', 'sys', 'tmp']) mkdirSync(join(root, name), { recursive: true })

/** The libraries of the system that a binary needs, its loader among them. */
function linkedWith(path) {
  const { stdout } = spawnSync('ldd', [path], { encoding: 'utf8' })
  return [...stdout.matchAll(/(\/\S+) \(0x/g)]
    .map(([, library]) => library)
    .filter((library) => !resolve(library).startsWith(quizly))
}

function copy(path) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  copyFileSync(path, join(root, path))
}

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
