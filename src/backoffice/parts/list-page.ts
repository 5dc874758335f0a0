/** A page of a list, as list calls answer (`platform/http/calls/list-call.ts`). */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly page: number
  readonly pageSize: number
  readonly totalCount: number | null
}
