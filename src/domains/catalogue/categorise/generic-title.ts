import { categoryBySlug, type Category } from '../category-tree.ts'
import type { TitleWords } from './title-words.ts'

/**
 * Shops of dining furniture call it "Cadeira Konna" and "Mesa Hiba", and leave the rest to the picture. The kind is taken from what
 * else stands there: an upholstered chair, or one on wooden legs, that nothing calls an office, garden or child's chair belongs to
 * the dining table; so does a table for six, or one that is as large as dining tables are. Null: nothing of the kind is said.
 */
export function categoryOfGenericTitle({ keys }: TitleWords, title: string): Category | null {
  const first = keys.find((key) => !/\d/.test(key) && !counting.has(key)) ?? ''
  if (keys.some((key) => elsewhere.has(key))) return null
  if (chairs.has(first))
    return !keys.includes('almofada') && keys.some((key) => ofDiningChairs.has(key))
      ? categoryBySlug('cadeiras-de-jantar')
      : null
  if (first === 'almofada')
    return !keys.includes('cadeira') && keys.some((key) => ofCushions.has(key))
      ? categoryBySlug('almofadas-decorativas')
      : null
  if (!tables.has(first) || keys.some((key) => otherTables.has(key))) return null
  if (keys.includes('cadeira')) return keys[0] !== 'mesa' ? categoryBySlug('conjuntos-de-jantar') : null
  if (!people.test(title) && !isLarge(title)) return null
  return categoryBySlug(
    /extens[ií]|extens[aã]o|extend/i.test(title)
      ? 'mesas-extensiveis'
      : /redond|[Øø]/i.test(title)
        ? 'mesas-de-jantar-redondas'
        : 'mesas-de-jantar-fixas',
  )
}

function keysOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
const counting = keysOf('conjunto pack lote kit par set jogo de')
const chairs = keysOf('cadeira silla sedia sedie')
const tables = keysOf('mesa')
const ofDiningChairs = keysOf(
  'estofado estofada tecido veludo chenille boucle bouclé linho pele couro polipele napa perna pe tolix thonet metal madeira faia carvalho nogueira acacia teca freixo palhinha polipropileno tapizado tapizada terciopelo lino tejido pata roble haya velluto legno metallo',
)
const ofCushions = keysOf(
  'enchimento recheio bordada veludo linho estampada estampado bouclé boucle macrame franja chenille',
)
/** Another room, another use; what unfolds, rolls, rocks, or stands outside. */
const elsewhere = keysOf(
  'escritorio secretaria ergonomica ergonomico gaming gamer roda rodizio giratorio giratoria operativa executiva oficina visita espera conferencia exterior jardim varanda terraco praia campismo piscina adirondack textilene aluminio resina rattan rotim corda plegable dobravel articulada bebe refeicao crianca infantil junior montessori baloico baloico massagem relax reclinavel suspensa suspenso ovo banho duche sanita bar alto alta tocador toucador maquilhagem salao barbeiro cabeleireiro auto capa protetor dormir cervical viscoelastica amamentacao palete encosto hospitalar elevatoria pianos piano costura tv apoio centro parede cabeceira',
)
const otherTables = keysOf(
  'reuniao desenho jogo bilhar ping pong massagem trabalho estudo computador consola lateral auxiliar cafe toalha montar passar cultivo bistro cozinha dobravel',
)
const people = /\b\d{1,2}(?:\s*[-/a]\s*\d{1,2})?\s*(?:pessoas|lugares|comensais|personas|persone)\b/i

const size = /(?<!\d)(\d{3})\s*(?:cm)?\s*[x×]\s*(\d{2,3})(?!\d)/i

function isLarge(title: string): boolean {
  const [, long, short] = size.exec(title) ?? []
  return Number(long) >= 120 && Number(long) <= 300 && Number(short) >= 80 && Number(short) <= 120
}
