import { type PageItem, type PageValue, READING_LIMITS, schemaWord } from './page-item.ts'

interface OpenItem {
  readonly types: readonly string[]
  readonly values: Record<string, PageValue[]>
}

interface OpenElement {
  /** The thing that this element begins; null: none. */
  readonly item: OpenItem | null
  /** Property whose value is this element's text; null: none. */
  readonly names: readonly string[] | null
  text: string
}

/** Reads microdata (HTML Living Standard, 5) from the tags of a page as they come. */
export function microdataReader() {
  const elements: OpenElement[] = []
  const scopes: OpenItem[] = []
  /** Those whose text is a value; further ones inside are left out. */
  const worded: OpenElement[] = []
  const top: OpenItem[] = []
  let count = 0
  return {
    open(tag: string, attributes: Readonly<Record<string, string>>): void {
      const names = namesOf(attributes['itemprop'])
      const item = attributes['itemscope'] === undefined ? null : openItem(attributes['itemtype'] ?? '')
      const given = names === null || item !== null ? null : givenValue(tag, attributes)
      if (item !== null) keepItem(item, names)
      else if (given !== null) keep(names, given)
      const isWorded = item === null && given === null && worded.length < READING_LIMITS.depth
      const element = { item, names: isWorded ? names : null, text: '' }
      elements.push(element)
      if (element.names !== null) worded.push(element)
    },
    text(text: string): void {
      for (const element of worded)
        if (element.text.length < READING_LIMITS.textChars) element.text += text.slice(0, READING_LIMITS.textChars)
    },
    close(): void {
      const element = elements.pop()
      if (element?.names != null) {
        worded.pop()
        keep(element.names, element.text.replaceAll(/\s+/g, ' ').trim())
      }
      if (element?.item != null) scopes.pop()
    },
    /** Those that stand in no other. */
    items: (): readonly PageItem[] => top,
  }

  function keepItem(item: OpenItem, names: readonly string[] | null): void {
    count += 1
    if (count <= READING_LIMITS.items && scopes.length < READING_LIMITS.depth) {
      if (names === null || scopes.length === 0) top.push(item)
      else keep(names, item)
    }
    scopes.push(item)
  }

  function keep(names: readonly string[] | null, value: PageValue): void {
    const scope = scopes.at(-1)
    if (scope === undefined) return
    for (const name of names ?? []) {
      const values = (scope.values[name] ??= [])
      if (values.length < READING_LIMITS.valuesOfItem)
        values.push(typeof value === 'string' ? value.slice(0, READING_LIMITS.textChars) : value)
    }
  }
}

function openItem(types: string): OpenItem {
  return {
    types: types.split(/\s+/).filter(Boolean).slice(0, 5).map(schemaWord),
    values: Object.create(null) as Record<string, PageValue[]>,
  }
}

function namesOf(itemprop: string | undefined): string[] | null {
  const names = (itemprop ?? '').split(/\s+/).filter(Boolean).slice(0, 5).map(schemaWord)
  return names.length === 0 ? null : names
}

/** The value that a tag carries itself; null: its text is the value. Shops write `content` on any tag, and mean it. */
function givenValue(tag: string, attributes: Readonly<Record<string, string>>): string | null {
  if (attributes['content'] !== undefined) return attributes['content']
  const name = VALUE_ATTRIBUTES[tag]
  return name === undefined ? null : (attributes[name] ?? null)
}

const VALUE_ATTRIBUTES: Readonly<Record<string, string | undefined>> = {
  a: 'href',
  link: 'href',
  area: 'href',
  img: 'src',
  data: 'value',
  meter: 'value',
  time: 'datetime',
  meta: 'content',
}
