import { defineDomain } from '#platform/domain/define-domain.ts'

export const reviews = defineDomain({
  name: 'reviews',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  personal: () => import('./personal.ts'),
  mails: () => import('./mails.ts'),
})
