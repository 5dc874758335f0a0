import type { CommandTable } from '#platform/cli/command.ts'
import { domains } from '../domains.ts'

const parameters = {
  'ID…': 'numbers from the list, one or more',
  '--all': 'all that are in the list',
  FILE: 'a JSON file of shops (docs/contracts)',
  ADDRESS: 'an e-mail address',
  '--revoke': 'its tokens are worth nothing any more, and no new one is made',
  '--role ROLE': 'web, images, clicks or search; POISO_ROLE where it is left out',
  FOLDER: 'where the export is, or is written to',
  '--offers N': 'live offers of all shops together',
  '--requests N': 'requests a second at the peak, as they reach the web processes',
  '--shops N': 'shops that they come from; otherwise one for 20,000 offers',
  '--assume NAME': 'an assumption as NAME=VALUE, as often as wanted; the answer lists them all',
}

const NOT_IN_LIST = '2  also: one of the numbers is not in the list'

/** What is no domain's own: processes, the database as a whole, and what touches several domains. */
const ownCommands: CommandTable = {
  serve: {
    use: 'serve [--role ROLE]',
    does: 'One process that answers requests: web (pages, calls and all services), images, clicks or search. PORT and HOST say where.',
    parameters,
    load: async () => (await import('./serve-command.ts')).serve,
  },
  worker: {
    use: 'worker',
    does: 'One worker process: imports, index, pictures and all that no visitor waits for.',
    load: async () => (await import('./serve-command.ts')).work,
  },
  search: {
    use: 'search',
    does: 'One search process: the index of the listings for the web processes that ask it at SEARCH_URL.',
    load: async () => (await import('./serve-command.ts')).search,
  },
  migrate: {
    use: 'migrate',
    does: 'Brings the database to the form that this build needs.',
    load: async () => (await import('./migrate-command.ts')).migrateCommand,
  },
  'shops apply': {
    use: 'shops apply FILE',
    does: 'Shops with their domains, tariffs, policies, vouchers and feeds become what the file says.',
    parameters,
    load: async () => (await import('./apply-shops.ts')).shopsApplyCommand,
  },
  'shops token': {
    use: 'shops token --shop NAME [--revoke] [--json]',
    does: "Prints a new token for the shop's own programs; it is shown once.",
    parameters,
    load: async () => (await import('./shops-token.ts')).shopsTokenCommand,
  },
  export: {
    use: 'export FOLDER',
    does: 'The whole database into a new folder.',
    parameters,
    load: async () => (await import('./transfer-commands.ts')).exportCommand,
  },
  import: {
    use: 'import FOLDER',
    does: 'An export into an empty database.',
    parameters,
    load: async () => (await import('./transfer-commands.ts')).importCommand,
  },
  'jobs list': {
    use: 'jobs list [--json]',
    does: 'How the jobs of each name stand, and those that were given up, with the cause.',
    load: async () => (await import('#platform/jobs/job-commands.ts')).jobsListCommand,
  },
  'jobs retry': {
    use: 'jobs retry (ID… | --all) [--json]',
    does: 'Jobs that were given up are run again.',
    parameters,
    exitCodes: [NOT_IN_LIST],
    load: async () => (await import('#platform/jobs/job-commands.ts')).jobsRetryCommand,
  },
  'events list': {
    use: 'events list [--json]',
    does: 'How far each reader of events has come, and events that one has given up, with the cause.',
    load: async () => (await import('#platform/jobs/job-commands.ts')).eventsListCommand,
  },
  'events retry': {
    use: 'events retry (ID… | --all) [--json]',
    does: 'Events that were given up are handled again.',
    parameters,
    exitCodes: [NOT_IN_LIST],
    load: async () => (await import('#platform/jobs/job-commands.ts')).eventsRetryCommand,
  },
  'mail list': {
    use: 'mail list [--json]',
    does: 'How many mails stand how, those that have not arrived with what the server said, and addresses that nothing is sent to.',
    load: async () => (await import('#platform/mail/mail-commands.ts')).mailListCommand,
  },
  'mail retry': {
    use: 'mail retry (ID… | --all) [--json]',
    does: 'Mails that were given up are sent again.',
    parameters,
    exitCodes: [NOT_IN_LIST],
    load: async () => (await import('#platform/mail/mail-commands.ts')).mailRetryCommand,
  },
  'mail allow': {
    use: 'mail allow ADDRESS',
    does: 'Mails go to this address again, after a bounce or a complaint.',
    parameters,
    exitCodes: ['2  also: nothing held them back'],
    load: async () => (await import('#platform/mail/mail-commands.ts')).mailAllowCommand,
  },
  'index rebuild': {
    use: 'index rebuild',
    does: 'A fresh index from the database; running web processes take it up by themselves.',
    load: async () => (await import('./index-command.ts')).indexRebuildCommand,
  },
  capacity: {
    use: 'capacity [--offers N] [--requests N] [--shops N] [--assume NAME] [--json]',
    does: 'What a site of so many offers and requests a second needs: processes, cores, memory, disk; without numbers the whole table.',
    parameters,
    load: async () => (await import('./capacity/capacity-command.ts')).capacityCommand,
  },
  'index status': {
    use: 'index status',
    does: 'How the index of the cluster of SEARCH_URL stands: what is shown, what is being written, and what its writer last said.',
    exitCodes: ['2  also: the last step of its writer failed'],
    load: async () => (await import('./index-command.ts')).indexStatusCommand,
  },
  demo: {
    use: 'demo',
    does: "The demo's shops alone.",
    load: async () => (await import('./serve-command.ts')).demo,
  },
  'demo people': {
    use: 'demo people [--json]',
    does: 'The people of a development site, with a new password that is printed.',
    load: async () => (await import('./demo-people-command.ts')).demoPeopleWithShops,
  },
  'demo reviews': {
    use: 'demo reviews',
    does: "Takes in the demo's reviews now; the worker does it by itself after the first start.",
    exitCodes: ["2  the demo's shops are not made yet"],
    load: async () => (await import('./demo-reviews-command.ts')).demoReviewsCommand,
  },
}

/** All commands of the command line, each loaded when it is called; no two may be called by the same words. */
export const COMMANDS: CommandTable = {
  ...ownCommands,
  ...Object.fromEntries(domains.flatMap(({ commands }) => Object.entries(commands ?? {}))),
}
