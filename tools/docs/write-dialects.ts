import { readFileSync, writeFileSync } from 'node:fs'
import type { Dialect } from '#domains/feeds/dialects/dialect.ts'
import { RAW_FIELDS } from '#domains/feeds/dialects/raw-field.ts'
import { DIALECTS } from '#domains/feeds/dialects/registry.ts'

/** The second half of `docs/feeds.md`, made from the dialects; a test compares them. */
export const FEEDS_FILE = new URL('../../docs/feeds.md', import.meta.url)
const MARK = '<!-- From here on made by `node tools/docs/write-dialects.ts`; a test keeps it equal. -->'

export const feedsPage = (page: string): string => {
  const written = page.slice(0, page.indexOf(MARK) + MARK.length)
  const vocabulary = Object.entries(RAW_FIELDS).map(([field, meaning]) => `| \`${field}\` | ${meaning} |`)
  return [written, '', '## Our raw fields', '', '| field | what it means to us |', '|---|---|', ...vocabulary, '| `detail:NAME` | an attribute under the shop\'s own name |', '', ...DIALECTS.flatMap(dialectSection)].join('\n')
}

const dialectSection = (dialect: Dialect): string[] => {
  const names = new Map<string, string[]>()
  for (const [name, field] of Object.entries(dialect.fields)) names.set(field ?? '', [...(names.get(field ?? '') ?? []), name])
  const ignored = names.get('') ?? []
  names.delete('')
  return [
    `## ${dialect.name}`,
    '',
    factsOf(dialect),
    '',
    '| ours | its names, the best first |',
    '|---|---|',
    ...[...names].map(([field, all]) => `| \`${field}\` | ${all.map((name) => `\`${name.replaceAll('|', '\\|')}\``).join(', ')} |`),
    ...(ignored.length === 0 ? [] : [`| *known, of no use* | ${ignored.map((name) => `\`${name}\``).join(', ')} |`]),
    '',
  ]
}

const factsOf = (dialect: Dialect): string =>
  [
    `${dialect.format.toUpperCase()}${dialect.itemElements.size === 0 ? '' : `, items \`${[...dialect.itemElements].join('`, `')}\``}.`,
    dialect.carriesCurrency ? 'Prices name their currency.' : 'A price without a currency is in euros.',
    dialect.silentAvailability === 'in_stock' ? 'Silent about availability: in stock.' : 'Silent about availability: out of stock, with a warning.',
    ...(dialect.weightUnit === null ? [] : [`Weights without a unit are in ${dialect.weightUnit}.`]),
    ...(dialect.keepsUnknownFields ? ['Other fields are kept as attributes.'] : []),
    ...(dialect.idFromLink ? ['Without an id the end of the link is it.'] : []),
    ...(dialect.isGuess ? ['Recognised by plain names alone, with the warning `dialect_guessed`.'] : []),
    ...(dialect.adapt === null ? [] : ['Has quirks: see its `adapt`.']),
  ].join(' ')

if (process.argv[1] === import.meta.filename) writeFileSync(FEEDS_FILE, feedsPage(readFileSync(FEEDS_FILE, 'utf8')))
