import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { startJobs } from '#platform/jobs/run-jobs.ts'
import { anImportBench, anItem, googleFeed } from '../import/testing.ts'
import { createFeedLab } from './feed-lab.ts'
import { expireLab, readLabRunJob } from './lab-jobs.ts'
import { LAB_LIMITS } from './lab-limits.ts'
import type { LabRun } from './lab-run.ts'
import { beginLabRun } from './lab-storage.ts'
import { labFindings, readLabRuns } from './testing.ts'

const database = await testDatabase()
const bench = anImportBench(database)

beforeEach(async () => {
  await bench.empty()
  await sql`truncate feeds.lab_run, feeds.trial, feeds.trial_item, graphile_worker._private_jobs`.execute(database.db)
})
afterAll(() => bench.close())

function dirtyItems() {
  return [
    anItem({
      id: 'bom',
      brand: 'Nórdica',
      gtin: '5601234567894',
      product_type: 'Sofás',
      title: 'Sofá 3 lugares cinzento 210x90x85 cm',
    }),
    anItem({ id: 'sem-preco', price: undefined }),
    anItem({ id: 'dolar', price: '10.00 USD' }),
    anItem({ id: 'duas', title: 'Mesa A' }),
    anItem({ id: 'duas', title: 'Mesa B' }),
    anItem({ id: 'iguais' }),
    anItem({ id: 'iguais' }),
    anItem({ id: 'longe', link: 'https://outra.example/x' }),
    anItem({ id: 'gtin', gtin: '5601234567890', product_type: 'Coisas várias', title: 'Xpto 12' }),
    anItem({ id: 'hostil', title: '<script>alert(1)</script> Mesa', link: 'javascript:alert(1)' }),
  ]
}
function filesIn() {
  try {
    return readdirSync(join(bench.folder, 'lab'))
  } catch {
    return []
  }
}

