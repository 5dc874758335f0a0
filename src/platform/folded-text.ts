const MARKS = /\p{M}+/gu
/** Drawn by nobody, put between letters so that programs read something else. */
const HIDDEN =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu
/** Letters of other alphabets that are drawn as Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  ԁ: 'd',
  ӏ: 'l',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  υ: 'u',
  τ: 't',
  χ: 'x',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
}
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'g')

/** Lower case without accents and without what is not drawn, every letter in its plain form: `ÇÃO`, `ção`, full-width `ｃão` and Cyrillic `сао` are one. */
export function folded(text: string): string {
  return text
    .replace(HIDDEN, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter)
}
