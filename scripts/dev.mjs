import { ensureInstalled, newNode } from './bootstrap.mjs'
import { answerForHelp } from './help.mjs'
import { runTogether, startTool } from './run.mjs'

answerForHelp('dev', process.argv.slice(2))
ensureInstalled()
const port = process.env.PORT ?? '3000'
const viteEnvironment = { ...process.env, QUIZLY_API: `http://127.0.0.1:${port}` }

runTogether([
  startTool(newNode(), ['--watch', 'apps/server/src/main.ts']),
  startTool('vite', [], { cwd: 'apps/web', env: viteEnvironment }),
])
