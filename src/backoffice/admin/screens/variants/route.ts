import { listVariants } from '#platform/api-client/calls.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { defineScreen } from '../../screen.ts'
import { actOnVariant } from './act-on-variant.ts'
import { loadVariant } from './load-variant.ts'

/** B-08 Ofertas: every offer there is. */
export const variantsScreen = defineScreen({
  path: 'ofertas',
  label: 'Ofertas',
  group: 'Ofertas',
  access: 'staff:feeds',
  load: ({ api, url }) =>
    listVariants(api, listQueryOf(url, ['eshopId', 'categoryId', 'state', 'missing', 'isGrouped', 'isOverridden'])),
  component: async () => (await import('./VariantsScreen.tsx')).VariantsScreen,
})

/** what a person says of an offer in place of its feed. */
export const variantEditScreen = defineScreen({
  path: 'ofertas/:variantId',
  label: 'Corrigir oferta',
  access: 'staff:feeds',
  load: loadVariant,
  act: actOnVariant,
  title: ({ title }) => title,
  component: async () => (await import('./VariantEditScreen.tsx')).VariantEditScreen,
})

/** where each value of an offer comes from. */
export const variantInfoScreen = defineScreen({
  path: 'ofertas/:variantId/info',
  label: 'Origem da oferta',
  access: 'staff:feeds',
  load: loadVariant,
  title: ({ title }) => title,
  component: async () => (await import('./VariantInfoScreen.tsx')).VariantInfoScreen,
})
