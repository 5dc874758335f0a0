import { defineDomain } from '#platform/domain/define-domain.ts'

/** Its pages are the storefront's (pages/boards). */
export const boards = defineDomain({
  name: 'boards',
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  personal: () => import('./personal.ts'),
})
