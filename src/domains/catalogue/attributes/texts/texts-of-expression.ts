/**
 * For tests: texts that an expression finds. Together they hold each of its alternatives, each optional part and its absence, each
 * sign of a class; of a range one sign, of a repetition the least.
 */
export function textsOfExpression({ source }: RegExp): string[] {
  return alternatives({ source, at: 0 })
}

type Reader = { readonly source: string; at: number }

function alternatives(reader: Reader): string[] {
  const texts = sequence(reader)
  while (reader.source[reader.at] === '|') {
    reader.at += 1
    texts.push(...sequence(reader))
  }
  return texts
}

function sequence(reader: Reader): string[] {
  let texts = ['']
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at]!)) {
    const next = repeated(reader, atom(reader))
    texts = texts.flatMap((before) => next.map((text) => before + text))
  }
  return texts
}

function atom(reader: Reader): string[] {
  const sign = reader.source[reader.at++]!
  if (sign === '[') return signClass(reader)
  if (sign === '(') return group(reader)
  if (sign === '\\') return [escaped(reader.source[reader.at++]!)]
  return [sign === '^' ? '' : sign]
}

function group(reader: Reader): string[] {
  if (reader.source.startsWith('?:', reader.at)) reader.at += 2
  const texts = alternatives(reader)
  reader.at += 1
  return texts
}

function signClass(reader: Reader): string[] {
  const end = reader.source.indexOf(']', reader.at)
  const inside = reader.source.slice(reader.at, end).replace(/\\(.)/g, (_, sign: string) => escaped(sign))
  reader.at = end + 1
  return inside.startsWith('^') ? ['b'] : [...inside.replace(/(.)-./g, '$1')]
}

function repeated(reader: Reader, texts: string[]): string[] {
  const [sign = '', least] = /^(?:[?*+]|\{(\d+)[^}]*\})/.exec(reader.source.slice(reader.at)) ?? []
  reader.at += sign.length
  if (least !== undefined) return texts.map((text) => text.repeat(Number(least)))
  return sign === '?' || sign === '*' ? ['', ...texts] : texts
}

function escaped(sign: string): string {
  return { b: '', s: ' ', d: '4', n: '\n' }[sign] ?? sign
}
