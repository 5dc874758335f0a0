// `npm start`: everything a newcomer needs, from a fresh clone to a running site. Runs on any Node from 18 on.
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { findNode, root, runNode } from './tools/node24.mjs'
import { ensureInstalled } from './tools/install.mjs'
import { asksForHelp, startHelp } from './tools/help.mjs'

if (asksForHelp(process.argv.slice(2))) {
  console.log(startHelp)
  process.exit(0)
}
const node = findNode()
ensureInstalled(node)
const built = await runNode(node, [join(root, 'tools/build.mjs')])
if (built !== 0) process.exit(built)
// By its real path, so that a later build sees who runs from it (tools/old-builds.ts).
// The launcher has its own channel to us: when we are killed, it notices and ends all that it started.
process.exit(
  await runNode(node, [join(realpathSync(join(root, 'dist/server')), 'launcher.js')], {
    ipc: true,
    env: { NODE_ENV: 'production' },
  }),
)
