export type Token = {
  readonly kind: 'word' | 'number' | 'mark'
  /** Folded: lower case, no accents. */
  readonly text: string
  /** No space between this token and the one before. */
  readonly glued: boolean
  /** What dictionaries file it under (word-dictionary.ts), once one has asked. */
  key: string | null
}

/** Lower case without accents; signs that mean the same are made one ("×" and "✕", "–" and "-", "⌀" and "ø"). */
export function fold(text: string): string {
  return foldLower(text.toLowerCase(), false)
}

function foldLower(lower: string, isWoolKept: boolean): string {
  let folded = ''
  let from = 0
  for (let i = 0; i < lower.length; i++) {
    const code = lower.charCodeAt(i)
    if (code <= 127) continue
    if (!isWoolKept && (code === TILDE || (code === A_TILDE && lower.charCodeAt(i - 1) === LETTER_L)))
      return foldLower(lower.replace(wool, 'laa'), true)
    if ((code === O_HAT || code === O_GRAVE) && lower.startsWith('bord', i - 4)) {
      folded += `${lower.slice(from, i)}eaux`
      from = i + 1
      continue
    }
    const plain = code < 0x250 ? plainSigns[code - 0x80] : undefined
    if (plain === undefined) return (isWoolKept ? lower : lower.replace(wool, 'laa')).replace(beyondAscii, plainSign)
    folded += lower.slice(from, i) + plain
    from = i + 1
  }
  return from === 0 ? lower : folded + lower.slice(from)
}

const [LETTER_L, A_TILDE, TILDE] = [108, 0xe3, 0x303]
/** "Bordô", "bordò" are bordeaux; without the accent it is an edge ("tampo com bordo fino"). */
const [O_HAT, O_GRAVE] = [0xf4, 0xf2]
/** Without its tilde "lã" would be the article of four languages ("el respaldo de la silla"). */
const wool = /(?<![a-zà-ÿ])l(?:ã|a\u0303)(?![a-zà-ÿ])/g

const beyondAscii = /[\u0080-\u{10ffff}]/gu
function plainSign(sign: string): string {
  return plainSigns[sign.charCodeAt(0) - 0x80] ?? foldSign(sign)
}
function foldSign(sign: string): string {
  return sign
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(lookalikes, (found) => lookalike[found] ?? ' ')
}

const lookalikes = /[æœßđłð✕✖⨯–—−‐‑“”″„’′´⌀∅\u00a0\u2009\u202f\u200b]/g
const lookalike: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  ð: 'd',
  '✕': '×',
  '✖': '×',
  '⨯': '×',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '“': '"',
  '”': '"',
  '″': '"',
  '„': '"',
  '’': "'",
  '′': "'",
  '´': "'",
  '⌀': 'ø',
  '∅': 'ø',
  '\u200b': '',
}

/** The letters with accents of Western Europe; others are folded one by one. */
const plainSigns: readonly string[] = Array.from({ length: 0x250 - 0x80 }, (_, index) =>
  foldSign(String.fromCharCode(0x80 + index)),
)

/**
 * The tokens of a text in one pass. "90x200" gives 90 × 200, "160cmx90" gives 160 cm × 90, "l160xp90" gives l 160 × p 90:
 * an x that touches a digit on one side and follows a number is the sign ×.
 */
export function tokensOf(text: string): Token[] {
  const folded = fold(text)
  const tokens: Token[] = []
  let glued = false
  for (let i = 0; i < folded.length;) {
    const kind = kindAt(folded, i)
    if (kind === SPACE) {
      glued = false
      i += 1
      continue
    }
    const end = kind === WORD ? wordEnd(folded, i) : kind === NUMBER ? numberEnd(folded, i) : i + 1
    const run = folded.slice(i, end)
    if (kind === NUMBER) tokens.push({ kind: 'number', text: run, glued, key: null })
    else if (kind === MARK) tokens.push({ kind: 'mark', text: run, glued, key: null })
    else pushWord(tokens, run, glued, kindAt(folded, end) === NUMBER)
    glued = true
    i = end
  }
  return tokens
}

/** `tokensOf` for a text that is asked for several times in a row, as names are: the last answer is kept, for all, and not to be changed. */
export function nameTokens(text: string): readonly Token[] {
  if (text !== lastText) [lastText, lastTokens] = [text, tokensOf(text)]
  return lastTokens
}

let lastText = ''
let lastTokens: readonly Token[] = []

function pushWord(tokens: Token[], word: string, glued: boolean, beforeNumber: boolean): void {
  // "Ø 80", "ØxH" keep the sign; "høyde", "sødt" have a letter.
  const run = word.includes('ø') && !(word.length <= 3 && word.startsWith('ø')) ? word.replaceAll('ø', 'o') : word
  const afterNumber = glued && run.length > 1 && tokens[tokens.length - 1]?.kind === 'number'
  if (afterNumber && beforeNumber && run.endsWith('x')) {
    tokens.push(
      { kind: 'word', text: run.slice(0, -1), glued, key: null },
      { kind: 'mark', text: '×', glued: true, key: null },
    )
  } else if (afterNumber && (beforeNumber || run.length === 2) && run.startsWith('x')) {
    tokens.push(
      { kind: 'mark', text: '×', glued, key: null },
      { kind: 'word', text: run.slice(1), glued: true, key: null },
    )
  } else if (run === 'ø') {
    tokens.push({ kind: 'mark', text: 'ø', glued, key: null })
  } else {
    tokens.push({ kind: 'word', text: run, glued, key: null })
  }
}

const [SPACE, WORD, NUMBER, MARK] = [0, 1, 2, 3]
/** Of each sign up to where all are letters. */
const kinds = Uint8Array.from({ length: 0x2c00 }, (_, code) => kindOf(code))
/** Behind the end there is space. */
function kindAt(text: string, i: number): number {
  return i < text.length ? (kinds[text.charCodeAt(i)] ?? WORD) : SPACE
}

function kindOf(code: number): number {
  if (code >= 97 && code <= 122) return WORD
  if (code >= 48 && code <= 57) return NUMBER
  if (code <= 32 || code === 160) return SPACE
  return code < 0xc0 || code === 0xd7 || code >= 0x2000 ? MARK : WORD
}

function wordEnd(text: string, start: number): number {
  let end = start + 1
  while (kindAt(text, end) === WORD) end += 1
  return end
}

function numberEnd(text: string, start: number): number {
  let end = start + 1
  while (kindAt(text, end) === NUMBER || isDecimalPoint(text, end)) end += 1
  return end
}

/** A point or comma with a digit on both sides belongs to the number. */
function isDecimalPoint(text: string, i: number): boolean {
  return (text[i] === '.' || text[i] === ',') && kindAt(text, i + 1) === NUMBER
}

/** The text of a token; empty before the first and behind the last one. */
export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}
