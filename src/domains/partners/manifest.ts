import { defineDomain } from '#platform/domain/define-domain.ts'

export const partners = defineDomain({
  name: 'partners',
  web: () => import('./web.ts'),
  personal: () => import('./personal.ts'),
})
