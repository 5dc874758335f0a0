import type { SizeAxis } from '../../tree/size-profiles.ts'
import { memoised } from '#platform/memoised.ts'
import { fold } from '../words/lexer.ts'

/** What a labelled number measures; `other`: a part of the article, its inside, its package: never its own size. */
export type MeasuredAxis = SizeAxis | 'other'

/** Folded as the lexer folds, "høyde" too. */
const plain = (word: string): string => fold(word).replaceAll('ø', 'o')
const rows = <Value>(table: Readonly<Record<string, Value>>): Map<string, Value> => new Map(Object.entries(table).map(([word, value]) => [plain(word), value]))

/**
 * Axis words by language: pt, es, fr, it, en, de, nl, da and no, cs and sk, pl, sv. `length` may turn out to be width or depth
 * (settled-sizes.ts).
 */
const axisTables: readonly Readonly<Record<string, SizeAxis>>[] = [
  { largura: 'width', larg: 'width', lgr: 'width', altura: 'height', alt: 'height', profundidade: 'depth', prof: 'depth', profund: 'depth', fundo: 'depth', comprimento: 'length', comp: 'length', compr: 'length', cumprimento: 'length', comprido: 'length', diâmetro: 'diameter', diâm: 'diameter', espessura: 'thickness', esp: 'thickness', grossura: 'thickness' },
  { ancho: 'width', anchura: 'width', alto: 'height', profundidad: 'depth', fondo: 'depth', largo: 'length', longitud: 'length', diámetro: 'diameter', espesor: 'thickness', grosor: 'thickness' },
  { largeur: 'width', larg: 'width', large: 'width', hauteur: 'height', haut: 'height', profondeur: 'depth', longueur: 'length', long: 'length', diamètre: 'diameter', épaisseur: 'thickness' },
  { larga: 'width', profonda: 'depth', profondo: 'depth', alta: 'height', larghezza: 'width', altezza: 'height', profondità: 'depth', lunghezza: 'length', diametro: 'diameter', spessore: 'thickness' },
  { width: 'width', wide: 'width', height: 'height', high: 'height', tall: 'height', depth: 'depth', deep: 'depth', drop: 'height', length: 'length', diameter: 'diameter', dia: 'diameter', thickness: 'thickness', thick: 'thickness' },
  { breite: 'width', breit: 'width', höhe: 'height', hoch: 'height', tiefe: 'depth', tief: 'depth', länge: 'length', lang: 'length', durchmesser: 'diameter', stärke: 'thickness', dicke: 'thickness', höhenverstellbar: 'height', höhenverstellbare: 'height', höhenverstellbarer: 'height' },
  { breedte: 'width', breed: 'width', hoogte: 'height', hoog: 'height', diepte: 'depth', diep: 'depth', lengte: 'length', dikte: 'thickness' },
  { bredde: 'width', bred: 'width', højde: 'height', høyde: 'height', høj: 'height', høy: 'height', dybde: 'depth', dyb: 'depth', dyp: 'depth', længde: 'length', lengde: 'length', tykkelse: 'thickness' },
  { šířka: 'width', výška: 'height', hloubka: 'depth', délka: 'length', průměr: 'diameter', tloušťka: 'thickness', šírka: 'width', hĺbka: 'depth', dĺžka: 'length', priemer: 'diameter', hrúbka: 'thickness' },
  { szerokość: 'width', wysokość: 'height', głębokość: 'depth', długość: 'length', średnica: 'diameter', grubość: 'thickness' },
  { bredd: 'width', höjd: 'height', hög: 'height', djup: 'depth', längd: 'length', tjocklek: 'thickness' },
]
const axisWords: ReadonlyMap<string, SizeAxis> = new Map(axisTables.flatMap((table) => [...rows(table)]))

