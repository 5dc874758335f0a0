// Runs on any Node from 18 on, without dependencies: finds a Node new enough for the product, or fetches one from npm.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const NEEDED = [22, 22]
const RUNTIME = join(root, 'tools/runtime')

/** Where progress goes; `poiso` keeps standard output for its answer. */
export const output = { fd: 1 }

/** The path of a Node that can run us: this one, or Node 24 from `tools/runtime` (fetched when missing). */
export function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const own = join(RUNTIME, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
  if (!existsSync(own)) {
    progress(
      'runtime',
      `Node ${process.versions.node} is older than ${NEEDED.join('.')}: fetching Node 24 for this folder`,
    )
    runNpm(
      ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', RUNTIME],
      process.execPath,
    )
  }
  if (!existsSync(own)) {
    fail(
      `npm has no Node 24 for ${process.platform}-${process.arch}: install Node ${NEEDED.join('.')} or newer (https://nodejs.org) and try again`,
    )
  }
  return own
}

/** Runs npm (the one that runs us, if any) under `node`, in the project's root; ends this process when npm fails. */
export function runNpm(parameters, node) {
  const env = { ...process.env, PATH: pathWith(node) }
  delete env.NODE_ENV // with production, npm leaves out what the build needs
  const cli = process.env.npm_execpath
  const [command, first] = cli !== undefined && /\.c?js$/.test(cli) ? [node, [cli]] : ['npm', []]
  const run = spawnSync(command, [...first, ...parameters], { cwd: root, env, stdio: ['ignore', output.fd, 2] })
  if (run.error !== undefined) fail(`cannot run npm: ${run.error.message}`)
  if (run.status !== 0) fail(`npm ${parameters.join(' ')} failed (see above)`)
}

/** Runs a Node script and resolves to its exit code. Signals that reach us are handed on; the child learns of our death. */
export function runNode(node, parameters, { env = {}, ipc = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const stdio = ipc ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
    const child = spawn(node, parameters, { cwd, env: { ...process.env, PATH: pathWith(node), ...env }, stdio })
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    const handOn = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, handOn)
    child.once('error', (error) => fail(`cannot run ${node}: ${error.message}`))
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, handOn)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1))
    })
  })
}

export function progress(stage, text) {
  writeSync(output.fd, `${stage.padEnd(10)}  ${text}\n`)
}

export function fail(message) {
  console.error(`poiso: ${message}`)
  process.exit(1)
}

function pathWith(node) {
  return [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(':')
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
}
