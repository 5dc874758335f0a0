import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { projectRoot } from '#platform/project-root.ts'

/** For tests that end an import's process: `poiso feeds import` in a child, and what must be equal afterwards. */

/** The command line. A tier builds it first, and the bundle starts in half the time; a file that is run alone has the sources. */
export const commandLine =
  process.env['TEST_TIER'] === undefined
    ? join(projectRoot, 'src/hosts/poiso.ts')
    : join(realpathSync(join(projectRoot, 'dist/server')), 'poiso.js')

export interface ImportProcess {
  readonly databaseUrl: string
  readonly dataFolder: string
  readonly file: string
  readonly parameters?: readonly string[]
  /** Another command than the import of the file. */
  readonly command?: readonly string[]
  /** `stage:kill` */
  readonly failpoint?: string
  /** SIGKILL so long after the start, unless it has ended. */
  readonly killAfterMs?: number
}

/** Runs `poiso feeds import --shop "Loja Teste" --file …`; resolves when the process is gone. */
export async function runImportProcess(
  run: ImportProcess,
): Promise<{ code: number | null; signal: string | null; stdout: string; stderr: string }> {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: run.databaseUrl,
    POISO_DATA: run.dataFolder,
    POISO_DEMO: 'off',
    ...(run.failpoint === undefined ? {} : { FAILPOINT: run.failpoint }),
  }
  const words = [
    ...(run.command ?? ['feeds', 'import', '--shop', 'Loja Teste', '--file', run.file]),
    ...(run.parameters ?? []),
  ]
  const child = spawn(process.execPath, [commandLine, ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const timer = run.killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), run.killAfterMs)
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  clearTimeout(timer)
  return { code, signal, stdout, stderr }
}

/** All of the live catalogue that does not depend on when and in how many tries it came about; products by their offers. */
export async function catalogueState(db: Database): Promise<unknown> {
  const { rows } = await sql<{ state: unknown }>`select jsonb_build_object(
    'offers', (select jsonb_agg(jsonb_build_array(e.slug, v.item_id, v.state, v.title, v.price_cents, v.availability, v.fingerprint, v.content, b.slug, v.category_id,
        (select min(o.item_id) from offers.variant o where o.product_id = v.product_id), p.title, p.merged_into is null,
        (select o.price_cents from offers.price_observation o where o.variant_id = v.id order by o.observed_at desc limit 1),
        (select count(*) from offers.absence a where a.variant_id = v.id and a.until is null)) order by v.item_id, v.id)
      from offers.variant v join eshops.eshop e on e.id = v.eshop_id join offers.product p on p.id = v.product_id left join offers.brand b on b.id = v.brand_id),
    'products', (select count(*) from offers.product where merged_into is null),
    'running', (select count(*) from feeds.import_run where state = 'running'),
    'last', (select state from feeds.import_run where state <> 'replaced' order by id desc limit 1)) as state`.execute(
    db,
  )
  return rows[0]?.state
}
