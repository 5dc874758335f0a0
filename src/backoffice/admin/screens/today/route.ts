import { getToday } from '#platform/api-client/calls.ts'
import { defineScreen } from '../../screen.ts'

/** B-08 Hoje: how the site stands. */
export const todayScreen = defineScreen({
  path: '',
  label: 'Hoje',
  group: 'Hoje',
  access: 'staff',
  load: ({ api }) => getToday(api),
  component: async () => (await import('./TodayScreen.tsx')).TodayScreen,
})
