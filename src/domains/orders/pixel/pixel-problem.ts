/** Why what a page of a shop sent is not taken, beside what may be wrong with the order itself. */
export type PixelProblem =
  | 'consent_missing'
  | 'shop_missing'
  | 'shop_unknown'
  | 'signature_wrong'
  | 'order_malformed'
  | 'origin_foreign'
