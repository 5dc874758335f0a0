/** `--help` of `poiso` and of each of its commands: what they do, their words and their exit codes. Nothing is opened for it. */

/** Whether help is asked for instead of a command. */
export function asksForHelp(words: readonly string[]): boolean {
  return words.length === 0 || words[0] === 'help' || words.some((word) => word === '--help' || word === '-h')
}

/** Help for the commands that the words begin: one with its parameters explained, several as a list, all when none does. */
export function helpText(words: readonly string[], uses: Readonly<Record<string, { readonly use: string }>>): string {
  const named = words.filter((word) => word !== 'help' && !word.startsWith('-')).slice(0, 2)
  for (const length of [2, 1].filter((most) => most <= named.length)) {
    const name = named.slice(0, length).join(' ')
    const one = Object.hasOwn(uses, name) ? uses[name] : undefined
    if (one !== undefined) return helpOfOne(name, one.use)
    const group = Object.values(uses).filter(({ use }) => use.startsWith(`${name} `))
    if (group.length > 0) return listOf(group)
  }
  return listOf(Object.values(uses))
}

const EXIT_CODES = ['0  done', '1  wrong usage or configuration, nothing was begun', '2  failed, and says why']

function helpOfOne(name: string, use: string): string {
  const parameters = parametersOf(use.slice(name.length)).map((parameter) =>
    `  ${parameter.padEnd(26)}${MEANINGS[`${name} ${parameter}`] ?? MEANINGS[parameter] ?? ''}`.trimEnd(),
  )
  const codes = [...EXIT_CODES, ...(OWN_EXIT_CODES[name] ?? [])]
  return [
    `Usage: poiso ${use}`,
    ...(DOES[name] === undefined ? [] : ['', DOES[name]]),
    '',
    'Parameters:',
    ...parameters,
    `  ${'-h, --help'.padEnd(26)}this help; nothing is started`,
    '',
    'Exit codes:',
    ...codes.map((code) => `  ${code}`),
  ].join('\n')
}

function listOf(commands: readonly { readonly use: string }[]): string {
  return [
    'Usage: poiso COMMAND [parameters]',
    '',
    'Commands:',
    ...commands.map(({ use }) => `  poiso ${use}`),
    '',
    'Each explains itself: poiso COMMAND --help. Where its data is says the environment (docs/configuration.md).',
    '',
    'Exit codes:',
    ...EXIT_CODES.map((code) => `  ${code}`),
  ].join('\n')
}

/** '--shop NAME [--json] FILE' → '--shop NAME', '--json', 'FILE' */
function parametersOf(use: string): string[] {
  return [...new Set(use.match(/--[a-z-]+(?: [A-Z]+| [a-z]+(?:\|[a-z]+)+)?|[A-Z]+…?/g) ?? [])]
}

const OWN_EXIT_CODES: Readonly<Record<string, readonly string[]>> = {
  'feeds import': ['3  held: a person decides (feeds approve, feeds reject)'],
  'clicks dead-letters': ['2  also: some wait'],
  'jobs retry': ['2  also: one of the numbers is not in the list'],
  'events retry': ['2  also: one of the numbers is not in the list'],
  'clicks replay': ['2  also: some are refused again'],
}

