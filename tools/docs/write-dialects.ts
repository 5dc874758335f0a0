import { writeFileSync } from 'node:fs'
import type { Dialect, FeedHead } from '#domains/feeds/dialects/dialect.ts'
import { RAW_FIELDS } from '#domains/feeds/dialects/item/raw-field.ts'
import { DIALECTS } from '#domains/feeds/dialects/registry.ts'

/** `docs/feed-dialects.md`, made from the dialects; a test compares them. */
export const DIALECTS_FILE = new URL('../../docs/feed-dialects.md', import.meta.url)

export function dialectsPage(): string {
  const vocabulary = Object.entries(RAW_FIELDS).map(([field, meaning]) => `| \`${field}\` | ${meaning} |`)
  return [
    ...HEAD,
    ...vocabulary,
    "| `detail:NAME` | an attribute under the shop's own name |",
    '',
    ...DIALECTS.flatMap(dialectSection),
  ].join('\n')
}

const HEAD = [
  '# Fields of the feed dialects',
  '',
  'Made from `src/domains/feeds/dialects/` by `node tools/docs/write-dialects.ts`; a test keeps them equal. What a dialect is: [feeds.md](feeds.md).',
  '',
  '## Our raw fields',
  '',
  '| field | what it means to us |',
  '|---|---|',
]

function dialectSection(dialect: Dialect): string[] {
  const names = new Map<string, string[]>()
  for (const [name, field] of Object.entries(dialect.fields))
    names.set(field ?? '', [...(names.get(field ?? '') ?? []), name])
  const ignored = names.get('') ?? []
  names.delete('')
  return [
    `## ${dialect.name}`,
    '',
    factsOf(dialect),
    '',
    '| ours | its names, the best first |',
    '|---|---|',
    ...[...names].map(
      ([field, all]) => `| \`${field}\` | ${all.map((name) => `\`${name.replaceAll('|', '\\|')}\``).join(', ')} |`,
    ),
    ...(ignored.length === 0 ? [] : [`| *known, of no use* | ${ignored.map((name) => `\`${name}\``).join(', ')} |`]),
    '',
  ]
}

/** Of a file of which nothing is known yet. */
const NO_HEAD: FeedHead = { kind: 'csv', columns: [] }

function factsOf(dialect: Dialect): string {
  return [
    `${dialect.format.toUpperCase()}${dialect.itemElements.size === 0 ? '' : `, items \`${[...dialect.itemElements].join('`, `')}\``}.`,
    dialect.carriesCurrency
      ? 'Prices name their currency.'
      : `A price without a currency is in ${dialect.forFile(NO_HEAD).currency ?? "that of the shop's country"}, unless the shop has said it.`,
    dialect.silentAvailability === 'in_stock'
      ? 'Silent about availability: in stock.'
      : 'Silent about availability: out of stock, with a warning.',
    ...(dialect.weightUnit === null ? [] : [`Weights without a unit are in ${dialect.weightUnit}.`]),
    ...(dialect.keepsUnknownFields ? ['Other fields are kept as attributes.'] : []),
    ...(dialect.idFromLink ? ['Without an id the end of the link is it.'] : []),
    ...(dialect.isGuess ? ['Recognised by plain names alone, with the warning `dialect_guessed`.'] : []),
    ...(dialect.adapt === null ? [] : ['Has quirks: see its `adapt`.']),
  ].join(' ')
}

if (process.argv[1] === import.meta.filename) writeFileSync(DIALECTS_FILE, dialectsPage())
