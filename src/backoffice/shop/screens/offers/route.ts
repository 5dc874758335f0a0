import { shopOffers } from '#platform/api-client/calls.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { defineScreen } from '../../screen.ts'

/** B-07: the shop's offers, why one is hidden, and its price beside the lowest of the others. */
export const offersScreen = defineScreen({
  path: 'ofertas',
  label: 'Ofertas',
  group: 'Ofertas',
  access: 'read',
  load: ({ api, url }) => shopOffers(api, listQueryOf(url, ['state', 'missing'])),
  component: async () => (await import('./OffersScreen.tsx')).OffersScreen,
})
