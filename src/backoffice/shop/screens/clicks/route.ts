import { billingDays, shopDayClicks } from '#platform/api-client/calls.ts'
import { formatDay } from '#storefront/copy/format.ts'
import { defineScreen } from '../../screen.ts'

const SHOWN_DAYS = 30

/** B-04: paid and unpaid clicks by day, and why. */
export const clicksScreen = defineScreen({
  path: 'cliques',
  label: 'Cliques',
  group: 'Cliques e faturas',
  access: 'billing',
  load: ({ api }) => billingDays(api, { days: SHOWN_DAYS }),
  component: async () => (await import('./ClicksScreen.tsx')).ClicksScreen,
})

/** B-04: each click of one day. */
export const clicksOfDayScreen = defineScreen({
  path: 'cliques/:day',
  label: 'Cliques do dia',
  access: 'read',
  title: ({ day }) => `Cliques de ${formatDay(day)}`,
  load: async ({ api, url, params: { day = '' } }) => {
    const page = url.searchParams.get('page')
    return { day, ...(await shopDayClicks(api, { day, ...(page !== null && { page: Number(page) }) })) }
  },
  component: async () => (await import('./ClicksOfDayScreen.tsx')).ClicksOfDayScreen,
})
