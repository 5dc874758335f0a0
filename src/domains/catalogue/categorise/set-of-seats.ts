import { fold } from '../attributes/words/lexer.ts'

/**
 * Whether a name says several seats that are sold together: "Sofá + 2 poltronas", "Sofa and Loveseat", "Sofás 3+2", "Polstergarnitur"; of garden
 * furniture tables count as well. `isOne`: of a corner sofa or a modular one, whose places and pieces are counted in itself ("Sofá de canto 3+2").
 */
export function setOfSeats(title: string, isGarden: boolean, isOne = false): boolean {
  const name = fold(title.slice(0, maxTitle))
  if (cover.test(name)) return false
  if (compound.test(name) || joined.test(name)) return true
  if (isGarden) return gathered.test(name) || joinedOutside.test(name) || gatheredOutside.test(name)
  return !isOne && (gathered.test(name) || (places.test(name) && sofaWord.test(name)))
}

const maxTitle = 120

const sofa = String.raw`(?:sofas?|couch(?:es)?|canapes?|divan[oi]|loveseats?|love seats?|namoradeiras?|kanap[ay]|pohovk[ay])`
const seat = String.raw`(?:poltron[ae]s?|poltroncin[ae]|cadeiro?es|cadeira[os]?|cadeirao|cadeiroes|armchairs?|chairs?|recliners?|sillon(?:es)?|sillas?|butacas?|fauteuils?|chaises?(?! longue)|sesseln?|stuhle?n?|stoel(?:en)?|fotel[ei]?|kresl[oa]|bancos?)`
const table = String.raw`(?:mes(?:a|as|inha|inhas)|tables?|tavol[oi]|tavolin[oi]|tisch|tafel|stolik)`
const set = String.raw`(?:conjuntos?|sets?|juegos?|ensembles?|suites?|garnituren?|combos?|bundles?|jogos?|completo|zestaw|sada)`
const number = String.raw`(?:\d{1,2}\s*x?\s*|um |uma |dois |duas |two |three |deux |trois |dos |tres |zwei |due |a |an |un |una |une |ein |matching )?`
/** "e", "+", "&", a comma; what is brought "with" is a seat where it is counted ("com 2 poltronas", but "com pufe", "com cadeira"). */
const join = String.raw`(?:\s*[+&,/]\s*|\s(?:e|y|and|et|und|og|och|ed|i|en)\s+|\s(?:com|con|with|mit|avec|c/)\s*(?=\d|duas |dois |two |deux |dos |zwei |due ))`
/** "Glider loveseat" */
const own = String.raw`(?:[a-z-]{4,12} )?`
/** What may stand behind the first seat: its own words, but no other thing's. */
const rest = String.raw`[^.;:|()+&]{0,36}?`

const joined = new RegExp(
  String.raw`\b(?:${sofa}\b${rest}${join}${number}${own}(?:${seat}|${sofa})\b|${seat}\b${rest}${join}${number}${own}${sofa}\b)`,
)
const gathered = new RegExp(
  String.raw`\b(?:${sofa} ${set}\b|${set} (?:(?:de|di|van|da|af) )?(?:\d{1,2} )?(?:sofas|couches|canapes|divani|canape et|sofa e)\b|(?:upholstery|living room|seating|conversation) ${set}\b)`,
)
const joinedOutside = new RegExp(
  String.raw`\b(?:${table}\b${rest}${join}${number}${seat}\b|(?:${seat}|${sofa})\b${rest}${join}${number}${table}\b)`,
)
const gatheredOutside = new RegExp(
  String.raw`\b${set} (?:(?:de|di|lounge|garden|outdoor|patio|bistro|bistrot)\s)*(?:jardim|jardin|terraza|terraco|exterior|lounge|jantar exterior|bistro|patio)\b|\b(?:patio|outdoor|garden|bistro|lounge|rattan|conversation|dining) ${set}\b`,
)
const compound =
  /\b(?:sofagarnitur|polstergarnitur|couchgarnitur|sitzgarnitur|sitzgruppe|polstergruppe|bankstel|sofagruppe|soffgrupp|sofasaet|gartenlounge|loungegruppe|gartengarnitur|tresillo|zestaw wypoczynkowy)/
const places = /(?<![\d.,x×])[1-4]\s?\+\s?[1-4](?:\s?\+\s?[1-4])?(?![\d.,]|\s?(?:modul|peca))/
const sofaWord = new RegExp(String.raw`\b${sofa}\b`)
/** What is sold for seats, not as them. */
const cover =
  /\b(?:capas?|fundas?|housses?|covers?|slipcovers?|protet|protect|bezug|bezuge|husse|hussen|overtrek|pokrowiec|potah|almofad|cushions?|coussins?|cojin|pernas para|pes para|legs for|patas para)/
