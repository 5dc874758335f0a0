import { defineDomain } from '#platform/domain/define-domain.ts'

export const watchdog = defineDomain({
  name: 'watchdog',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  mails: () => import('./mails.ts'),
  personal: () => import('./personal.ts'),
})
