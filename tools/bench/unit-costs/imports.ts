import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importProcess } from '../../../src/hosts/process-memory.ts'
import { projectRoot } from '../../../src/platform/project-root.ts'
import { writeImportFeed } from '../import-feed.ts'
import { calm, type RunningSite } from '../running-site.ts'
import { TICKS_A_SECOND, ticksByProcess, ticksOf } from '../site-processes.ts'

/**
 * Processor time of one imported offer: first seen, with another price, said again. What the import itself takes, and what everybody else takes until
 * all is quiet: PostgreSQL, the worker (grouping, index, judging) and the web process that follows.
 */
export async function measureImports({ site, offers }: { site: RunningSite; offers: number }): Promise<void> {
  const file = join(site.dataFolder, 'unit-costs.xml')
  await writeImportFeed(file, offers)
  const feed = readFileSync(file, 'utf8')
  await measure(site, 'first', file, offers)
  writeFileSync(
    file,
    feed.replaceAll(/<g:price>(\d+)\./g, (_, euros: string) => `<g:price>${Number(euros) + 1}.`),
  )
  await measure(site, 'another price', file, offers)
  await measure(site, 'said again', file, offers)
}

async function measure(site: RunningSite, name: string, file: string, offers: number): Promise<void> {
  const [before, ownBefore] = [ticksByProcess(site.dataFolder), ticksOf('self', 'ended children')]
  const state = await runImport(site, file)
  await calm(site)
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
  const words = ['feeds', 'import', '--shop', 'Ensaio de custos', '--file', file, '--json']
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
