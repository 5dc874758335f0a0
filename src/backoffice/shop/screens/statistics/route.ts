import { loadDays } from '../../days.ts'
import { defineScreen } from '../../screen.ts'
import { PERIODS } from './periods.ts'

/** B-07: what came of the shop's offers, day by day. */
export const statisticsScreen = defineScreen({
  path: 'estatisticas',
  label: 'Estatísticas',
  group: 'Hoje',
  access: 'read',
  load: ({ api, url }) => {
    const asked = Number(url.searchParams.get('dias'))
    return loadDays(api, PERIODS.find((days) => days === asked) ?? PERIODS[1])
  },
  component: async () => (await import('./StatisticsScreen.tsx')).StatisticsScreen,
})