describe('R-09 the feed lab', () => {
  test('R-09 says exactly what an import of the same file says: codes, counts, places', async () => {
    const feed = googleFeed(dirtyItems())
    const { result, state } = await labFindings(feed, bench.deps)
    const outcome = await bench.importItems(feed)
    expect(state).toBe('done')
    const shape = (
      problems: readonly {
        code: string
        severity: string
        count: number
        examples: readonly {
          line: number | null
          column: number | null
          itemId: string | null
          value: string | null
          message: string
        }[]
      }[],
    ) =>
      problems.map(({ code, severity, count, examples }) => ({
        code,
        severity,
        count,
        examples: examples.map(({ line, column, itemId, value, message }) => ({
          line,
          column,
          itemId,
          value,
          message,
        })),
      }))
    expect(shape(result?.problems ?? [])).toEqual(shape(outcome.problems))
    expect(shape(result?.problems ?? []).length).toBeGreaterThan(6)
    expect(result).toMatchObject({
      isWhole: true,
      dialect: outcome.dialect,
      encoding: outcome.encoding,
      items: { read: outcome.offers.read, accepted: outcome.offers.accepted, rejected: outcome.offers.rejected },
    })
  })

  test('R-09 nothing of a run comes into the catalogue, and its file is gone when it has been read', async () => {
    const run = await labFindings(googleFeed(dirtyItems()), bench.deps)
    expect(run.result?.items.read).toBe(10)
    for (const table of [
      'eshops.eshop',
      'offers.product',
      'offers.variant',
      'offers.brand',
      'offers.family',
      'feeds.feed',
      'feeds.import_run',
      'outbox.index_dirty',
    ]) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
        database.db,
      )
      expect(rows[0]?.count, table).toBe(0)
    }
    expect(filesIn()).toEqual([])
  })

  test('R-09 shows the line of a problem with its neighbours and the piece marked', async () => {
    const { result } = await labFindings(googleFeed(dirtyItems()), bench.deps)
    const excerpt = result?.problems.find(({ code }) => code === 'currency_unsupported')?.examples[0]?.excerpt
    const own = excerpt?.lines.find(({ isPlace }) => isPlace)
    expect(own?.number).toBe(5)
    expect(own?.text.slice(...(own.mark ?? [0, 0]))).toContain('10.00 USD')
    expect(excerpt?.lines.map(({ number }) => number)).toEqual([4, 5, 6, 7])
  })

  test('F1 a broken file is a fatal finding at its line', async () => {
    const { result } = await labFindings(
      '<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n<item><g:id>1</g:id>\n<g:title>a</g:titel></item>',
      bench.deps,
    )
    const fatal = result?.problems[0]
    expect(fatal).toMatchObject({ code: 'FAILED_MALFORMED', severity: 'fatal' })
    expect(fatal?.examples[0]?.line).toBe(3)
    expect(fatal?.examples[0]?.excerpt?.lines.find(({ isPlace }) => isPlace)?.text).toContain('</g:titel>')
  })

  test("F16 an address that may not be fetched is refused with the importer's code", async () => {
    const lab = createFeedLab(bench.deps)
    for (const url of [
      'http://127.0.0.1/feed.xml',
      'http://169.254.169.254/',
      'file:///etc/passwd',
      'http://[::1]:41999/',
      'nada',
    ]) {
      const run = (await lab.startAddress(url)) as LabRun
      await readLabRuns(bench.deps)
      expect(
        (await lab.findings(run.id))?.result?.problems.map(({ code }) => code),
        url,
      ).toEqual(['SSRF_BLOCKED'])
    }
  })

  test('R-09 a result is there for 24 hours and gone afterwards, row and file', async () => {
    const lab = createFeedLab(bench.deps)
    const waiting = (await lab.startUpload({ name: 'x.xml', bytes: 3 })) as LabRun
    await lab.receive(
      waiting.id,
      0,
      (async function* () {
        yield Buffer.from('abc')
      })(),
    )
    await lab.endUpload(waiting.id, null)
    bench.clock.advanceMs(LAB_LIMITS.keptMs - 1)
    await expireLab(bench.deps)
    expect((await lab.run(waiting.id))?.state).toBe('waiting')
    expect(filesIn()).toEqual([waiting.id])
    bench.clock.advanceMs(1)
    expect(await lab.run(waiting.id)).toBeNull()
    expect(await lab.findings(waiting.id)).toBeNull()
    await expireLab(bench.deps)
    const { rows } = await sql`select from feeds.lab_run`.execute(database.db)
    expect(rows).toEqual([])
    expect(filesIn()).toEqual([])
  })

  test('R-09 a file that holds more than was announced is refused and gone', async () => {
    const lab = createFeedLab(bench.deps)
    const bytes = async function* (text: string) {
      yield Buffer.from(text)
    }
    const run = (await lab.startUpload({ name: 'x.xml', bytes: 5 })) as LabRun
    expect(await lab.receive(run.id, 0, bytes('abc'))).toEqual({ bytes: 3 })
    expect(await lab.receive(run.id, 3, bytes('def'))).toMatchObject({ code: 'payload_too_large' })
    expect(await lab.run(run.id)).toBeNull()
    expect(filesIn()).toEqual([])
  })

  test('R-09 an upload that does not end is given up after its time', async () => {
    const lab = createFeedLab(bench.deps)
    const run = (await lab.startUpload({ name: 'x.xml', bytes: 5 })) as LabRun
    bench.clock.advanceMs(LAB_LIMITS.uploadMs - 1)
    await expireLab(bench.deps)
    expect(await lab.run(run.id)).not.toBeNull()
    bench.clock.advanceMs(1)
    await expireLab(bench.deps)
    expect(await lab.run(run.id)).toBeNull()
  })

  test('R-09 a run whose reader has died is read by another, and by a third never', async () => {
    const lab = createFeedLab(bench.deps)
    const run = (await lab.startUpload({ name: 'x.xml', bytes: null })) as LabRun
    await lab.receive(
      run.id,
      0,
      (async function* () {
        yield Buffer.from(googleFeed([anItem({ id: 'a' })]))
      })(),
    )
    await lab.endUpload(run.id, null)
    // Each begins, and is never heard of again: the queue hands the run to the next.
    for (let reader = 1; reader <= LAB_LIMITS.attempts; reader += 1)
      expect((await beginLabRun(database.db, run.id, bench.clock.now()))?.attempts).toBe(reader)
    await readLabRuns(bench.deps)
    expect((await lab.findings(run.id))?.result?.problems.map(({ code }) => code)).toEqual(['FAILED_INTERNAL'])
  })

  test('R-09 an open run without a job gets one, as after an import from another database', async () => {
    const lab = createFeedLab(bench.deps)
    const run = (await lab.startAddress('https://nada.invalid/')) as LabRun
    await sql`delete from graphile_worker._private_jobs`.execute(database.db)
    await readLabRuns(bench.deps)
    expect((await lab.run(run.id))?.state).toBe('waiting')
    await expireLab(bench.deps)
    await readLabRuns({ ...bench.deps, fetchTools: { resolve: () => Promise.reject(new Error('unknown host')) } })
    expect((await lab.run(run.id))?.state).toBe('done')
  })

  test('R-09 two are read at once in a worker, the next waits in line', async () => {
    const lab = createFeedLab(bench.deps)
    const runs: LabRun[] = []
    for (let count = 0; count < LAB_LIMITS.reading + 2; count += 1)
      runs.push((await lab.startAddress('https://nada.invalid/')) as LabRun)
    expect(await Promise.all(runs.map(async ({ id }) => (await lab.run(id))?.ahead))).toEqual([0, 1, 2, 3])
    let free = (): void => undefined
    const held = new Promise<never>(
      (_, reject) => (free = () => reject(Object.assign(new Error('unknown host'), { code: 'ENOTFOUND' }))),
    )
    held.catch(() => undefined)
    const jobs = startJobs(bench.deps, [readLabRunJob.with({ ...bench.deps, fetchTools: { resolve: () => held } })])
    await expect
      .poll(async () => Promise.all(runs.map(async ({ id }) => (await lab.run(id))?.state)))
      .toEqual(['reading', 'reading', 'waiting', 'waiting'])
    expect((await lab.run(runs[3]?.id ?? ''))?.ahead).toBe(1)
    free()
    await expect.poll(async () => (await lab.run(runs[3]?.id ?? ''))?.state).toBe('done')
    await jobs.stop()
  })

  test('R-09 preview offers are presented as offers, and categories tell what is unsure', async () => {
    const { result } = await labFindings(googleFeed(dirtyItems()), bench.deps)
    expect(result?.preview[0]).toMatchObject({
      title: 'Sofá 3 lugares cinzento 210x90x85 cm',
      priceCents: 10000,
      state: 'live',
      eshop: { name: 'loja-teste.pt' },
    })
    expect(result?.categories.paths[0]).toMatchObject({ path: 'Coisas várias', unsure: { offers: 1 } })
    expect(result?.coverage.fields.find(({ field }) => field === 'image')?.count).toBe(result?.coverage.offers)
  })
})
