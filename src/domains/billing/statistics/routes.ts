import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/connect.ts'
import { csvLine } from '#platform/files/csv-line.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import type { ShopRight } from '#platform/http/access/shop-rights.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { shopStatisticsCall, statisticsQuery } from './calls.ts'
import { daysProblem, shopStatistics, type StatisticsRow } from './shop-statistics.ts'

const FILE = { config: { service: 'api', access: 'shop:read', priority: 'api' } } as const
const HEADINGS = [
  'Chave',
  'Nome',
  'Cliques',
  'Contam',
  'Pagos',
  'Custo (EUR)',
  'Retirados depois',
  'Custo retirado (EUR)',
]

/** `/api/v2/billing/statistics` (B-04): a shop's clicks summed up, as JSON and for spreadsheets. Each sees its own alone. */
export function statisticsRoutes(
  app: FastifyInstance,
  { replica }: { readonly replica: { readonly db: Database } },
): void {
  mountCall(app, shopStatisticsCall, ({ request, query }) =>
    ofShop(request, async (eshopId, _by, rights) => {
      const problem = daysProblem(query)
      if (problem !== null) return refusal('parameter_invalid', `${problem} (shopStatistics)`)
      const rows = await shopStatistics(replica.db, eshopId, query)
      return { ...query, rows: rows.map((row) => presentRow(row, rights)) }
    }),
  )
  app.get('/api/v2/billing/statistics.csv', FILE, (request, reply) =>
    ofShop(request, async (eshopId, _by, rights) => {
      const asked = statisticsQuery.safeParse(request.query)
      const problem = asked.success
        ? daysProblem(asked.data)
        : 'query.by, query.from and query.to say what is summed up'
      if (!asked.success || problem !== null)
        throw new RefusedError(refusal('parameter_invalid', `${problem} (billing/statistics.csv)`))
      const rows = await shopStatistics(replica.db, eshopId, asked.data)
      return reply
        .type('text/csv; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="estatisticas-${asked.data.by}.csv"`,
        })
        .send(`\uFEFF${csvLine(HEADINGS)}${rows.map((row) => csvRow(presentRow(row, rights))).join('')}`)
    }),
  )
}

/** What clicks cost is for who may read what the shop owes. */
function presentRow({ takenBack, takenBackMicros, ...row }: StatisticsRow, rights: ReadonlySet<ShopRight>) {
  const money = (micros: number) => (rights.has('billing') ? micros : null)
  return {
    ...row,
    costMicros: money(row.costMicros),
    takenBack: { clicks: takenBack, costMicros: money(takenBackMicros) },
  }
}

function csvRow({ key, name, clicks, counted, paid, costMicros, takenBack }: ReturnType<typeof presentRow>): string {
  return csvLine([key, name, clicks, counted, paid, euros(costMicros), takenBack.clicks, euros(takenBack.costMicros)])
}

function euros(micros: number | null) {
  return micros === null ? null : { number: (micros / 1_000_000).toFixed(6).replace('.', ',') }
}
