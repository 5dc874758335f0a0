/** "voucher CAIS10: -65 €", under a price. */
export function takenWords(code: string, off: string): string {
  return `voucher ${code}: ${off}`
}

/** "649,90 € na loja Casa do Cais, -64,99 € com o voucher CAIS10, entrega 29,90 €" */
export function partsSentence({
  price,
  eshopName,
  taken,
  delivery,
}: {
  price: string
  eshopName: string
  taken: { readonly code: string; readonly off: string } | null
  delivery: string
}): string {
  return `${price} na loja ${eshopName}${taken === null ? '' : `, ${taken.off} com o voucher ${taken.code}`}, entrega ${delivery}`
}
