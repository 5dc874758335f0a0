/** M-11: the address of a picture in its modal, on its product's page. */
export function imageHash(index: number): string {
  return `#imagem-${index + 1}`
}

/** Which picture a hash names, of so many; null: none. */
export function hashedImage(hash: string, count: number): number | null {
  const number = Number(/^#imagem-([1-9]\d?)$/.exec(hash)?.[1] ?? Number.NaN)
  return number <= count ? number - 1 : null
}
