import { defineDomain } from '#platform/domain/define-domain.ts'

/** Who asks is found before any route is chosen: the web host hands `currentUser` to its server. */
export const identity = defineDomain({
  name: 'identity',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  personal: () => import('./personal.ts'),
  mails: () => import('./mails/account-mails.tsx'),
  commands: {
    'demo people': {
      use: 'demo people [--json]',
      does: 'The people of a development site, with a new password that is printed.',
      load: async () => (await import('./cli/demo-people.ts')).demoPeopleCommand,
    },
    'admin token': {
      use: 'admin token [--email E] [--role admin|eshop|user] [--json] [--allow-production]',
      does: 'Makes a user with a session, for development.',
      parameters: {
        '--email E': 'of the user that is made',
        '--role admin|eshop|user': 'what the user may do',
        '--allow-production': 'also where POISO_ENV is production',
      },
      load: async () => (await import('./cli/admin-token.ts')).adminTokenCommand,
    },
  },
})
