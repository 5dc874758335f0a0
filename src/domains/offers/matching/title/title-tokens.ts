/** One word, number, model code or sign of a title, as matching reads it. */
export interface TitleToken {
  readonly kind: 'word' | 'number' | 'code' | 'mark'
  /** Lower case, without accents; of a code without its separators. */
  readonly text: string
  /** Written as a name among words in small letters; null: the title cannot tell (ALL CAPITALS, Each Word, its first word). */
  readonly isProper: boolean | null
  /** Capitals alone among small letters: "MDF", "TNT". */
  readonly isAcronym: boolean
}

/** Longest title that is read; the rest says nothing more of which article it is. */
const MAX_CHARS = 300

/**
 * The tokens of a title in any European language: "Sofá X-200 «Oslo», 3-Sitzer 180x90cm" →
 * sofa · x200 · « · oslo · » · , · 3 · sitzer · 180 · × · 90 · cm. Letters and digits without a space are one code unless they
 * are a number with its unit, axis or noun.
 */
export function titleTokens(title: string): TitleToken[] {
  const plain = foldAccents(title.slice(0, MAX_CHARS))
  const tellsProper = hasSmallWords(plain)
  const tokens: TitleToken[] = []
  for (const piece of plain.match(PIECE) ?? []) addPiece(tokens, piece, tellsProper)
  return tokens
}

/** Without accents and with the letters that no accent makes; keeps capitals. */
export function foldAccents(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łŁøßæÆœŒđĐðÐþ✕✖⨯–—−‐‑’‘′´“”„″⌀∅]/g, (sign) => LOOKALIKES[sign] ?? ' ')
}

const PLAIN = /^[\u0020-\u007e]*$/
const LOOKALIKES: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  '⌀': 'Ø',
  '∅': 'Ø',
  '✕': '×',
  '✖': '×',
  '⨯': '×',
  '–': '–',
  '—': '–',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '’': "'",
  '‘': "'",
  '′': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '″': '"',
}

/** Letters and digits held together by inner signs, or one sign. */
const PIECE = /[\p{L}\d]+(?:(?:[-/._,+'×*]|\b\.\b)[\p{L}\d]+)*|[^\s\p{L}\d]/gu
/** Most pieces are nothing but a word. */
const WORD = /^[A-Za-z]+$/
const RUN = /\d+(?:[.,]\d+)*|\p{L}+|[^\p{L}\d]/gu

function addPiece(tokens: TitleToken[], piece: string, tellsProper: boolean): void {
  if (WORD.test(piece)) return addRuns(tokens, [piece], tellsProper)
  const runs = piece.match(RUN) ?? []
  const [letters, digits] = [runs.filter(isLetters), runs.filter(isDigits)]
  if (letters.length === 0 || digits.length === 0 || WITH_COUNT.test(piece) || isMeasured(runs))
    return addRuns(tokens, runs, tellsProper)
  const parts = piece.split(SEPARATOR)
  if (parts.length > 1 && letters.some((run) => run.length > 3))
    for (const part of parts) addPiece(tokens, part, tellsProper)
  else if (letters.some((run) => run.length > 3)) addRuns(tokens, runs, tellsProper)
  else tokens.push({ kind: 'code', text: parts.join('').toLowerCase(), isProper: null, isAcronym: false })
}

/** "c/6 gavetas", "p/2 pessoas". */
const WITH_COUNT = /^[csp]\/\d{1,2}$/i
const SEPARATOR = /[^\p{L}\d]+/u
function isLetters(run: string): boolean {
  return /^\p{L}/u.test(run)
}
function isDigits(run: string): boolean {
  return /^\d/.test(run)
}

function addRuns(tokens: TitleToken[], runs: readonly string[], tellsProper: boolean): void {
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index]!
    const lower = run.toLowerCase()
    if (isDigits(run)) tokens.push({ kind: 'number', text: lower, isProper: null, isAcronym: false })
    else if (!isLetters(run) || (lower === 'x' && (isBesideNumber(runs, index) || tokens.at(-1)?.kind === 'number')))
      tokens.push({ kind: 'mark', text: lower === 'x' || run === '*' ? '×' : run, isProper: null, isAcronym: false })
    else
      tokens.push({
        kind: 'word',
        text: lower,
        isProper: properOf(run, tokens.length === 0, tellsProper),
        isAcronym: tellsProper && run === run.toUpperCase(),
      })
  }
}

function isBesideNumber(runs: readonly string[], index: number): boolean {
  return isDigits(runs[index - 1] ?? '') || isDigits(runs[index + 1] ?? '')
}

const LONGEST_ACRONYM = 3

function properOf(word: string, isFirst: boolean, tellsProper: boolean): boolean | null {
  const isCapital = word[0] !== word[0]!.toLowerCase()
  if (!tellsProper) return null
  // "VIMLE capa para sofá": the first word has its capital anyway, but not all of them.
  if (isFirst && isCapital) return word.length > LONGEST_ACRONYM && word === word.toUpperCase() ? true : null
  return isCapital
}

/** "180x90x75cm", "l120", "2700k", "3er", "3-sitzer", "h2,40m": each run of letters is a unit, an axis before a number, a × or a counted noun. */
function isMeasured(runs: readonly string[]): boolean {
  return runs.every((run, index) => {
    if (!isLetters(run)) return true
    const lower = run.toLowerCase()
    const [before, after] = [runs[index - 1], runs[index + 1]]
    if (lower === 'x') return isBesideNumber(runs, index)
    if (before !== undefined && isDigits(before)) return UNITS.has(lower) && (after === undefined || !isDigits(after))
    if (before === '-' || before === '/') return index > 1 && (lower.length > 2 || UNITS.has(lower))
    return (
      AXES.has(lower) &&
      after !== undefined &&
      after.length > 1 &&
      after.length < 5 &&
      (index === 0 || runs[index - 1]?.toLowerCase() === 'x')
    )
  })
}

const UNITS = new Set(
  'cm mm m dm kg g gr l lt ml cl w v k lm mah gsm qm un uni und ud uds pc pcs pz szt stk er tlg p pax cms mts mt in inch lug gav'.split(
    ' ',
  ),
)
const AXES = new Set('l p a h w d c b t ø'.split(' '))

/** A word in small letters shows that a capital tells a name; in German and in Each Word titles few are. */
function hasSmallWords(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  const small = words.filter((word) => word[0] === word[0]!.toLowerCase()).length
  return small > 0 && small * 3 >= words.length - 1
}
