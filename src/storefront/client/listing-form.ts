const AXIS = /^(.+)-(?:de|ate)$/

/**
 * The listing that a filter form asks for, as its address: several values of a key joined, sizes folded into `dimensao`,
 * nothing empty. The server's grammar decides what is canonical; this spares its redirect in almost all cases.
 */
export function listingAddress(action: string, entries: Iterable<readonly [string, string]>): string {
  const values = new Map<string, string[]>()
  const sizes = new Map<string, { de: string; ate: string }>()
  for (const [key, raw] of entries) {
    const value = raw.trim()
    if (value === '') continue
    const axis = AXIS.exec(key)?.[1]
    if (axis === undefined || axis === 'preco') values.set(key, [...(values.get(key) ?? []), value])
    else
      sizes.set(axis, {
        ...(sizes.get(axis) ?? { de: '', ate: '' }),
        [key.endsWith('-de') ? 'de' : 'ate']: value.replace(',', '.'),
      })
  }
  if (sizes.size > 0)
    values.set('dimensao', [[...sizes].map(([axis, { de, ate }]) => `${axis}:${de}-${ate}`).join(',')])
  const query = ORDERED.flatMap((key) => keysOf(values, key)).map(
    (key) => `${key}=${(values.get(key) ?? []).sort().map(escaped).join(',')}`,
  )
  return query.length === 0 ? action : `${action}?${query.join('&')}`
}

/** The grammar's order of keys; `p-` stands for all category parameters, by name. */
const ORDERED = [
  'v',
  'preco-de',
  'preco-ate',
  'dimensao',
  'cor',
  'material',
  'estilo',
  'divisao',
  'lugares',
  'forma',
  'fabricante',
  'loja',
  'condicao',
  'stock',
  'entrega',
  'voucher',
  'p-',
  'regiao',
  'ordenar',
  'vista',
  'q',
]

function keysOf(values: ReadonlyMap<string, unknown>, key: string): string[] {
  return key === 'p-' ? [...values.keys()].filter((each) => each.startsWith('p-')).sort() : values.has(key) ? [key] : []
}

function escaped(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%20', '+')
    .replaceAll("'", '%27')
}
