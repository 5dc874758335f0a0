/**
 * Where a mark lies on a picture, as classes: pages allow no styles of their own (docs/asvs.md), so each digit of the thousandths is one
 * (styles/marks.css).
 */
export function markPlace(x: number, y: number): string {
  return [...digitsOf('x', x), ...digitsOf('y', y)].join(' ')
}

const MOST = 999

function digitsOf(axis: 'x' | 'y', thousandths: number): string[] {
  const digits = String(Math.min(MOST, Math.max(0, Math.round(thousandths)))).padStart(3, '0')
  return [...digits].map((digit, index) => `${axis}${index + 1}-${digit}`)
}
