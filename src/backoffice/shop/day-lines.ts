import type { PlotLine } from '../parts/plot-line.ts'
import type { ShopDay } from './days.ts'

/** Lines of the plots of days. */
export const dayLines = {
  clicks: (days: readonly ShopDay[]): readonly PlotLine[] => [
    { label: 'Contam', tone: 'first', values: days.map(({ clicks }) => clicks) },
    { label: 'Não contam', tone: 'wrong', values: days.map(({ notBilled }) => notBilled) },
  ],
  impressions: (days: readonly ShopDay[]): readonly PlotLine[] => [
    { label: 'Impressões', tone: 'first', values: days.map(({ impressions }) => impressions) },
  ],
} as const
