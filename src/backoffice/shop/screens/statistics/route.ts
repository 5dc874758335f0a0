import { defineScreen } from '../../screen.ts'
import { loadStatistics } from './load-statistics.ts'

/** B-07: what came of the shop's offers in a period, beside the one before, summed up by what is asked for. */
export const statisticsScreen = defineScreen({
  path: 'estatisticas',
  label: 'Estatísticas',
  group: 'Resumo',
  access: 'read',
  load: loadStatistics,
  component: async () => (await import('./StatisticsScreen.tsx')).StatisticsScreen,
})
