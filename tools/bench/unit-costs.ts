/**
 * What each thing costs that the product does, in processor time of each process, bytes and memory (docs/capacity.md):
 *
 *     node tools/bench/unit-costs.ts [--requests 1500] [--offers 10000] [--small] [--data FOLDER --port PORT]
 *
 * Starts the product with its demo and beside it a web process as production has it, which is asked by this program, kind after kind; then imports
 * a feed of a shop of its own: first, changed, and said again. Processor time is the kernel's, of the web process, of the worker, of PostgreSQL with all
 * its processes, and of the import. Bytes are those of the demo's offers, memory that of the processes afterwards. The probe of the same run: hashing
 * one megabyte, before and after; where both differ, something else was running.
 */
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { productionWeb } from './production-web.ts'
import { calm, machineLine, runningSite } from './running-site.ts'
import { residentMb } from './site-processes.ts'
import { measureImports } from './unit-costs/imports.ts'
import { measureRequests } from './unit-costs/requests.ts'
import { measureStores } from './unit-costs/stores.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1500' },
    offers: { type: 'string', default: '10000' },
    small: { type: 'boolean', default: false },
    data: { type: 'string' },
    port: { type: 'string' },
  },
})
const requests = values.small ? 60 : Number(values.requests)
const offers = values.small ? 500 : Number(values.offers)
const site = await runningSite(values, { POISO_PICTURE_PACE: '0' })
const client = new pg.Client({ connectionString: site.databaseUrl })
await client.connect()

try {
  await calm(site)
  console.log(`${machineLine()}\n  probe  a megabyte hashed ${probeMs().toFixed(2)} ms`)
  const web = await productionWeb(site)
  try {
    await measureRequests({ site, web, requests })
  } finally {
    await web.stop()
  }
  await measureImports({ site, client, offers })
  await measureStores(site, client)
  for (const [name, mb] of residentMb(site.dataFolder))
    console.log(`memory      ${name.padEnd(26)} ${mb.toFixed(0)} MB`)
  console.log(`  probe  a megabyte hashed ${probeMs().toFixed(2)} ms\n${machineLine()}`)
} finally {
  await client.end()
  await site.stop()
}

function probeMs(): number {
  const bytes = Buffer.alloc(1_000_000, 'x')
  const times = 50
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) createHash('sha256').update(bytes).digest()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / times
}
