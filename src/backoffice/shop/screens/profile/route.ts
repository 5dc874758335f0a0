import { shopProfile } from '#platform/api-client/calls.ts'
import { ownWordsOf, policiesOf, tariffsOf, vouchersOf } from '../../../parts/shop-profile/profile-of-form.ts'
import { defineScreen } from '../../screen.ts'
import { editOwnProfile } from './edit-own-profile.ts'

/** B-07: what delivery costs by region, weight and price. */
export const tariffsScreen = defineScreen({
  path: 'portes',
  label: 'Tarifas de envio',
  group: 'Condições',
  access: 'read',
  load: ({ api }) => shopProfile(api),
  act: (sent) => editOwnProfile(sent, (form) => ({ tariffs: tariffsOf(form) })),
  component: async () => (await import('./TariffsScreen.tsx')).TariffsScreen,
})

/** B-07: returns, assembly, collection, and what the shop says of itself. */
export const policiesScreen = defineScreen({
  path: 'politicas',
  label: 'Políticas',
  group: 'Condições',
  access: 'read',
  load: ({ api }) => shopProfile(api),
  act: (sent) => editOwnProfile(sent, (form) => ({ ...ownWordsOf(form), ...policiesOf(form) })),
  component: async () => (await import('./PoliciesScreen.tsx')).PoliciesScreen,
})

/** B-07: vouchers with their validity and conditions. */
export const vouchersScreen = defineScreen({
  path: 'vales',
  label: 'Vales',
  group: 'Condições',
  access: 'read',
  load: ({ api }) => shopProfile(api),
  act: (sent) => editOwnProfile(sent, (form, { vouchers }) => ({ vouchers: vouchersOf(form, vouchers) })),
  component: async () => (await import('./VouchersScreen.tsx')).VouchersScreen,
})