/** Axis words that mean something else too ("alto brilho", "long life"), trusted only right beside a number. */
export const weakAxisWords: ReadonlySet<string> = new Set([
  'alto', 'alta', 'larga', 'profonda', 'profondo', 'dia', 'drop', 'largo', 'fundo', 'fondo', 'esp', 'comp', 'prof', 'alt', 'larg', 'lang', 'long', 'large', 'haut', 'wide', 'high', 'tall', 'deep', 'thick', 'breit', 'hoch', 'tief', 'breed', 'hoog', 'diep', 'bred', 'hoj', 'hoy', 'hog', 'dyb', 'dyp', 'djup', 'comprido', 'starke', 'stark',
])

const compoundEnds = ['breite', 'hohe', 'tiefe', 'lange', 'durchmesser', 'breedte', 'hoogte', 'diepte', 'lengte', 'bredde', 'hojde', 'hoyde', 'dybde', 'laengde', 'lengde', 'bredd', 'hojd', 'djup', 'langd', 'diameter']
const wholeHeads = new Set(['gesamt', 'total', 'totaal', 'totale', 'total', 'produkt', 'product', 'aussen', 'ytter', 'utvendig', 'max', 'maks', 'maximal', 'sofa', 'bord', 'tisch'])
const seatHeads = new Set(['sitz', 'sitte', 'sidde', 'sitt', 'zit', 'sit'])
const lyingHeads = new Set(['liege', 'ligge', 'ligg', 'lig', 'slaap', 'sove', 'schlaf', 'matratzen', 'madrass'])

/** The axis that a word names, "Gesamtbreite" and "sittehøyde" too; undefined for any other word. */
export function axisOfWord(word: string): MeasuredAxis | undefined {
  if (word.length < 3) return undefined
  const axis = axisBeginnings[beginningOf(word)] === 1 ? axisWords.get(word) : undefined
  return axis ?? (word.length >= shortestCompound && lastLetters.has(word.charCodeAt(word.length - 1)) ? (compoundAxis(word) ?? undefined) : undefined)
}

/** By the first two letters, because every word beside a number is asked. */
const beginningOf = (word: string): number => ((word.charCodeAt(0) & 31) << 5) | (word.charCodeAt(1) & 31)
const axisBeginnings = new Uint8Array(1 << 10)
for (const word of axisWords.keys()) axisBeginnings[beginningOf(word)] = 1

const shortestCompound = 7
/** Most words end otherwise than those that a compound may end in. */
const lastLetters = new Set(compoundEnds.map((end) => end.charCodeAt(end.length - 1)))

const compoundAxis = memoised((word): MeasuredAxis | null => {
  const end = compoundEnds.find((candidate) => word.endsWith(candidate) && word.length > candidate.length + 2)
  const axis = end && axisWords.get(end)
  if (!end || !axis) return null
  const head = word.slice(0, -end.length).replace(/s$/, '')
  if (wholeHeads.has(head)) return axis
  if (seatHeads.has(head)) return axis === 'height' ? 'seatHeight' : 'other'
  if (lyingHeads.has(head)) return axis === 'width' ? 'lyingWidth' : axis === 'length' ? 'lyingLength' : 'other'
  return 'other'
}, 10_000)

/** One-letter axes; which of their meanings holds is told by the letters beside them (size-letters.ts). */
export const axisLetters: ReadonlyMap<string, SizeAxis> = new Map(Object.entries<SizeAxis>({
  l: 'width', p: 'depth', a: 'height', c: 'length', h: 'height', w: 'width', d: 'diameter', b: 'width', e: 'thickness', f: 'depth', 'ø': 'diameter', t: 'depth',
}))

export const inchMm = 25.4

