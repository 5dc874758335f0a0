import { billingDays, shopClicks, shopDayClicks } from '#platform/api-client/calls.ts'
import { formatDay } from '#storefront/copy/format.ts'
import { type Asked, defineScreen } from '../../screen.ts'
import type { DayOfClicks } from './not-billed.ts'

const SHOWN_DAYS = 30

/** B-04: clicks by day, what they cost, and why others do not count. */
export const clicksScreen = defineScreen({
  path: 'cliques',
  label: 'Cliques',
  group: 'Cliques e faturas',
  access: 'billing',
  load: async ({ api }) => ({ days: await loadDays(api) }),
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

async function loadDays(api: Asked['api']): Promise<DayOfClicks[]> {
  const [{ days }, clicks] = await Promise.all([
    billingDays(api, { days: SHOWN_DAYS }),
    shopClicks(api, { days: SHOWN_DAYS }),
  ])
  const counted = new Map(clicks.days.map(({ day, billed }) => [day, billed]))
  return days.map((day) => ({ ...day, counted: counted.get(day.day) ?? 0 }))
}
