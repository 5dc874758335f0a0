import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { keepsFreedMemory, webNodeOptions } from '../../src/hosts/process-memory.ts'
import { freePort } from '../../src/platform/postgres/connection-file.ts'
import { projectRoot } from '../../src/platform/project-root.ts'
import type { RunningSite } from './running-site.ts'

/** One more web process over a running site's database, index and pictures. */
export interface ProductionWeb {
  readonly url: string
  readonly pid: number
  readonly child: ChildProcess
  stop(): Promise<void>
}

/**
 * A web process of its own, in a session of its own as the launcher makes it (its share of the processor is not the generators'), as in
 * production (answers are not checked against their contracts), with a spool of its own. `nodeOptions` come before the program.
 */
export async function productionWeb(site: RunningSite, nodeOptions: readonly string[] = []): Promise<ProductionWeb> {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-bench-web-'))
  for (const name of ['index', 'clicks']) cpSync(join(site.dataFolder, name), join(folder, name), { recursive: true })
  const url = `http://127.0.0.1:${await freePort(0)}`
  const env = {
    ...keepsFreedMemory,
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    POISO_ENV: 'production',
    POISO_SECRET: 'only for this bench',
    DATABASE_URL: site.databaseUrl,
    IMAGES_URL: `file://${join(site.dataFolder, 'images')}`,
    POISO_DATA: folder,
    PORT: new URL(url).port,
    POISO_URL: url,
  }
  const child = spawn(process.execPath, [...webNodeOptions, ...nodeOptions, join(projectRoot, 'dist/server/web.js')], {
    env,
    detached: true,
    stdio: ['ignore', openSync(join(folder, 'log'), 'a'), 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`the web process ended with ${String(code)}`))),
  ])
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, pid: child.pid as number, child, stop }
}

/** Addresses of click-outs to the live offers of a site, each to a shop's registered domain. */
export async function clickLinks(databaseUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string; domain: string }>(
    `select v.id, d.domain from offers.variant v join lateral (select domain from eshops.eshop_domain where eshop_id = v.eshop_id and (split_part(split_part(v.link, '/', 3), ':', 1)) like '%' || domain limit 1) d on true where v.state = 'live' limit $1`,
    [count],
  )
  await client.end()
  return rows.map(({ id, domain }) => `/v2/clickthrough/${domain}/${id}?s=1`)
}
