import type { SizeAxis } from '../tree/size-profiles.ts'

/** What a word of a name or the name of a field says about a size. `length` may turn out to be width or depth (settle-axes.ts). */
export const axisWords: ReadonlyMap<string, SizeAxis> = new Map(Object.entries<SizeAxis>({
  largura: 'width', larg: 'width', lgr: 'width', ancho: 'width', anchura: 'width', width: 'width', largeur: 'width', breite: 'width', bredde: 'width',
  altura: 'height', alt: 'height', alto: 'height', height: 'height', hauteur: 'height', hohe: 'height', hoyde: 'height',
  profundidade: 'depth', prof: 'depth', fundo: 'depth', profundidad: 'depth', fondo: 'depth', depth: 'depth', profondeur: 'depth', tiefe: 'depth', dybde: 'depth',
  comprimento: 'length', comp: 'length', compr: 'length', cumprimento: 'length', largo: 'length', length: 'length', longueur: 'length', lange: 'length', lengde: 'length', longitud: 'length',
  diametro: 'diameter', diam: 'diameter', diameter: 'diameter', diametre: 'diameter', durchmesser: 'diameter',
  espessura: 'thickness', esp: 'thickness', grossura: 'thickness', thickness: 'thickness', espesor: 'thickness', epaisseur: 'thickness',
}))

/** Axis words that mean something else too ("alto brilho", "comp" in "compact"), trusted only right before a number or after "de". */
export const weakAxisWords: ReadonlySet<string> = new Set(['alto', 'largo', 'fundo', 'esp', 'comp', 'prof', 'lange', 'alt', 'larg'])

/** One-letter axes; "a" is height only where it cannot be the preposition. */
export const axisLetters: ReadonlyMap<string, SizeAxis> = new Map(Object.entries<SizeAxis>({
  l: 'width', p: 'depth', a: 'height', c: 'length', h: 'height', w: 'width', d: 'diameter', b: 'width', e: 'thickness', f: 'depth', 'ø': 'diameter', t: 'depth',
}))

/** Millimetres in one of the unit. Inches are known so that they can be told apart, and left out: they name screens. */
export const unitMm: ReadonlyMap<string, number> = new Map(Object.entries<number>({
  mm: 1, milimetro: 1, milimetros: 1, cm: 10, cms: 10, centimetro: 10, centimetros: 10,
  m: 1000, mt: 1000, mts: 1000, mtr: 1000, metro: 1000, metros: 1000,
}))

/** After "do, da, dos, das" a part of the article: its size is not the article's ("altura das pernas 12 cm", "espessura do tampo"). */
export const partWords: ReadonlySet<string> = new Set([
  'encosto', 'encostos', 'braco', 'bracos', 'perna', 'pernas', 'pe', 'pes', 'cabo', 'tampo', 'gaveta', 'gavetas', 'prateleira', 'prateleiras', 'chaise', 'embalagem', 'caixa', 'volume', 'ecra', 'tv',
  'televisao', 'monitor', 'almofada', 'almofadas', 'fio', 'porta', 'portas', 'rodape', 'ripas', 'tubo', 'perfil', 'abertura', 'corda', 'corrente', 'abajur', 'cupula', 'base', 'pelo', 'folha', 'aba', 'bainha',
  'nicho', 'estrutura', 'espuma', 'vidro', 'mastro', 'poste', 'haste', 'colchao', 'estrado',
])

/** The same, certain enough without a "do, da". */
export const surePartWords: ReadonlySet<string> = new Set([
  'embalagem', 'embalagens', 'cabo', 'ecra', 'pernas', 'pes', 'ate', 'chaise', 'braco', 'bracos', 'encosto', 'pelo', 'package', 'packaging', 'cable', 'legs', 'armrest', 'backrest', 'seat_depth',
])

/** After an axis word: the inside ("largura interior 80 cm"). */
export const insideWords: ReadonlySet<string> = new Set(['interior', 'interna', 'interno', 'util', 'inside', 'interiores'])

/** The words around a mattress size that is not the article's own outside. */
export const lyingWords: ReadonlySet<string> = new Set(['colchao', 'colchoes', 'dormir', 'descanso', 'deitar', 'mattress', 'matelas', 'colchon', 'cama', 'somier', 'sommier', 'leito'])

export const seatWords: ReadonlySet<string> = new Set(['assento', 'assentos', 'seat', 'sitting'])
