import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { shopRightOf } from '../access/shop-rights.ts'
import { csvLine } from '../../files/csv-line.ts'
import { isRefusal, type Refusal } from '../../errors/refusal.ts'
import type { RefusalCode } from '../../errors/catalogue.ts'
import { sendRefusal } from '../answers/send-refusal.ts'
import { type Call, defineCall } from './call.ts'
import { mountCall } from './mount-call.ts'
import { inputReader } from './read-input.ts'

/** A list of the back office: searched, sorted, in pages, and the same as CSV (ADR 0102). */

const MOST_PAGES = 10_000
export const MOST_ROWS_OF_A_PAGE = 100
const ROWS_OF_A_PAGE = 50
/** Of an export; who needs more filters. */
export const MOST_EXPORTED = 50_000
const EXPORTED_AT_ONCE = 1_000

type Filters = Readonly<Record<string, z.ZodType>>

/** What every list is asked with, besides its own filters. */
function listQuery<const Sort extends string, Own extends Filters>(sorts: readonly Sort[], filters: Own) {
  const both = sorts.flatMap((sort): (Sort | `-${Sort}`)[] => [sort, `-${sort}`])
  return z.object({
    ...filters,
    q: z.string().max(200).optional(),
    sort: z.enum(both as [Sort | `-${Sort}`, ...(Sort | `-${Sort}`)[]]).optional(),
    page: z.int().min(1).max(MOST_PAGES).optional(),
    pageSize: z.int().min(1).max(MOST_ROWS_OF_A_PAGE).optional(),
  })
}

function listAnswer<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    page: z.int().min(1),
    pageSize: z.int().min(1),
    /** Null: more than are worth counting. */
    totalCount: z.int().min(0).nullable(),
  })
}

type ListQuery<Sort extends string, Own extends Filters> = ReturnType<typeof listQuery<Sort, Own>>
type ListAnswer<Row extends z.ZodType> = ReturnType<typeof listAnswer<Row>>
export type ListCall<Sort extends string, Own extends Filters, Row extends z.ZodType> = Call<
  undefined,
  ListQuery<Sort, Own>,
  undefined,
  ListAnswer<Row>,
  RefusalCode
> & { readonly defaultSort: Sort | `-${Sort}` }

type ListFacts = Pick<Call, 'id' | 'operationId' | 'path' | 'summary' | 'access'>

/**
 * Declares a list: `defineListCall({ id: 'B-08', operationId: 'listJobs', path: '/v1/backoffice/jobs', access: 'admin', summary: '…',
 * sorts: ['name', 'failed'], defaultSort: '-failed', filters: { state: z.enum(['failed', 'waiting']).optional() }, row: jobSchema })`.
 */
export function defineListCall<const Sort extends string, Own extends Filters, Row extends z.ZodType>({
  sorts,
  defaultSort,
  filters,
  row,
  ...facts
}: ListFacts & {
  readonly sorts: readonly Sort[]
  readonly defaultSort: NoInfer<Sort | `-${Sort}`>
  readonly filters: Own
  readonly row: Row
}): ListCall<Sort, Own, Row> {
  const query = listQuery(sorts, filters)
  const call = defineCall({
    ...facts,
    method: 'GET',
    service: shopRightOf(facts.access) === null ? 'admin' : 'api',
    priority: 'api',
    query,
    answer: listAnswer(row),
    refusals: [],
    files: [
      {
        path: `${facts.path}.csv`,
        type: 'text/csv',
        summary: `${facts.summary}; as CSV of at most ${MOST_EXPORTED} rows`,
        query,
      },
    ],
  })
  return { ...call, defaultSort } as unknown as ListCall<Sort, Own, Row>
}

/** What storage is asked for. */
export interface ListAsked<Sort extends string, Own extends Filters> {
  /** Without space around it; null: everything. */
  readonly q: string | null
  readonly sort: Sort
  readonly isDescending: boolean
  readonly limit: number
  readonly offset: number
  readonly filters: { readonly [Name in keyof Own]: z.output<Own[Name]> }
}

interface Found<Row> {
  readonly rows: readonly Row[]
  readonly totalCount: number | null
}

/** What stands under each heading of the export. */
type Columns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>

/**
 * Gives a list its two routes: the call, and the same query at `<path>.csv`. `find` is asked for `limit` rows from `offset` on, in a
 * settled order (two rows of one value by their ids).
 */
export function mountList<Sort extends string, Own extends Filters, Row extends z.ZodType>(
  app: FastifyInstance,
  call: ListCall<Sort, Own, Row>,
  find: (asked: ListAsked<Sort, Own>, request: FastifyRequest) => Promise<Found<z.input<Row>> | Refusal>,
  columns: Columns<z.input<Row>>,
): void {
  mountCall(app, call as Call, async ({ query, request }) => {
    const { page = 1, pageSize = ROWS_OF_A_PAGE } = query as PageQuery
    const found = await find(askedOf(call, query, { limit: pageSize, offset: (page - 1) * pageSize }), request)
    return isRefusal(found) ? found : { ...found, page, pageSize }
  })
  mountCsv(app, call, find, columns)
}

interface PageQuery {
  readonly page?: number
  readonly pageSize?: number
  readonly q?: string
  readonly sort?: string
}

function askedOf<Sort extends string, Own extends Filters>(
  call: Pick<ListCall<Sort, Own, z.ZodType>, 'defaultSort'>,
  query: unknown,
  part: { readonly limit: number; readonly offset: number },
): ListAsked<Sort, Own> {
  const { q = '', sort = call.defaultSort, page: _page, pageSize: _pageSize, ...filters } = query as PageQuery
  return {
    q: q.trim() === '' ? null : q.trim(),
    sort: sort.replace(/^-/, '') as Sort,
    isDescending: sort.startsWith('-'),
    ...part,
    filters: filters as ListAsked<Sort, Own>['filters'],
  }
}

function mountCsv<Sort extends string, Own extends Filters, Row extends z.ZodType>(
  app: FastifyInstance,
  call: ListCall<Sort, Own, Row>,
  find: (asked: ListAsked<Sort, Own>, request: FastifyRequest) => Promise<Found<z.input<Row>> | Refusal>,
  columns: Columns<z.input<Row>>,
): void {
  const read = inputReader(call as Call)
  const { service, access, priority, path } = call
  app.get(`${path}.csv`, { config: { service, access, priority } }, async (request, reply) => {
    const input = read({ params: undefined, query: request.query, body: undefined })
    if (isRefusal(input)) return sendRefusal(request, reply, input)
    const lines = [csvLine(Object.keys(columns), ',')]
    for (let offset = 0; offset < MOST_EXPORTED; offset += EXPORTED_AT_ONCE) {
      const found = await find(askedOf(call, input.query, { limit: EXPORTED_AT_ONCE, offset }), request)
      if (isRefusal(found)) return sendRefusal(request, reply, found)
      for (const row of found.rows)
        lines.push(
          csvLine(
            Object.values(columns).map((cell) => cell(row)),
            ',',
          ),
        )
      if (found.rows.length < EXPORTED_AT_ONCE) break
    }
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${path.split('/').at(-1)}.csv"`,
      })
      .send(`\uFEFF${lines.join('')}`)
  })
}
