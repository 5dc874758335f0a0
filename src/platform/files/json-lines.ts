interface Frame {
  /** null: nothing below it is told by its path. */
  readonly path: string | null
  /** Of an array the next index, of an object the key that was read last. */
  step: number | string
}

/** Deeper than any file that people write; a text of brackets alone would make as many paths as signs, each as long as it is deep. */
const MOST_DEPTH = 32
/** Longer than any path that a reader of ours names; a name of a megabyte would stand before each value below it. */
const MOST_CHARS = 120

/** Strings, signs, other values, and the line ends between them. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|\n|[^\s{}[\],:"]+/g

/** At which line, from 1, each value of a text begins that `JSON.parse` has read, by its path: `shops[2].name`; 32 levels deep, 120 characters long. */
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
      const path = frame === undefined ? '' : frames.length > MOST_DEPTH ? null : pathOf(frame)
      if (path !== null) lines.set(path, line)
      if (token === '{' || token === '[') frames.push({ path, step: token === '[' ? 0 : '' })
      isKey = token === '{'
    }
  }
  return lines
}

function pathOf({ path, step }: Frame): string | null {
  if (path === null) return null
  const own = typeof step === 'number' ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`
  return own.length > MOST_CHARS ? null : own
}
