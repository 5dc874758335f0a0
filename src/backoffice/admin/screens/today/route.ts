import { defineScreen } from '../../screen.ts'

/** B-08 Hoje: how the site stands. */
export const todayScreen = defineScreen({
  path: '',
  label: 'Hoje',
  group: 'Hoje',
  access: 'staff',
  load: async () => ({}),
  component: async () => (await import('./TodayScreen.tsx')).TodayScreen,
})
