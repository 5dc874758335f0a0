/** One value of a JSON text with where it begins, numbers as they were written: a float would lose cents. */
export type JsonNode =
  | { kind: 'object'; at: number; entries: readonly (readonly [key: string, value: JsonNode])[] }
  | { kind: 'array'; at: number; values: readonly JsonNode[] }
  | { kind: 'scalar'; at: number; text: string }

export interface JsonLimits {
  maxDepth: number
  maxValues: number
}

/** What is wrong with a JSON text and at which offset. */
export class JsonProblem extends Error {
  readonly at: number

  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const SPACE = /[ \t\n\r]*/y
const LITERALS: readonly (readonly [literal: string, text: string])[] = [
  ['true', 'true'],
  ['false', 'false'],
  ['null', ''],
]
const CONTROL = /[\u0000-\u001f]/

/**
 * Reads one JSON text (RFC 8259) strictly; JSON.parse is its oracle in tests. `null` becomes an empty text. Throws JsonProblem,
 * also when it is nested deeper or holds more values than `limits` allow.
 */
export function readJson(text: string, limits: JsonLimits): JsonNode {
  const reader = new JsonReader(text, limits)
  const node = reader.value(1)
  reader.end()
  return node
}

class JsonReader {
  readonly #text: string
  readonly #limits: JsonLimits
  #at = 0
  #values = 0

  constructor(text: string, limits: JsonLimits) {
    this.#text = text
    this.#limits = limits
  }

  value(depth: number): JsonNode {
    if ((this.#values += 1) > this.#limits.maxValues)
      throw new JsonProblem(`mais de ${this.#limits.maxValues} valores`, this.#at)
    if (depth > this.#limits.maxDepth) throw new JsonProblem(`mais de ${this.#limits.maxDepth} níveis`, this.#at)
    this.#skipSpace()
    const at = this.#at
    const sign = this.#text[at]
    if (sign === '{') return this.#object(at, depth)
    if (sign === '[') return this.#array(at, depth)
    return { kind: 'scalar', at, text: sign === '"' ? this.#string() : this.#word() }
  }

  end(): void {
    this.#skipSpace()
    if (this.#at < this.#text.length) throw new JsonProblem('texto a mais depois do fim', this.#at)
  }

  #object(at: number, depth: number): JsonNode {
    const entries: [string, JsonNode][] = []
    this.#at += 1
    if (!this.#takes('}')) {
      do {
        this.#skipSpace()
        if (this.#text[this.#at] !== '"') throw new JsonProblem('falta o nome de um campo entre aspas', this.#at)
        const key = this.#string()
        this.#expect(':')
        entries.push([key, this.value(depth + 1)])
      } while (this.#takes(','))
      this.#expect('}')
    }
    return { kind: 'object', at, entries }
  }

  #array(at: number, depth: number): JsonNode {
    const values: JsonNode[] = []
    this.#at += 1
    if (!this.#takes(']')) {
      do values.push(this.value(depth + 1))
      while (this.#takes(','))
      this.#expect(']')
    }
    return { kind: 'array', at, values }
  }

  #string(): string {
    const from = this.#at
    let close = this.#text.indexOf('"', from + 1)
    let isEscaped = false
    while (close !== -1 && isBackslashed(this.#text, close, from)) {
      isEscaped = true
      close = this.#text.indexOf('"', close + 1)
    }
    if (close === -1) throw new JsonProblem('aspas que não fecham', this.#text.length)
    this.#at = close + 1
    const inside = this.#text.slice(from + 1, close)
    if (CONTROL.test(inside)) throw new JsonProblem('um caráter de controlo dentro de aspas', from)
    if (!isEscaped && !inside.includes('\\')) return inside
    try {
      return JSON.parse(`"${inside}"`) as string
    } catch {
      throw new JsonProblem('uma sequência de escape inválida', from)
    }
  }

  #word(): string {
    for (const [literal, text] of LITERALS)
      if (this.#text.startsWith(literal, this.#at)) {
        this.#at += literal.length
        return text
      }
    NUMBER.lastIndex = this.#at
    const number = NUMBER.exec(this.#text)
    if (number === null)
      throw new JsonProblem(
        this.#at >= this.#text.length ? 'o texto termina antes do fim' : 'um valor que não é JSON',
        this.#at,
      )
    this.#at = NUMBER.lastIndex
    return number[0]
  }

  #takes(sign: string): boolean {
    this.#skipSpace()
    if (this.#text[this.#at] !== sign) return false
    this.#at += 1
    return true
  }

  #expect(sign: string): void {
    if (!this.#takes(sign)) throw new JsonProblem(`falta «${sign}»`, this.#at)
  }

  #skipSpace(): void {
    if (this.#text.charCodeAt(this.#at) > 32) return
    SPACE.lastIndex = this.#at
    SPACE.test(this.#text)
    this.#at = SPACE.lastIndex
  }
}

/** Whether the quote at `at` is escaped: an odd number of backslashes before it. */
export function isBackslashed(text: string, at: number, from: number): boolean {
  let before = at - 1
  while (before > from && text.charCodeAt(before) === 92) before -= 1
  return (at - 1 - before) % 2 === 1
}
