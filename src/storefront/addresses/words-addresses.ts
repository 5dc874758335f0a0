/** Of the pages of words (content/words/texts). */

/** G-02 */
export function howWeRank(): string {
  return '/como-ordenamos'
}

/** pages of words; each address is the name of its file, too (content/words/texts). */
export function about(): string {
  return '/sobre'
}

export function careers(): string {
  return '/carreiras'
}

export function press(): string {
  return '/imprensa'
}

export function terms(): string {
  return '/termos'
}

/** G-04 */
export function termsOfShops(): string {
  return '/termos/lojas'
}

export function termsOfUse(): string {
  return '/termos/utilizacao'
}

/** G-03 */
export function reviewPolicy(): string {
  return '/termos/avaliacoes'
}

export function termsOfTrade(): string {
  return '/termos/comercio'
}

export function privacy(): string {
  return '/privacidade'
}

export function cookies(): string {
  return '/cookies'
}

/** G-01 */
export function howWeDiscount(): string {
  return '/como-calculamos-descontos'
}

/** G-02 */
export function howWeMeasureAccuracy(): string {
  return '/como-medimos-exatidao'
}

/** U-09 */
export function accessibility(): string {
  return '/acessibilidade'
}

/** U-09, G-05 */
export function digitalServices(): string {
  return '/servicos-digitais'
}

/** G-08 */
export function complaints(): string {
  return '/reclamacoes'
}

/** One version of a page of words (`ident`: its file), for good: who accepted it can read it again. */
export function wordsVersion(ident: string, version: number): string {
  return `/versoes/${ident.replaceAll('/', '--')}/${version}`
}
