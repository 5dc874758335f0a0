import { defineDomain } from '#platform/domain/define-domain.ts'

export const reviews = defineDomain({
  name: 'reviews',
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  mails: () => import('./mails.ts'),
})
