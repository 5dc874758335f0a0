import type { CommandTable } from '#platform/cli/command.ts'

/** Commands about impressions. */
export const trackingCommands: CommandTable = {
  'tracking variant': {
    use: 'tracking variant OFFER [--json]',
    does: 'Impressions of an offer by day and source, as long as they are kept.',
    parameters: { OFFER: "an offer's number" },
    load: async () => (await import('./tracking-commands.ts')).trackingVariantCommand,
  },
  'tracking day': {
    use: 'tracking day DAY [--json]',
    does: 'Impressions of a day by source, and why records are kept apart or dropped.',
    parameters: { DAY: 'a day in Lisbon: 2026-11-26' },
    load: async () => (await import('./tracking-commands.ts')).trackingDayCommand,
  },
}