/** Millimetres in one of the unit. */
export const unitMm: ReadonlyMap<string, number> = rows({
  mm: 1, milímetro: 1, milímetros: 1, millimeter: 1, millimeters: 1, millimetres: 1, millimètres: 1, millimetri: 1,
  cm: 10, cms: 10, centímetro: 10, centímetros: 10, centimeter: 10, centimeters: 10, centimetre: 10, centimetres: 10, centimètres: 10, centimetri: 10, zentimeter: 10,
  m: 1000, mt: 1000, mts: 1000, mtr: 1000, metro: 1000, metros: 1000, meter: 1000, meters: 1000, metres: 1000, mètre: 1000, mètres: 1000, metri: 1000,
  polegada: inchMm, polegadas: inchMm, pol: inchMm, inch: inchMm, inches: inchMm, pulgadas: inchMm, pouces: inchMm, zoll: inchMm, pollici: inchMm, tommer: inchMm, tum: inchMm,
})

/** Nouns whose size is not the article's, unless the category is about them ("almofada de 45x45", "altura das pernas"). */
export const partWords: ReadonlySet<string> = new Set([
  'encosto', 'encostos', 'braco', 'bracos', 'perna', 'pernas', 'pe', 'pes', 'cabo', 'tampo', 'tampos', 'gaveta', 'gavetas', 'prateleira', 'prateleiras', 'chaise', 'embalagem', 'caixa', 'caixas', 'volume', 'volumes', 'ecra', 'tv', 'televisao',
  'televisor', 'monitor', 'almofada', 'almofadas', 'fio', 'porta', 'portas', 'rodape', 'ripa', 'ripas', 'tubo', 'tubos', 'perfil', 'abertura', 'corda', 'cordas', 'corrente', 'abajur', 'cupula', 'base', 'pelo', 'folha', 'folhas', 'aba', 'abas', 'bainha', 'barra',
  'nicho', 'nichos', 'estrutura', 'espuma', 'vidro', 'mastro', 'poste', 'haste', 'colchao', 'estrado', 'cuba', 'acolchoado', 'espelho', 'moldura', 'rebordo', 'aro', 'roda', 'rodas', 'rodizio', 'rodizios', 'puxador', 'puxadores', 'cabeceira', 'chuveiro', 'lamina', 'laminas', 'grade', 'grades',
  'barreira', 'escada', 'degrau', 'degraus', 'furo', 'furos', 'passo', 'franja', 'franjas', 'bolso', 'bolsos', 'costas', 'lateral', 'laterais', 'varao', 'gancho', 'ganchos', 'camada', 'nucleo', 'chapa', 'placa', 'bicos', 'bico', 'asa', 'asas', 'tampa', 'torneira', 'distancia', 'alcance', 'fita', 'extensao', 'espaco', 'vara', 'varas', 'vao', 'grelha', 'grelhas', 'bocal', 'gargalo', 'cinto', 'saia', 'sacos', 'palete',
  // es, fr, it
  'cojin', 'cojines', 'lama', 'lamas', 'respaldo', 'reposabrazos', 'apoyabrazos', 'posabrazos', 'patas', 'cajon', 'cajones', 'estante', 'estantes', 'embalaje', 'caja', 'pantalla', 'bulto', 'coussin', 'coussins', 'dossier', 'accoudoir', 'accoudoirs', 'pied', 'pieds', 'tiroir', 'tiroirs', 'colis', 'carton', 'plateau', 'ecran', 'cuscino', 'cuscini', 'schienale', 'bracciolo', 'braccioli', 'piedi', 'gambe', 'cassetto', 'cassetti', 'imballo',
  // en, de, nl, da, no, sv
  'cushion', 'cushions', 'pillow', 'pillows', 'backrest', 'armrest', 'armrests', 'leg', 'legs', 'drawer', 'drawers', 'shelf', 'shelves', 'package', 'packaging', 'box', 'carton', 'cable', 'screen', 'tabletop', 'door', 'doors', 'panel', 'kissen', 'ruckenlehne', 'armlehne', 'armlehnen', 'beine', 'fusse', 'schublade', 'schubladen', 'verpackung', 'paket', 'kabel', 'bildschirm', 'tischplatte', 'kussen', 'kussens', 'poten', 'lade', 'verpakking',
  'pute', 'puter', 'pyntepute', 'pude', 'puder', 'pyntepuder', 'kudde', 'kuddar', 'ben', 'armlene', 'armlaen', 'rygg', 'ryg', 'skuff', 'skuffe', 'emballasje', 'emballage', 'pakke', 'ledning',
])

