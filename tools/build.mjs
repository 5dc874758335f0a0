// Builds the server bundle and the browser's files with Vite, unless the same sources have been built before.
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { fail, progress, root } from './node24.mjs'

const DIST = join(root, 'dist')
const KEPT_BUILDS = 2
const ABANDONED_AFTER_MS = 600_000

/**
 * dist/builds/<hash>/       one set: the server bundle, assets.json and back-office.json
 * dist/server               a link to the newest set; a running process keeps the set it started with
 * dist/assets/              the browser's files of the last two sets, so that a page rendered before a build still works
 */
export async function ensureBuilt(report = progress) {
  const hash = sourceHash()
  const folder = join(DIST, 'builds', hash)
  if (!existsSync(join(folder, 'assets.json'))) await build(folder, report)
  pointTo(folder)
  removeOldSets()
}

/** All that the bundles are made of, by content, so that a fresh clone or a touched file does not matter. */
export function sourceHash() {
  const files = globSync(
    ['src/**/*', 'packages/**/*', 'demo/**/*.{ts,tsx,json}', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'],
    {
      cwd: root,
      withFileTypes: true,
      exclude: (entry) => entry.name === 'node_modules' || /\.test\.tsx?$/.test(entry.name),
    },
  )
  const hash = createHash('sha256').update(process.versions.node)
  const paths = files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const path of paths) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

async function build(folder, report) {
  const startedAt = Date.now()
  report('build', 'server and browser bundles')
  process.env.NODE_ENV = 'production'
  const vite = await import('vite')
  const { serverConfig, browserConfig, backOfficeConfig } = await import('../vite.config.ts')
  const aside = `${folder}.${process.pid}`
  const steps = [
    buildBrowser(
      vite,
      browserConfig({ outDir: DIST, manifest: join(aside, 'assets.json') }),
      join(aside, 'assets.json'),
    ),
    vite.build(serverConfig({ outDir: aside })),
    vite.build(backOfficeConfig({ outDir: DIST, manifest: join(aside, 'back-office.json') })),
  ]
  for (const { status, reason } of await Promise.allSettled(steps)) {
    if (status === 'fulfilled') continue
    rmSync(aside, { recursive: true, force: true })
    fail(`the build failed: ${stripVTControlCharacters(reason.message)}`)
  }
  writeFileSync(join(aside, 'built-at'), new Date().toISOString())
  try {
    renameSync(aside, folder)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(join(folder, 'assets.json'))) throw error // else another build of the same sources was faster
  }
  report('build', `done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
}

async function buildBrowser(vite, config, manifest) {
  if (Object.keys(config.build.rolldownOptions.input).length > 0) return vite.build(config)
  mkdirSync(dirname(manifest), { recursive: true })
  writeFileSync(manifest, JSON.stringify({ entries: {}, files: [] }))
}

function pointTo(folder) {
  const link = join(DIST, 'server')
  const aside = `${link}.${process.pid}`
  symlinkSync(join('builds', folder.slice(join(DIST, 'builds').length + 1)), aside)
  renameSync(aside, link)
}

function removeOldSets() {
  const builds = join(DIST, 'builds')
  const builtAt = (name) =>
    existsSync(join(builds, name, 'built-at')) ? readFileSync(join(builds, name, 'built-at'), 'utf8') : ''
  const sets = readdirSync(builds)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .sort((a, b) => (builtAt(a) < builtAt(b) ? 1 : -1))
  for (const old of sets.slice(KEPT_BUILDS)) rmSync(join(builds, old), { recursive: true, force: true })
  for (const name of readdirSync(builds)) {
    if (name.includes('.') && isAbandoned(join(builds, name)))
      rmSync(join(builds, name), { recursive: true, force: true })
  }
  const kept = new Set(
    sets
      .slice(0, KEPT_BUILDS)
      .flatMap((name) => ['assets.json', 'back-office.json'].map((manifest) => join(builds, name, manifest)))
      .filter((manifest) => existsSync(manifest)) // a set of before the back office
      .flatMap((manifest) => JSON.parse(readFileSync(manifest, 'utf8')).files),
  )
  mkdirSync(join(DIST, 'assets'), { recursive: true })
  for (const file of readdirSync(join(DIST, 'assets')))
    if (!kept.has(file) && isAbandoned(join(DIST, 'assets', file))) rmSync(join(DIST, 'assets', file), { force: true })
}

/** Not being written by a build that runs beside us. */
function isAbandoned(path) {
  return statSync(path).mtimeMs < Date.now() - ABANDONED_AFTER_MS
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await ensureBuilt(process.argv.includes('--quiet') ? () => {} : progress)
