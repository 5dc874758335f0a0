import type { CommandTable } from '#platform/cli/command.ts'

const parameters = {
  '--month MONTH': '2026-10; it must be over',
  '--invoice NUMBER': 'of an invoice: "FT 2026/17"',
  '--amount EUR': 'euros, as 1.234,56 or 1234.56',
  '--reason TEXT': 'why, in at most 500 characters',
  '--kind KIND': 'FT (invoices) or NC (credit notes)',
  '--year YYYY': 'of the series',
  '--code CODE': "the tax authority's code of the series, given before its first document",
  '--on DAY': 'when the money came: 2026-11-26; without it today',
  '--text TEXT': 'what is remembered of it',
  '--payment ID': 'as `payments list` tells it',
  '--unmatched': 'those alone of which nobody knows whose they are',
  '--name TEXT': "the company's or person's name, as the law knows it",
  '--country XX': 'two letters; PT without it',
  '--tax-number N': 'NIF, or the number of another country',
  '--vat-valid yes|no': "whether the EU's register knows the number",
  '--street TEXT': 'of the address',
  '--postal-code CODE': 'of the address; in Portugal it decides the rate of VAT',
  '--city TEXT': 'of the address',
  '--rule networks|robots':
    'clicks from networks where people of shops were seen later, or by agents that are known as robots by now',
  '--since DAY': 'clicks since then; without it of 40 days',
  '--add NETWORK': 'an IPv4 address, or an IPv6 address for its /56',
  '--remove NETWORK': 'one that was added',
  'CLICK…': 'numbers (uid) of clicks',
}
const withFile = { ...parameters, '--file F': "a bank's statement: camt.053, or CSV with a row of headings" }

