/**
 * CPU of the web process for a 48-card listing (docs/benchmarks.md, Listing page):
 *
 *     node tools/bench/listing-page.ts [--pages 300] [--small] [--data FOLDER] [--only cold|fragments|cache [--profile]]
 *
 * Bundles a web process that counts its own CPU (listing-page-program.ts), asked by a process of its own, over the demo of a
 * site that it starts, or of one that runs with POISO_DATA=FOLDER. Beside it in the same run: renderToString of a plain list of 48 cards.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { projectRoot } from '../../src/platform/project-root.ts'
import { keepsFreedMemory, webNodeOptions } from '../../src/hosts/process-memory.ts'
import { serverConfig } from '../../vite.config.ts'
import { runningSite } from './running-site.ts'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '300' },
    small: { type: 'boolean', default: false },
    data: { type: 'string' },
    only: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
})
const folder = join(projectRoot, 'dist', `bench-${process.pid}`)
const site = await runningSite({ data: values.data })

try {
  await bundleProgram()
  process.exitCode = await runProgram()
} finally {
  rmSync(folder, { recursive: true, force: true })
  await site.stop()
}

/** The same bundle as the product's web process: React inside it, production set. */
async function bundleProgram(): Promise<void> {
  const config = serverConfig({ outDir: folder })
  await build({
    ...config,
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: { program: join(import.meta.dirname, 'listing-page-program.ts') },
      },
    },
  })
  mkdirSync(folder, { recursive: true })
  for (const manifest of ['assets.json', 'back-office.json'])
    copyFileSync(join(projectRoot, 'dist/server', manifest), join(folder, manifest))
}

async function runProgram(): Promise<number> {
  // As the launcher starts the product's processes.
  const env = {
    ...keepsFreedMemory,
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATABASE_URL: site.databaseUrl,
    POISO_DATA: site.dataFolder,
    BENCH_PAGES: values.small ? '40' : values.pages,
    ...(values.only === undefined ? {} : { BENCH_ONLY: values.only }),
  }
  const options = [
    ...webNodeOptions,
    ...(values.profile ? ['--cpu-prof', `--cpu-prof-dir=${projectRoot}/dist/profiles`] : []),
  ]
  const child = spawn(process.execPath, [...options, join(folder, 'program.js')], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
