// `npm run dev`: like `npm start`, but watches the sources; each change is built and the processes start again with it.
import { spawn } from 'node:child_process'
import { realpathSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './node24.mjs'

const QUIET_MS = 200
let running = null
let isStopping = false
let changed = true
let wake = () => {}

for (const folder of ['src', 'packages', 'demo']) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (file === null || /\.test\.tsx?$/.test(file)) return
    changed = true
    wake()
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isStopping = true
    wake()
  })
}

while (!isStopping) {
  if (changed) {
    await wait(QUIET_MS) // editors write several files at once
    changed = false
    if (await builds()) {
      await end()
      begin()
    }
  }
  if (!changed && !isStopping) await new Promise((resolve) => (wake = resolve))
}
await end()
process.exit() // the watchers would keep us

/** In a process of its own: a broken source must not end the watching. */
function builds() {
  return new Promise((resolve) => {
    spawn(process.execPath, [join(root, 'tools/build.mjs')], { stdio: 'inherit' }).once('exit', (code) =>
      resolve(code === 0),
    )
  })
}

function begin() {
  const launcher = join(realpathSync(join(root, 'dist/server')), 'launcher.js')
  const child = spawn(process.execPath, [launcher], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development' },
  })
  running = { child, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

async function end() {
  if (running === null) return
  running.child.kill('SIGTERM')
  await running.ended
  running = null
}
