/**
 * Words as lines on a grid of 4 by 6, so that a picture has the same letters on every machine, fonts or none: "06 20 46|14 34"
 * are two strokes through points given as x and y.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  B: '00 06 36 45 44 33 03|33 42 41 30 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 45 41 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 01 05 16 36 45 41 30 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 01 05 16 36 45 41 30 10|24 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 22 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  0: '10 01 05 16 36 45 41 30 10|41 05',
  1: '11 20 26|16 36',
  2: '01 10 30 41 42 06 46',
  3: '00 40 22 33 44 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 02 32 43 45 36 06',
  6: '40 10 02 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '10 01 02 13 33 44 45 36 16 05 04 13|33 42 41 30 10',
  9: '43 13 02 01 10 30 41 44 26 06',
  '%': '40 06|00 10 11 01 00|35 45 46 36 35',
  '.': '16 26',
  ',': '26 17',
  '-': '13 33',
  '&': '46 11 20 31 05 16 26 44',
  ' ': '',
  "'": '20 21',
}
const MARKS: Readonly<Record<string, string>> = {
  '\u0301': 'M16 -12L28 -20',
  '\u0303': 'M10 -12L17 -18L23 -13L30 -18',
  '\u0302': 'M12 -10L20 -18L28 -10',
  '\u0327': 'M20 60L18 70',
}
const STEP = 54

/** The words as the path of an SVG, ten units a step of the grid: as wide as `width`, 60 high; accents reach 20 above and 10 below. */
export function strokeText(words: string): { readonly path: string; readonly width: number } {
  const signs = [...words.toUpperCase().normalize('NFD')]
  let [path, x] = ['', -STEP]
  for (const sign of signs) {
    const mark = MARKS[sign]
    if (mark === undefined) x += STEP
    path +=
      mark === undefined
        ? strokesOf(sign, x)
        : mark.replaceAll(/([ML])(\d+)/g, (_, kind: string, at: string) => `${kind}${Number(at) + x}`)
  }
  return { path, width: x + 40 }
}

function strokesOf(sign: string, x: number): string {
  return (GLYPHS[sign] ?? '')
    .split('|')
    .filter(Boolean)
    .map(
      (stroke) =>
        `M${stroke
          .split(' ')
          .map((at) => `${x + Number(at[0]) * 10} ${Number(at[1]) * 10}`)
          .join('L')}`,
    )
    .join('')
}
