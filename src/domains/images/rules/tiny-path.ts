/** The same picture as the tiny kind shows it: square, around the piece. */
export function tinyPath(path: string): string {
  return `tiny${path.slice(path.indexOf('/'))}`
}
