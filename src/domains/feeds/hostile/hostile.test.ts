import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FeedFailure } from '../feed-failure.ts'
import type { HostileFeed } from './hostile-feed.ts'
import { HOSTILE_FEEDS } from './hostile-feeds.ts'
import { readFeed } from '../read/read-feed.ts'
import { ImportReport } from '../report/import-report.ts'

/** The hostile feeds that are quickly made, read as an import reads them; all of them and whole imports: hostile.long.test.ts. */

const LARGE = /100 MB|6,000,000|bomb|many categories/
const folder = mkdtempSync(join(tmpdir(), 'poiso-hostile-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each(
  HOSTILE_FEEDS.filter(({ name }) => !LARGE.test(name)).map(
    (feed) => [`${feed.fault} ${feed.form}: ${feed.name}`, feed] as const,
  ),
)('fault %s', async (_, feed) => {
  const failure = await failureOf(feed)
  expect(failure?.code ?? null).toBe(feed.code)
  if (feed.isPlaced) expect(failure?.place).toMatchObject({ line: expect.any(Number), column: expect.any(Number) })
})

async function failureOf(feed: HostileFeed): Promise<FeedFailure | null> {
  const file = join(folder, 'feed')
  writeFileSync(file, Buffer.concat([...feed.chunks()].map((chunk) => Buffer.from(chunk as string))))
  const report = new ImportReport()
  const charset = /charset=(\S+)/.exec(feed.headers?.['content-type'] ?? '')?.[1] ?? null
  try {
    const reading = await readFeed(
      { file, charset, contentEncoding: feed.headers?.['content-encoding'] ?? null },
      report,
    )
    for await (const batch of reading.batches)
      for (const raw of batch)
        reading.dialect.normalise(raw, { feedCurrency: null, allowedDomains: ['loja-teste.pt'] }, report)
    return null
  } catch (error) {
    if (error instanceof FeedFailure) return error
    throw error
  }
}
