import { defineDomain } from '#platform/domain/define-domain.ts'

export const questions = defineDomain({
  name: 'questions',
  web: () => import('./web.ts'),
})
