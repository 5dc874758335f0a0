// "A", "A++", "Classe A+", "EU_energy_A", "A (A-G)", "A-G: C"; EU 2017/1369 has A to G, older labels A+ to A+++.
const CLASS = /^(?:(?:eu[\s_-]*)?(?:energy|energia|efficiency|energ[eé]tica?|class[e]?|clase|klasse|etiqueta|efici[eê]ncia|energieeffizienz(?:klasse)?|[\s_:-])*)?([A-G])\s?(\+{0,3})(?:\s*(?:\(|-|–)?\s*[A-G]\+{0,3}\s*(?:-|–|to|a)\s*[A-G]\)?)?$/i

/** An energy class as the label shows it ("A" to "G", "A+" to "A+++"), or null. Pluses belong to A alone. */
export function parseEnergyClass(text: string): string | null {
  if (text.length > 60) return null
  const found = CLASS.exec(text.trim())
  if (found === null) return null
  const [, letter = '', pluses = ''] = found
  const grade = letter.toUpperCase() + pluses
  return pluses !== '' && grade[0] !== 'A' ? null : grade
}
