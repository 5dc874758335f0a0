/** product.md: no composition rules, only length and whether others choose the same. */
export const PASSWORD_CHARS = { least: 10, most: 256 } as const

export type PasswordComplaint = 'missing' | 'too_short' | 'too_long' | 'common'

/**
 * The same password however a keyboard writes its letters: "é" is one character on one machine and two on another.
 * Spaces count, also at the ends.
 */
export function samePassword(typed: string): string {
  return typed.normalize('NFKC')
}

/** What is wrong with a password that somebody chooses; characters are counted as people see them. */
export function passwordComplaint(
  typed: string,
  about: { readonly email: string; readonly name: string },
): PasswordComplaint | null {
  if (typed === '') return 'missing'
  if (typed.length > PASSWORD_CHARS.most) return 'too_long'
  const password = samePassword(typed)
  if ([...password].length < PASSWORD_CHARS.least) return 'too_short'
  return isPattern(password) || isAbout(password, about) ? 'common' : null
}

/** Letters as they are meant: small, without accents, digits that stand for letters as letters. */
export function foldedPassword(password: string): string {
  return samePassword(password).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

const KEYBOARD = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb',
]

/** "aaaaaaaaaa", "1212121212", "1234567890", "qwertyuiop" and the same backwards, once or repeated. */
function isPattern(password: string): boolean {
  const folded = foldedPassword(password)
  const unit = repeatedUnit(folded)
  if (unit.length <= 3) return true
  return runsOf(unit).every((run) => run.length >= 3)
}

/** The shortest beginning of which the text is made by repeating it, the last time perhaps in part. */
function repeatedUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length)
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit
  }
  return text
}

/** The text cut where it leaves a row of the keyboard or of the alphabet. */
function runsOf(text: string): readonly string[] {
  const runs: string[] = []
  for (const char of text) {
    const run = runs.at(-1)
    if (run !== undefined && ROWS.some((row) => row.includes(run + char))) runs[runs.length - 1] = run + char
    else runs.push(char)
  }
  return runs
}

const ROWS = KEYBOARD.flatMap((row) => [row, [...row].toReversed().join('')])

/** Little more than one's own name or address. */
function isAbout(password: string, { email, name }: { readonly email: string; readonly name: string }): boolean {
  const bare = foldedPassword(password).replace(/[^a-z]/g, '')
  const local = email.split('@', 1)[0] ?? ''
  const own = [local, email, name, ...name.split(' ')].map((each) => foldedPassword(each).replace(/[^a-z]/g, ''))
  return own.some((each) => each.length >= 4 && bare.includes(each) && bare.replaceAll(each, '').length <= 2)
}
