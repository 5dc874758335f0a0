import { defineDomain } from '#platform/domain/define-domain.ts'
import { questionCommands } from './commands/command-table.ts'

/** Its pages are the storefront's (pages/questions). */
export const questions = defineDomain({
  name: 'questions',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  mails: () => import('./mails/question-mails.tsx'),
  personal: () => import('./personal.ts'),
  commands: questionCommands,
})
