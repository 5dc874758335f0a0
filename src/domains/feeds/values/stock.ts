const COUNT =
  /^(?:(?:em |in )?stock|qtd\.?|quantidade|quantity|qty|cantidad|quantit[eéà]|menge|disponibilidade|dispon[ií]veis|availability|(?:lager)?bestand|exist[eê]ncias)?\s*:?\s*(?:>|≥|mais de|more than|\+)?\s*(-?\d{1,9})(?:[.,]0+)?\s*(?:\+|un(?:id(?:ades?)?)?\.?|pcs?\.?|pe[çc]as?|units?|uds?\.?|stk\.?|stück)?$/i

/** A number of pieces in stock ("12", ">10", "10+", "3 un.", "5.0"); below zero, as shops that oversell have it, is 0. Null when it is no number. */
export function parseStock(text: string): number | null {
  const found = text.length > 40 ? null : COUNT.exec(text.trim())
  return found === null ? null : Math.max(0, Number(found[1]))
}
