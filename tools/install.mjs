// Runs on any Node from 18 on, without dependencies.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { progress, root, runNpm } from './node24.mjs'

/** Runs `npm ci` when what is installed is not what the lock file says. */
export function ensureInstalled(node) {
  const missing = firstDifference()
  if (missing === null) return
  const startedAt = Date.now()
  progress('install', `npm ci (${missing})`)
  // The lock's versions were old enough when they were chosen, by the clock of whoever chose them.
  runNpm(
    [
      'ci',
      '--min-release-age=0',
      '--ignore-scripts',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    node,
  )
  progress('install', `done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** npm notes what it installed in node_modules/.package-lock.json; packages of other platforms are not there. */
function firstDifference() {
  const notes = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(notes)) return 'nothing is installed yet'
  const wanted = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(notes)
  for (const [path, { version, optional }] of Object.entries(wanted)) {
    if (path === '') continue
    const there = installed[path]
    if (there === undefined && optional) continue
    if (there?.version !== version) return `${path.replace(/^.*node_modules\//, '')} ${version} is not installed`
  }
  return null
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {}
}
