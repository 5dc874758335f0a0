/** "Combina com tapetes de lã e almofadas de veludo", "Perfeito para mesas de vidro": to the next comma it is said of what stands around. */
export function speaksOfOthers(text: string, at: number): boolean {
  return others.test(text.slice(Math.max(0, at - mostAround), at))
}

const mostAround = 110

const others =
  /(?:combin[ae]m?(?:\s+\S+){0,3}?\s+(?:com|con|with|avec|mit|aux?|à)\s|harmoniz|fica(?:m)? (?:bem|perfeit)|queda bien|(?:perfeit[oa]s?|perfect[oa]s?|id[eé]ale?s?|ideais|adequad[oa]s?|perfetto|parfaite?|perfect|suitable) (?:para|for|pour|per)\b|s['’]accorde|s['’]associe|abbina|passt zu|past (?:goed|bij)|goes? (?:well )?with|pairs? (?:well )?with|matches|prote[gj]|schütz|limp(?:ar|e|eza)|clean)[^.;:,\n!?]*$/i
