/** Of which step of which invitation pictures are, as their ticket names it. */
export function photosOf(ident: string, step: number): string {
  return `${ident}-${step}`
}

export function readPhotosOf(of: string): { readonly ident: string; readonly step: number } {
  const cut = of.lastIndexOf('-')
  return { ident: of.slice(0, cut), step: Number(of.slice(cut + 1)) }
}
