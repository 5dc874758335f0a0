/** A folded word without the endings of number and gender, so that "gavetas" meets "gaveta" and "branca" "branco". */
export function stemOf(word: string): string {
  let end = word.length
  if (end > 4 && word.endsWith('oes')) return `${word.slice(0, -3)}ao`
  if (end > 3 && word[end - 1] === 's' && word[end - 2] !== 's') end -= 1
  if (end > 3 && 'aeo'.includes(word[end - 1]!) && word.slice(end - 2, end) !== 'ao') end -= 1
  return word.slice(0, end)
}
