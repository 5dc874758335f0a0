interface Frame {
  readonly path: string
  /** Of an array the next index, of an object the key that was read last. */
  step: number | string
}

/** Deeper than any file that people write; a text of brackets alone would make as many paths as signs, each as long as it is deep. */
const MOST_DEPTH = 32

/** Strings, signs, other values, and the line ends between them. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|\n|[^\s{}[\],:"]+/g

/** At which line, from 1, each value of a text begins that `JSON.parse` has read, by its path: `shops[2].name`; 32 levels deep. */
export function jsonLines(json: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  const frames: Frame[] = []
  let [line, isKey] = [1, false]
  for (const [token] of json.matchAll(TOKENS)) {
    const frame = frames.at(-1)
    if (token === '\n') line += 1
    else if (token === '}' || token === ']') frames.pop()
    else if (token === ':') isKey = false
    else if (token === ',') {
      if (typeof frame?.step === 'number') frame.step += 1
      else isKey = true
    } else if (isKey && frame !== undefined && token.startsWith('"')) frame.step = JSON.parse(token) as string
    else {
      const isNamed = frames.length <= MOST_DEPTH
      const path = frame === undefined || !isNamed ? '' : pathOf(frame)
      if (isNamed) lines.set(path, line)
      if (token === '{' || token === '[') frames.push({ path, step: token === '[' ? 0 : '' })
      isKey = token === '{'
    }
  }
  return lines
}

function pathOf({ path, step }: Frame): string {
  if (typeof step === 'number') return `${path}[${step}]`
  return path === '' ? step : `${path}.${step}`
}
