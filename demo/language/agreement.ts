import type { Gender } from '#domains/catalogue/contract.ts'

const WORDS: readonly (readonly [name: string, m: string, f: string])[] = [
  ['o', 'o', 'a'],
  ['O', 'O', 'A'],
  ['um', 'um', 'uma'],
  ['Um', 'Um', 'Uma'],
  ['este', 'este', 'esta'],
  ['Este', 'Este', 'Esta'],
  ['do', 'do', 'da'],
  ['Do', 'Do', 'Da'],
  ['no', 'no', 'na'],
  ['No', 'No', 'Na'],
  ['ao', 'ao', 'à'],
  ['deste', 'deste', 'desta'],
  ['Neste', 'Neste', 'Nesta'],
  ['neste', 'neste', 'nesta'],
  ['dum', 'de um', 'de uma'],
  ['num', 'num', 'numa'],
  ['pelo', 'pelo', 'pela'],
  ['ele', 'ele', 'ela'],
  ['lo', 'lo', 'la'],
  ['no-', 'no', 'na'],
  ['-', 'o', 'a'],
  ['todo', 'todo', 'toda'],
  ['bom', 'bom', 'boa'],
  ['seu', 'seu', 'sua'],
]

const BY_GENDER = { m: slotsOf(1), f: slotsOf(2) }

/** Articles and endings that agree with a singular noun: `{o}`, `{um}`, `{deste}`, `desenhad{-}`. */
export function agreement(gender: Gender): Readonly<Record<string, string>> {
  return BY_GENDER[gender]
}

/** "sofá" → "Sofá", also "área" → "Área". */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function slotsOf(at: 1 | 2): Readonly<Record<string, string>> {
  return Object.fromEntries(WORDS.map((row) => [row[0], row[at]]))
}
