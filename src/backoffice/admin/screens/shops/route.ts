import { backofficeEshop, backofficeFeed } from '#platform/api-client/calls.ts'
import { defineScreen } from '../../screen.ts'
import { actOnShop } from './act-on-shop.ts'
import { editProfile } from './edit-profile.ts'
import type { ShopData } from './shop-data.ts'

/** B-08: one shop: its feed with runs, fetching now, and its suspension (G-04). */
export const shopScreen = defineScreen({
  path: 'lojas/:eshopId',
  label: 'Loja',
  access: 'staff:feeds',
  load: async ({ api, params }): Promise<ShopData> => {
    const eshopId = Number(params['eshopId'])
    const [feed, eshop] = await Promise.all([backofficeFeed(api, { eshopId }), backofficeEshop(api, { eshopId })])
    return { ...feed, eshop }
  },
  act: actOnShop,
  title: ({ feed }) => feed.eshop.name,
  component: async () => (await import('./ShopScreen.tsx')).ShopScreen,
})

/** B-08: name, delivery, policies and vouchers of a shop. */
export const shopEditScreen = defineScreen({
  path: 'lojas/:eshopId/editar',
  label: 'Editar loja',
  access: 'staff:feeds',
  load: ({ api, params }) => backofficeEshop(api, { eshopId: Number(params['eshopId']) }),
  act: editProfile,
  title: ({ profile }) => profile.name,
  component: async () => (await import('./ShopEditScreen.tsx')).ShopEditScreen,
})
