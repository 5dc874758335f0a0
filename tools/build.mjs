// Builds the server bundle and the browser's files with Vite, unless the same sources have been built before.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { fail, progress, root } from './node24.mjs'
import { removeOldSets } from './old-builds.ts'

const DIST = join(root, 'dist')

/**
 * dist/builds/<hash>/       one set: the server bundle, assets.json and back-office.json
 * dist/server               a link to the newest set; a running process keeps the set it started with (old-builds.ts)
 * dist/assets/              the browser's files of the sets that are kept, so that a page rendered before a build still works
 */
export async function ensureBuilt(report = progress) {
  const hash = sourceHash()
  const folder = join(DIST, 'builds', hash)
  if (!existsSync(join(folder, 'assets.json'))) await build(folder, report)
  pointTo(folder)
  removeOldSets(DIST)
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

if (process.argv[1] === fileURLToPath(import.meta.url))
  await ensureBuilt(process.argv.includes('--quiet') ? () => {} : progress)
