import { foldedLine } from './word-key.ts'

// "A", "A++", "Classe A+", "EU_energy_A", "Clase de eficiencia energética: F", "A (A-G)", "E (espectro A-G)", "A-G: C"; EU 2017/1369
// has A to G, older labels A+ to A+++.
const WORDS =
  'eu|ue|energy|energia|energetic[ao]|energetique|efficiency|eficiencia|efficacite|efficienza|class[ei]?|clase|klasse|etiqueta|label|energielabel|energieeffizienz(?:klasse)?|rating|de|di|d|of'
const CLASS = new RegExp(
  `^(?:(?:${WORDS})(?=[\\s_:'’-])|[\\s_:'’-])*([a-g])\\s?(\\+{0,3})(?:\\s*(?:\\(|-|–)?\\s*(?:(?:espectro|escala|scale|spectrum|skala|spektrum|echelle|gama|range|scala)\\s?:?\\s?)?[a-g]\\+{0,3}\\s*(?:-|–|to|a|bis|ate)\\s*[a-g]\\)?)?$`,
)

/** An energy class as the label shows it ("A" to "G", "A+" to "A+++"), or null. Pluses belong to A alone. */
export function parseEnergyClass(text: string): string | null {
  if (text.length > 60) return null
  const found = CLASS.exec(foldedLine(text))
  if (found === null) return null
  const [, letter = '', pluses = ''] = found
  const grade = letter.toUpperCase() + pluses
  return pluses !== '' && grade[0] !== 'A' ? null : grade
}
