import type { Command } from '#platform/cli/command.ts'

/** The commands of the command line, each loaded when it is called; poiso-help.ts explains them. */
export const COMMANDS: Readonly<Record<string, { use: string; load: () => Promise<Command> }>> = {
  serve: { use: 'serve', load: async () => (await import('./serve-command.ts')).serve },
  worker: { use: 'worker', load: async () => (await import('./serve-command.ts')).work },
  migrate: { use: 'migrate', load: async () => (await import('./migrate-command.ts')).migrateCommand },
  'shops apply': { use: 'shops apply FILE', load: async () => (await import('./apply-shops.ts')).shopsApplyCommand },
  'shops token': {
    use: 'shops token --shop NAME [--revoke] [--json]',
    load: async () => (await import('./shops-token.ts')).shopsTokenCommand,
  },
  'shops requests': {
    use: 'shops requests [--done N] [--json]',
    load: async () => (await import('#domains/feeds/commands/requests-command.ts')).shopRequestsCommand,
  },
  'feeds import': {
    use: 'feeds import --shop NAME (--url U | --file F) [--domain D] [--dialect D] [--currency EUR] [--json]',
    load: async () => (await import('#domains/feeds/commands/import-command.ts')).importCommand,
  },
  'feeds add': {
    use: 'feeds add --shop NAME --url U [--every MINUTES] [--domain D] [--dialect D] [--currency EUR]',
    load: async () => (await import('#domains/feeds/commands/add-command.ts')).addCommand,
  },
  'feeds report': {
    use: 'feeds report (--shop NAME | --import ID) [--json]',
    load: async () => (await import('#domains/feeds/commands/decide-commands.ts')).reportCommand,
  },
  'feeds approve': {
    use: 'feeds approve (--shop NAME | --import ID) [--json]',
    load: async () => (await import('#domains/feeds/commands/decide-commands.ts')).approveCommand,
  },
  'feeds reject': {
    use: 'feeds reject (--shop NAME | --import ID)',
    load: async () => (await import('#domains/feeds/commands/decide-commands.ts')).rejectCommand,
  },
  'feeds reprocess': {
    use: 'feeds reprocess --shop NAME [--json]',
    load: async () => (await import('#domains/feeds/commands/decide-commands.ts')).reprocessCommand,
  },
  'categories queue': {
    use: 'categories queue --shop NAME [--json]',
    load: async () => (await import('#domains/feeds/commands/category-commands.ts')).categoryQueueCommand,
  },
  'categories correct': {
    use: 'categories correct --shop NAME (--item ID | --path P | --words W [--path P] | --prefix P | --google G) --category SLUG [--dry-run] [--json]',
    load: async () => (await import('#domains/feeds/commands/category-commands.ts')).categoryCorrectCommand,
  },
  'categories undo': {
    use: 'categories undo --shop NAME --rule N [--json]',
    load: async () => (await import('#domains/feeds/commands/category-commands.ts')).categoryUndoCommand,
  },
  'categories rules': {
    use: 'categories rules --shop NAME [--json]',
    load: async () => (await import('#domains/feeds/commands/category-commands.ts')).categoryRulesCommand,
  },
  'offers rediscount': {
    use: 'offers rediscount',
    load: async () => (await import('./rediscount-command.ts')).rediscountCommand,
  },
  'groups run': {
    use: 'groups run [--json]',
    load: async () => (await import('#domains/offers/commands/group-commands.ts')).groupRunCommand,
  },
  'groups split': {
    use: 'groups split PRODUCT (OFFER… | --from PRODUCT) [--because TEXT] [--json]',
    load: async () => (await import('#domains/offers/commands/group-commands.ts')).groupSplitCommand,
  },
  'groups merge': {
    use: 'groups merge PRODUCT PRODUCT [--because TEXT] [--json]',
    load: async () => (await import('#domains/offers/commands/group-commands.ts')).groupMergeCommand,
  },
  'groups undo': {
    use: 'groups undo DECISION [--json]',
    load: async () => (await import('#domains/offers/commands/group-commands.ts')).groupUndoCommand,
  },
  'groups decisions': {
    use: 'groups decisions [--json]',
    load: async () => (await import('#domains/offers/commands/group-commands.ts')).groupDecisionsCommand,
  },
  'groups explain': {
    use: 'groups explain OFFER OFFER [--json]',
    load: async () => (await import('#domains/offers/commands/group-commands.ts')).groupExplainCommand,
  },
  'groups twins': {
    use: 'groups twins [--page N] [--json]',
    load: async () => (await import('#domains/offers/commands/group-commands.ts')).groupTwinsCommand,
  },
  'groups reports': {
    use: 'groups reports [--done OFFER] [--json]',
    load: async () => (await import('#domains/offers/commands/group-commands.ts')).groupReportsCommand,
  },
  'clicks dead-letters': {
    use: 'clicks dead-letters [--json]',
    load: async () => (await import('#domains/clicks/commands/dead-letter-commands.ts')).clicksDeadLettersCommand,
  },
  'clicks replay': {
    use: 'clicks replay [--discard] [--json]',
    load: async () => (await import('#domains/clicks/commands/dead-letter-commands.ts')).clicksReplayCommand,
  },
  'images status': {
    use: 'images status [--shop NAME] [--json]',
    load: async () => (await import('#domains/images/commands/picture-commands.ts')).imagesStatusCommand,
  },
  'images fetch': {
    use: 'images fetch [--json]',
    load: async () => (await import('#domains/images/commands/picture-commands.ts')).imagesFetchCommand,
  },
  'images refetch': {
    use: 'images refetch [--shop NAME | --lost] [--json]',
    load: async () => (await import('#domains/images/commands/picture-commands.ts')).imagesRefetchCommand,
  },
  'images takedown': {
    use: 'images takedown PICTURE --why TEXT [--json]',
    load: async () => (await import('#domains/images/commands/takedown-commands.ts')).imagesTakedownCommand,
  },
  'images restore': {
    use: 'images restore PICTURE [--json]',
    load: async () => (await import('#domains/images/commands/takedown-commands.ts')).imagesRestoreCommand,
  },
  'images takedowns': {
    use: 'images takedowns [--json]',
    load: async () => (await import('#domains/images/commands/takedown-commands.ts')).imagesTakedownsCommand,
  },
  'jobs list': {
    use: 'jobs list [--json]',
    load: async () => (await import('#platform/jobs/job-commands.ts')).jobsListCommand,
  },
  'jobs retry': {
    use: 'jobs retry (ID… | --all) [--json]',
    load: async () => (await import('#platform/jobs/job-commands.ts')).jobsRetryCommand,
  },
  'events list': {
    use: 'events list [--json]',
    load: async () => (await import('#platform/jobs/job-commands.ts')).eventsListCommand,
  },
  'events retry': {
    use: 'events retry (ID… | --all) [--json]',
    load: async () => (await import('#platform/jobs/job-commands.ts')).eventsRetryCommand,
  },
  export: { use: 'export FOLDER', load: async () => (await import('./transfer-commands.ts')).exportCommand },
  import: { use: 'import FOLDER', load: async () => (await import('./transfer-commands.ts')).importCommand },
  'index rebuild': { use: 'index rebuild', load: async () => (await import('./index-command.ts')).indexRebuildCommand },
  'admin token': {
    use: 'admin token [--email E] [--role admin|eshop|user] [--json] [--allow-production]',
    load: async () => (await import('#domains/identity/cli/admin-token.ts')).adminTokenCommand,
  },
  demo: { use: 'demo', load: async () => (await import('./serve-command.ts')).demo },
}
