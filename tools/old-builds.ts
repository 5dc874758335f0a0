// Which sets of bundles go when a new one has come (build.mjs).
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { runningPrograms } from '../src/hosts/launcher/running-programs.ts'

const KEPT_BUILDS = 2
const ABANDONED_AFTER_MS = 600_000

/**
 * Removes all sets of `dist/builds` but the last two and those that a process of this machine runs from, which loads its chunks when it first
 * needs them; and the browser's files that none of these names. Processes are known by their command, so it names the set itself, not the link.
 */
export function removeOldSets(dist: string): void {
  const builds = join(dist, 'builds')
  const kept = keptSets(builds)
  for (const name of readdirSync(builds)) {
    const isOld = isSet(name) ? !kept.includes(name) : name.includes('.') && isAbandoned(join(builds, name))
    if (isOld) rmSync(join(builds, name), { recursive: true, force: true })
  }
  removeOldAssets(
    join(dist, 'assets'),
    kept.map((name) => join(builds, name)),
  )
}

function keptSets(builds: string): readonly string[] {
  const sets = readdirSync(builds)
    .filter(isSet)
    .map((name) => ({ name, builtAt: builtAt(join(builds, name)) }))
    .sort((a, b) => (a.builtAt < b.builtAt ? 1 : -1))
    .map(({ name }) => name)
  const old = sets.slice(KEPT_BUILDS)
  if (old.length === 0) return sets
  const words = runningPrograms().flatMap((program) => program.words)
  const isRun = (name: string) => words.some((word) => word.startsWith(realpathSync(join(builds, name)) + sep))
  return [...sets.slice(0, KEPT_BUILDS), ...old.filter(isRun)]
}

function removeOldAssets(assets: string, sets: readonly string[]): void {
  const kept = new Set(
    sets
      .flatMap((set) => ['assets.json', 'back-office.json'].map((manifest) => join(set, manifest)))
      .filter((manifest) => existsSync(manifest)) // a set of before the back office
      .flatMap((manifest) => (JSON.parse(readFileSync(manifest, 'utf8')) as { files: readonly string[] }).files),
  )
  mkdirSync(assets, { recursive: true })
  for (const file of readdirSync(assets))
    if (!kept.has(file) && isAbandoned(join(assets, file))) rmSync(join(assets, file), { force: true })
}

function isSet(name: string): boolean {
  return /^[0-9a-f]{16}$/.test(name)
}

function builtAt(set: string): string {
  return existsSync(join(set, 'built-at')) ? readFileSync(join(set, 'built-at'), 'utf8') : ''
}

/** Not being written by a build that runs beside us. */
function isAbandoned(path: string): boolean {
  return statSync(path).mtimeMs < Date.now() - ABANDONED_AFTER_MS
}
