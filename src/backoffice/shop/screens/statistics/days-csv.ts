import { csvLine } from '#platform/csv-line.ts'
import type { ShopDay } from '../../days.ts'

const HEADS = ['dia', 'impressoes', 'cliques_que_contam', 'cliques_que_nao_contam', 'compras']

/** The days that a screen shows, for a spreadsheet. */
export function csvOf(days: readonly ShopDay[]): string {
  const lines = days.map(({ day, impressions, clicks, notBilled, orders }) =>
    csvLine([day, impressions, clicks, notBilled, orders], ','),
  )
  return `\uFEFF${[csvLine(HEADS, ','), ...lines].join('')}`
}
