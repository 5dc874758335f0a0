import { BARE_AMPERSAND } from './chunk.ts'
import { asSpoilt, changed, type Dirt, type DirtContext } from './dirt-kind.ts'

const FILLER =
  ' Consulte as condições de entrega, de devolução e de garantia na loja ou por telefone, nos dias úteis das nove às dezoito.'

/** Where texts are escaped a reader repairs the ampersand and says so; in CDATA and in tables it is a letter. */
function repaired({ isXml, isCdata }: DirtContext) {
  return isXml && !isCdata ? ({ field: 'description', code: 'entity_repaired', severity: 'hint' } as const) : null
}

/** What happens to names and descriptions on their way out of a shop's system. */
export const textDirt: readonly Dirt[] = [
  {
    kind: 'bare_ampersand',
    weight: 5,
    told: repaired,
    spoil: (item) => asSpoilt(changed(item, 'description', (text) => text.replace(' e ', ` ${BARE_AMPERSAND} `))),
  },
  {
    kind: 'html_entity',
    weight: 5,
    told: repaired,
    spoil: (item) => asSpoilt(changed(item, 'description', (text) => text.replace('ã', `${BARE_AMPERSAND}atilde;`))),
  },
  {
    kind: 'escaped_html',
    weight: 5,
    told: null,
    spoil: (item, { offer }) =>
      offer.shop.feed.html
        ? null
        : asSpoilt(changed(item, 'description', (text) => `<p>${text.replace('. ', '.</p><p>')}</p>`)),
  },
  {
    kind: 'double_escaped_entities',
    weight: 4,
    told: null,
    spoil: (item) =>
      asSpoilt(changed(item, 'description', (text) => `&lt;p&gt;${text.replace('ç', '&amp;ccedil;')}&lt;/p&gt;`)),
  },
  {
    kind: 'newline_in_text',
    weight: 5,
    told: null,
    spoil: (item) => asSpoilt(changed(item, 'description', (text) => text.replaceAll('. ', '.\n'))),
  },
  {
    kind: 'double_space_in_title',
    weight: 2,
    told: null,
    spoil: (item) => asSpoilt(changed(item, 'title', (title) => title.replace(' ', '  '))),
  },
  {
    kind: 'hostile_description',
    weight: 1,
    told: null,
    spoil: (item) =>
      asSpoilt(
        changed(
          item,
          'description',
          (text) => `${text}<script>document.title="{{7*7}}"</script><img src=x onerror=alert(1)>`,
        ),
      ),
  },
  {
    kind: 'control_character',
    weight: 2,
    // Decoded text has no place any more: the report counts them for the file.
    told: ({ offer }) =>
      offer.shop.feed.dialect === 'google-jsonl'
        ? null
        : { field: null, code: 'characters_removed', severity: 'warning', isPlaceless: true },
    spoil: (item) => asSpoilt(changed(item, 'description', (text) => text.replace(' ', ' \u0007'))),
  },
  {
    kind: 'direction_override',
    weight: 1,
    told: () => ({ field: null, code: 'characters_removed', severity: 'warning', isPlaceless: true }),
    spoil: (item, { offer }) =>
      offer.shop.feed.encoding === 'windows-1252'
        ? null
        : asSpoilt(changed(item, 'description', (text) => text.replace(' ', ' \u202e'))),
  },
  {
    kind: 'over_long_description',
    weight: 1,
    told: () => ({ field: 'description', code: 'text_cut', severity: 'warning' }),
    spoil: (item) => asSpoilt(changed(item, 'description', (text) => text + FILLER.repeat(45))),
  },
  {
    kind: 'foreign_title',
    weight: 12,
    told: null,
    spoil: (item, { offer }) =>
      offer.shop.slug === 'oficio-claro' ? asSpoilt(changed(item, 'title', translated)) : null,
  },
]

const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/^Cadeira de escritório/, 'Office chair'],
  [/^Candeeiro de secretária/, 'Desk lamp'],
  [/^Secretária de canto/, 'Corner desk'],
  [/^Secretária(?= \p{Lu})/u, 'Desk'],
  [/^Estante(?= \p{Lu})/u, 'Bookcase'],
  [/^Armário de arquivo/, 'Filing cabinet'],
]

/** As a machine has it: the noun in English, the rest as it was. */
function translated(title: string): string {
  const [pattern, english] = ENGLISH.find(([one]) => one.test(title)) ?? []
  return pattern === undefined || english === undefined ? title : title.replace(pattern, english)
}