/** Commands about what shops owe, are invoiced and have paid. */
export const billingCommands: CommandTable = {
  'bids show': {
    use: 'bids show --shop NAME',
    does: 'What a shop pays for clicks: bids, factors and mode.',
    load: async () => (await import('./bid-commands.ts')).bidsShowCommand,
  },
  'bids set': {
    use: 'bids set --shop NAME (--file F | --cpc EUR [--category SLUG] | --none)',
    does: "Settles what a shop pays for clicks, under the checks of the shop's own call; the log is told.",
    parameters: {
      '--file F': 'JSON as POST /api/v2/bids takes it: the whole of it, in the place of what stands',
      '--cpc EUR': 'one bid for all prices, beside those of other categories; 0 pays nothing',
      '--category SLUG': 'of that bid, as its address has it; without it all categories',
      '--none': 'nothing is paid for any click',
    },
    load: async () => (await import('./bids-set-command.ts')).bidsSetCommand,
  },
  'bids floor': {
    use: 'bids floor --category SLUG [--amount EUR]',
    does: 'Below this nothing is paid for clicks in a category and all below it; without an amount the floor above it holds again.',
    parameters: { ...parameters, '--category SLUG': 'of the category, as its address has it' },
    load: async () => (await import('./bid-commands.ts')).bidsFloorCommand,
  },
  'budgets show': {
    use: 'budgets show --shop NAME',
    does: "The walls of what a shop's clicks may cost.",
    load: async () => (await import('./bid-commands.ts')).budgetsShowCommand,
  },
  'budgets set': {
    use: 'budgets set --shop NAME [--daily EUR] [--monthly EUR] [--pause | --resume | --none]',
    does: "Changes the walls of what a shop's clicks may cost; what is not said stays.",
    parameters: {
      '--daily EUR': 'what the clicks of a day may cost',
      '--monthly EUR': 'what the clicks of a month may cost',
      '--pause': 'no click is paid for until --resume',
      '--resume': 'clicks are paid for again',
      '--none': 'without walls, pause and hours, but for what else is said',
    },
    load: async () => (await import('./bid-commands.ts')).budgetsSetCommand,
  },
  'ledger verify': {
    use: 'ledger verify [--json]',
    does: 'Computes the ledger anew from the clicks, to the cent, and names every difference.',
    exitCodes: ['2  also: something differs'],
    load: async () => (await import('./ledger-commands.ts')).ledgerVerifyCommand,
  },
  'ledger post': {
    use: 'ledger post [--json]',
    does: 'Brings the clicks that count into the ledger now; the worker does it each minute.',
    load: async () => (await import('./ledger-commands.ts')).ledgerPostCommand,
  },
  'ledger balances': {
    use: 'ledger balances [--shop NAME] [--json]',
    does: 'Sums of all accounts in euros, by shop where they have one; debits are positive.',
    load: async () => (await import('./ledger-commands.ts')).ledgerBalancesCommand,
  },
  'ledger correct': {
    use: 'ledger correct (CLICK… --reason TEXT | --rule networks|robots) [--since DAY] [--json]',
    does: 'Takes clicks back that should not have been billed, by entries of their own.',
    parameters,
    exitCodes: ['2  also: some are no clicks of the ledger'],
    load: async () => (await import('./correct-command.ts')).ledgerCorrectCommand,
  },
  'ledger networks': {
    use: 'ledger networks --shop NAME [--add NETWORK] [--remove NETWORK]',
    does: 'Networks that a shop says are its own, from which clicks on its offers are not billed.',
    parameters,
    load: async () => (await import('./networks-command.ts')).ledgerNetworksCommand,
  },
  'invoices run': {
    use: 'invoices run --month MONTH [--json]',
    does: 'Writes the invoices of a month, and credit notes of what was taken back; a second run writes what the first one left.',
    parameters,
    exitCodes: ['2  also: a shop was left, and why'],
    load: async () => (await import('./invoice-commands.ts')).invoicesRunCommand,
  },
  'invoices list': {
    use: 'invoices list [--shop NAME] [--json]',
    does: 'The last documents with what is still to be paid of them, the newest first.',
    load: async () => (await import('./invoice-commands.ts')).invoicesListCommand,
  },
  'invoices credit': {
    use: 'invoices credit --invoice NUMBER --reason TEXT [--amount EUR] [--json]',
    does: 'Gives an invoice back by a credit note, or so much of it, without tax.',
    parameters,
    load: async () => (await import('./invoice-commands.ts')).invoicesCreditCommand,
  },
  'invoices series': {
    use: 'invoices series --kind KIND --year YYYY --code CODE',
    does: 'Says under which code the tax authority knows a series (ATCUD).',
    parameters,
    load: async () => (await import('./invoice-commands.ts')).invoicesSeriesCommand,
  },
  'invoices saft': {
    use: 'invoices saft --month MONTH [--file F]',
    does: 'Writes the SAF-T (PT) of the documents that were issued in a month, for who keeps the books.',
    parameters: { ...parameters, '--file F': 'where; without it saft-NIF-MONTH.xml in this folder' },
    load: async () => (await import('./saft-command.ts')).invoicesSaftCommand,
  },
  'invoices account': {
    use: 'invoices account --shop NAME [--name TEXT] [--country XX] [--tax-number N] [--vat-valid yes|no] [--street TEXT] [--postal-code CODE] [--city TEXT]',
    does: "Shows whom a shop's invoices are made out to, or changes what is said of it.",
    parameters,
    load: async () => (await import('./account-command.ts')).invoicesAccountCommand,
  },
  'payments record': {
    use: 'payments record --amount EUR (--invoice NUMBER | --shop NAME) [--on DAY] [--text TEXT] [--json]',
    does: 'Records money that has come; a negative amount is money that went back.',
    parameters,
    load: async () => (await import('./payment-commands.ts')).paymentsRecordCommand,
  },
  'payments import': {
    use: 'payments import --file F [--json]',
    does: "Records what a bank's file says has come, each once, by the references of the invoices.",
    parameters: withFile,
    exitCodes: ['2  also: of some nobody knows whose they are, or some cannot be read'],
    load: async () => (await import('./payment-commands.ts')).paymentsImportCommand,
  },
  'payments assign': {
    use: 'payments assign --payment ID (--invoice NUMBER | --shop NAME)',
    does: 'Says whose an unmatched payment is.',
    parameters,
    load: async () => (await import('./payment-commands.ts')).paymentsAssignCommand,
  },
  'payments list': {
    use: 'payments list [--unmatched] [--json]',
    does: 'The last payments, the newest first.',
    parameters,
    load: async () => (await import('./payment-commands.ts')).paymentsListCommand,
  },
}