const MEANINGS: Readonly<Record<string, string>> = {
  'ID…': 'numbers from the list, one or more',
  '--all': 'all that are in the list',
  '--shop NAME': "the shop's name or slug",
  '--json': 'the answer as one line of JSON',
  '--url U': 'address of the feed, http or https',
  '--file F': 'the feed as a file here',
  '--domain D': 'a domain of the shop, such as loja.pt, where the feed names none',
  '--dialect D': 'what the feed is written in; without it that is recognised',
  '--currency EUR': 'prices that name no currency are in it',
  '--every MINUTES': 'how often it is fetched: 15 minutes to 7 days, 360 when not given',
  '--import ID': 'the number of an import run',
  '--item ID': "the shop's own id of an item; all like it follow",
  '--path P': 'the category path as the feed writes it',
  '--words W': 'words that a title holds',
  '--prefix P': 'what category paths begin with',
  '--google G': 'a Google category, as number or path',
  '--category SLUG': 'our category',
  '--dry-run': 'says what would change and changes nothing',
  '--rule N': 'the number of the rule (categories rules)',
  '--because TEXT': 'why, for whoever reads the decision later',
  '--discard': 'what is refused again is thrown away',
  '--done OFFER': 'closes the reports of this offer',
  '--done N': 'removes the request of this number, which has been answered',
  '--revoke': 'its tokens are worth nothing any more, and no new one is made',
  '--from PRODUCT': 'the other product, that it is not one with',
  '--page N': 'the next ones: 2, 3 and so on',
  '--lost': 'only pictures whose file the store has lost',
  '--why TEXT': 'the reason, which is kept',
  '--email E': 'of the user that is made',
  '--role admin|eshop|user': 'what the user may do',
  '--allow-production': 'also where POISO_ENV is production',
  FILE: 'a JSON file of shops (docs/contracts)',
  FOLDER: 'where the export is, or is written to',
  PRODUCT: "a product's number, as in its address",
  OFFER: "an offer's number",
  'OFFER…': 'numbers of offers, one or more',
  DECISION: 'the number of a decision (groups decisions)',
  PICTURE: 'the number of a picture, as in its address',
}

const DOES: Readonly<Record<string, string>> = {
  serve: 'One web process: pages, calls and click-outs. PORT and HOST say where.',
  worker: 'One worker process: imports, index, pictures and all that no visitor waits for.',
  migrate: 'Brings the database to the form that this build needs.',
  'shops apply': 'Shops with their domains, tariffs, policies, vouchers and feeds become what the file says.',
  'shops token': "Prints a new token for the shop's own programs; it is shown once.",
  'shops requests': 'Shops that want to join.',
  'feeds import':
    'One import, now, by the same path as the scheduled ones; the answer says what was read, accepted and refused.',
  'feeds add': 'Registers the address of a feed, which the worker fetches from now on.',
  'feeds report': 'The report of the last, or the named, run; of a held one also what it would change.',
  'feeds approve': 'Applies a held snapshot from the file that was kept.',
  'feeds reject': 'A held snapshot is not applied; the live catalogue stays as it is.',
  'feeds reprocess': 'Reads the last applied snapshot again by the present rules.',
  'categories queue': 'Kinds of offers without a category, most offers first, with suggestions.',
  'categories correct': 'Gives a category to an item and to all like it.',
  'categories undo': 'Takes a correction back; its offers become what the other rules say.',
  'categories rules': "The shop's rules, the newest first.",
  'offers rediscount': 'Judges every discount anew by what was seen.',
  'groups run': 'Groups the offers that are due now.',
  'groups split': 'These offers leave the product, or two products that look the same stay two, for good.',
  'groups merge': 'The two products are one, for good.',
  'groups undo': 'Grouped again as if it had never been decided.',
  'groups decisions': 'What people have decided, the newest first.',
  'groups explain': 'What was done with two offers, what comparing them says, and why.',
  'groups twins': 'Products that look the same and wait for a decision, with what shoppers answered.',
  'groups reports':
    'Offers that shoppers say are another article, and what they answered of products that look the same.',
  'jobs list': 'How the jobs of each name stand, and those that were given up, with the cause.',
  'jobs retry': 'Jobs that were given up are run again.',
  'events list': 'How far each reader of events has come, and events that one has given up, with the cause.',
  'events retry': 'Events that were given up are handled again.',
  'clicks dead-letters': 'Clicks that the database refused, each with the reason.',
  'clicks replay': 'Stores the refused clicks again, cleaned.',
  'images status': "How many of the shops' pictures are here, and what is wrong with the others.",
  'images fetch': 'Fetches the pictures that are due now.',
  'images refetch': 'All pictures of a shop, or of all shops, are fetched again.',
  'images takedown': 'A picture is shown no more.',
  'images restore': 'A picture may be shown again.',
  'images takedowns': 'What was taken down, since when and why.',
  export: 'The whole database into a new folder.',
  import: 'An export into an empty database.',
  'index rebuild': 'A fresh index from the database; running web processes take it up by themselves.',
  'admin token': 'Makes a user with a session, for development.',
  demo: "The demo's shops alone.",
}
