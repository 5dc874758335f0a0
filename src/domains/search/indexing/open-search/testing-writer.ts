import { systemClock } from '#platform/clock.ts'
import { connectDatabase } from '#platform/database/connect.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { createLog } from '#platform/log.ts'
import { parseSearchUrl } from '#ports/search/opensearch/search-url.ts'
import { openCluster } from './cluster.ts'
import { ClusterWriter } from './cluster-writer.ts'

/** Tests: a process that writes the index of a cluster until it is killed: `node testing-writer.ts DATABASE_URL SEARCH_URL [FAILPOINT]`. */
const [, , url = '', searchUrl = '', failpoint] = process.argv
armFailpoint(failpoint ?? null)
const { db } = connectDatabase({ url, applicationName: 'test-writer', statementTimeoutMs: 0 })
const writer = new ClusterWriter({
  db,
  clock: systemClock,
  log: createLog({ level: 'silent' }),
  cluster: openCluster(parseSearchUrl(searchUrl), systemClock),
  report: () => undefined,
})
for (;;) {
  await writer.step().catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 100))
}
