import type { CommandTable } from '#platform/cli/command.ts'

const environment = { '--environment NAME': 'development or production; absent: that of POISO_ENV' }

/** Flags and experiments: what is set, set it, who set what. */
export const flagCommands: CommandTable = {
  'flags list': {
    use: 'flags list [--environment NAME] [--json]',
    does: 'Prints features, experiments and saved groups with the client key; as JSON it is what `flags set` takes.',
    parameters: environment,
    load: async () => (await import('./list-command.ts')).flagsListCommand,
  },
  'flags set': {
    use: 'flags set (KEY VALUE | FILE) [--environment NAME]',
    does: "Sets a feature's value for everybody whom no rule is about, or all that a file names (docs/contracts/flags.md).",
    parameters: {
      ...environment,
      KEY: 'a feature: black-friday, christmas-delivery-days',
      VALUE: 'of the kind that the feature has: true, 21',
      FILE: 'JSON with features, experiments, savedGroups; what it does not name stays',
    },
    load: async () => (await import('./set-command.ts')).flagsSetCommand,
  },
  'flags history': {
    use: 'flags history [KEY]',
    does: 'Prints the last changes, the newest first: when, who, what, from → to.',
    parameters: { KEY: 'of a feature, an experiment or a saved group; absent: all' },
    load: async () => (await import('./history-command.ts')).flagsHistoryCommand,
  },
}