/** The same, certain enough without a "de, do" between the noun and the number. */
export const surePartWords: ReadonlySet<string> = new Set([
  'embalagem', 'embalagens', 'cabo', 'ecra', 'televisao', 'televisor', 'pernas', 'pes', 'chaise', 'braco', 'bracos', 'encosto', 'pelo', 'package', 'packaging', 'cable', 'legs', 'armrest', 'backrest', 'seat_depth', 'embalaje', 'emballage', 'colis', 'verpackung', 'verpakking', 'imballo', 'cushion', 'cushions', 'cojines', 'coussins', 'kissen', 'volumes', 'ben', 'beine', 'patas', 'almofadas', 'vesa', 'distancia', 'alcance', 'screen', 'kabel', 'acolchoado', 'rail',
])

/** After an axis word: the inside ("largura interior 80 cm"). */
export const insideWords: ReadonlySet<string> = new Set(['interior', 'interna', 'interno', 'util', 'inside', 'interiores', 'internal', 'inner', 'interieur', 'interieure', 'innen', 'livre', 'embalada', 'embalado'])

/** The words around a mattress size that is not the article's own outside. */
export const lyingWords: ReadonlySet<string> = new Set([
  'colchao', 'colchoes', 'dormir', 'descanso', 'deitar', 'mattress', 'matelas', 'colchon', 'cama', 'somier', 'sommier', 'leito', 'couchage', 'sleeping', 'liegeflache', 'schlafflache', 'materasso', 'liggeflate', 'liggemal', 'liggyta', 'baddmatt', 'ligvlak', 'slaapoppervlak', 'matras', 'matratze', 'madrass', 'madras', 'lying', 'bed', 'soveplass',
])

export const seatWords: ReadonlySet<string> = new Set(['assento', 'assentos', 'seat', 'sitting', 'asiento', 'asientos', 'assise', 'seduta', 'sitzflache', 'sitz', 'zitting', 'sete', 'saede', 'sits'])

/** Before a size, and only before the article's own: "mede 160 x 90 cm", "Medidas: …". */
export const leadWords: ReadonlySet<string> = new Set([
  'mede', 'medem', 'dim', 'dims', 'medida', 'medidas', 'dimensao', 'dimensoes', 'tamanho', 'tamanhos', 'ocupa', 'faz', 'tem', 'formato', 'medidas', 'dimensiones', 'mide', 'miden', 'tamano', 'dimensions', 'dimension', 'mesure', 'taille', 'size', 'sizes', 'measures', 'measurements', 'measuring', 'overall',
  'misure', 'misura', 'dimensioni', 'masse', 'abmessungen', 'abmessung', 'grosse', 'misst', 'afmetingen', 'afmeting', 'maat', 'formaat', 'mal', 'mål', 'storrelse', 'matt', 'storlek', 'dimensjoner', 'dimensioner', 'gesamtmasse', 'aussenmasse', 'totalmal', 'total', 'totais', 'totales',
])

/** Words passed over between a label or a lead and its number. */
export const fillers: ReadonlySet<string> = new Set([
  'de', 'do', 'da', 'dos', 'das', 'total', 'totais', 'aprox', 'aproximadamente', 'aproximada', 'cerca', 'maxima', 'max', 'maximo', 'minima', 'min', 'regulavel', 'ajustavel', 'geral', 'externa', 'exterior', 'exteriores', 'externas', 'of', 'entre', 'ca', 'circa', 'e', 'is', 'est', 'es', 'del', 'du', 'der', 'die', 'das', 'the', 'la', 'le', 'el', 'o', 'os', 'as', 'um', 'uma', 'por', 'fora', 'a', 'approx', 'about', 'env', 'environ', 'totale', 'overall', 'adjustable', 'reglable', 'fechada', 'fechado', 'isto', 'isso', 'esto',
])
