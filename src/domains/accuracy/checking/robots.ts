/** Longer lines and more rules than any site needs. */
const MOST_RULES = 2_000
const MOST_LINE_CHARS = 2_000

interface Rule {
  readonly isAllowed: boolean
  readonly pattern: string
}

/**
 * Whether a robots.txt lets an agent read a path with its query (RFC 9309): the rules of the groups that name it, else of those for
 * everybody; the longest pattern decides, and of two as long the one that allows.
 */
export function mayRead(robots: string, agent: string, path: string): boolean {
  const rules = rulesFor(robots, agent.toLowerCase())
  const asked = normal(path)
  let best: Rule | null = null
  for (const rule of rules) {
    if (!matches(rule.pattern, asked)) continue
    const isLonger = best === null || rule.pattern.length > best.pattern.length
    if (isLonger || (rule.pattern.length === best?.pattern.length && rule.isAllowed)) best = rule
  }
  return best === null || best.isAllowed
}

function rulesFor(robots: string, agent: string): Rule[] {
  const [own, everybodys]: [Rule[], Rule[]] = [[], []]
  let names: string[] = []
  let isInRules = true
  let isOurs = false
  for (const line of robots.split(/\r\n?|\n/)) {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line.slice(0, MOST_LINE_CHARS)) ?? []
    const word = field.toLowerCase()
    if (word === 'user-agent') {
      // Names one after another share the rules below them.
      if (isInRules) names = []
      isInRules = false
      names.push(value.trim().toLowerCase())
      if (names.includes(agent)) isOurs = true
    } else if (word === 'allow' || word === 'disallow') {
      isInRules = true
      const rule = { isAllowed: word === 'allow', pattern: normal(value.trim()) }
      if (rule.pattern === '' || own.length + everybodys.length >= MOST_RULES) continue
      if (names.includes(agent)) own.push(rule)
      else if (names.includes('*')) everybodys.push(rule)
    }
  }
  return isOurs ? own : everybodys
}

/** Letters that are written as they are and as %XX are one; what %XX says of a slash or a star stays apart. */
function normal(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}|[^\u0021-\u007e]/gi, (piece) => {
    if (!piece.startsWith('%')) return encodeURIComponent(piece.isWellFormed() ? piece : '\ufffd')
    const letter = String.fromCharCode(Number.parseInt(piece.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : piece.toUpperCase()
  })
}

/** `*` is anything, `$` at the end is the end. In steps that are at most pattern × path, whatever is written there. */
function matches(pattern: string, path: string): boolean {
  const isToEnd = pattern.endsWith('$')
  const parts = (isToEnd ? pattern.slice(0, -1) : pattern).split('*')
  const [first = '', ...rest] = parts
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, part] of rest.entries()) {
    if (isToEnd && index === rest.length - 1) return path.length - part.length >= at && path.endsWith(part)
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return !isToEnd || at === path.length
}
