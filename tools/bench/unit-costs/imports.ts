import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { importProcess } from '../../../src/hosts/process-memory.ts'
import { projectRoot } from '../../../src/platform/project-root.ts'
import { writeImportFeed } from '../import-feed.ts'
import { calm, type RunningSite } from '../running-site.ts'
import { TICKS_A_SECOND, ticksByProcess, ticksOf } from '../site-processes.ts'

interface Parts {
  readonly site: RunningSite
  readonly client: pg.Client
  readonly offers: number
}

/** Of this run alone: its first import is a first one. */
const SHOP = `Ensaio de custos ${process.pid}`
/** Grouping begins when the import has ended, and the index and its base follow. */
const QUIET_LIMIT_SECONDS = 600

/**
 * Processor time of one imported offer: first seen, with another price, said again. What the import itself takes, and what everybody else takes until
 * all is quiet: PostgreSQL, the worker (grouping, index, judging) and the web process that follows.
 */
export async function measureImports(parts: Parts): Promise<void> {
  const { site, offers } = parts

  const file = join(site.dataFolder, 'unit-costs.xml')
  await writeImportFeed(file, offers)
  const feed = readFileSync(file, 'utf8')
  await quiet(parts)
  await measure('first', file, parts)
  writeFileSync(
    file,
    feed.replaceAll(/<g:price>(\d+)\./g, (_, euros: string) => `<g:price>${Number(euros) + 1}.`),
  )
  await measure('another price', file, parts)
  await measure('said again', file, parts)
}

async function measure(name: string, file: string, parts: Parts): Promise<void> {
  const { site, offers } = parts
  const [before, ownBefore] = [ticksByProcess(site.dataFolder), ticksOf('self', 'ended children')]
  const state = await runImport(site, file)
  await quiet(parts)
  const after = ticksByProcess(site.dataFolder)
  const us = (ticks: number): string => ((ticks / TICKS_A_SECOND / offers) * 1e6).toFixed(0)
  const others = ['postgres', 'worker', 'web'].map(
    (process) => `${process} ${us((after.get(process) ?? 0) - (before.get(process) ?? 0))} µs`,
  )
  console.log(
    `offer       ${name.padEnd(26)} import ${us(ticksOf('self', 'ended children') - ownBefore)} µs, ${others.join(', ')}; ${offers} offers, ${state}`,
  )
}

async function runImport(site: RunningSite, file: string): Promise<string> {
  const env = {
    ...importProcess.environment,
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATABASE_URL: site.databaseUrl,
    POISO_DATA: site.dataFolder,
    POISO_DEMO: 'off',
  }
  const program = join(projectRoot, 'dist/server/poiso.js')
  const words = ['feeds', 'import', '--shop', SHOP, '--file', file, '--json']
  const child = spawn(process.execPath, [...importProcess.options, program, ...words], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let answer = ''
  child.stdout.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`the import ended with ${code}: ${answer.slice(0, 500)}`)
  return (JSON.parse(answer) as { state: string }).state
}

/** Waits until nothing is due for grouping, and the database is hardly written to. */
async function quiet({ site, client }: Parts): Promise<void> {
  for (let second = 0; ; second += 1) {
    const { rows } = await client.query<{ due: boolean }>('select exists (select from offers.grouping_due) as due')
    if (rows[0]?.due === false) break
    if (second === QUIET_LIMIT_SECONDS) throw new Error('grouping did not end')
    await sleep(1_000)
  }
  await calm(site)
}
