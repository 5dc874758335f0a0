import { defineDomain } from '#platform/domain/define-domain.ts'

export const partners = defineDomain({
  name: 'partners',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  mails: () => import('./mails.ts'),
  personal: () => import('./personal.ts'),
})
