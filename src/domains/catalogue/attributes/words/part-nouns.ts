/**
 * Parts of an article that are made of something. What carries it or one sees first belongs to its materials beside the main one
 * ("pés em metal", "tampo em vidro"); small or hidden parts do not ("puxadores metálicos", "forro em algodão").
 */
export type PartRole = 'carries' | 'small'

const carries = [
  'pe', 'pes', 'cavalete', 'cavaletes', 'perna', 'pernas', 'base', 'estrutura', 'armacao', 'tampo', 'tampos', 'porta', 'portas', 'frente', 'frentes', 'prateleira', 'prateleiras', 'lateral', 'laterais', 'braco', 'bracos', 'patins', 'caixilho', 'caixilhos', 'moldura', 'suporte', 'suportes', 'painel', 'cabeceira', 'assento', 'encosto',
  'abajur', 'pantalla', 'lampshade', 'lampenschirm', 'paralume', 'metallbeine', 'metallbeinen', 'metallgestell', 'holzbeine', 'holzbeinen', 'lavatorio', 'cadeira', 'cadeiras', 'haste', 'poste', 'cuba', 'corpo', 'almofada', 'almofadas',
  'pie', 'legs', 'leg', 'frame', 'top', 'feet', 'doors', 'shelves', 'seat', 'backrest', 'arms', 'patas', 'pata', 'estructura', 'tablero', 'respaldo', 'asiento', 'puertas', 'pieds', 'pied', 'plateau', 'assise', 'dossier', 'portes', 'beine', 'gestell', 'tischplatte', 'fusse', 'rahmen', 'gambe', 'piedi', 'struttura', 'piedini', 'piano', 'ben', 'bein', 'poten', 'onderstel', 'blad', 'stell', 'bordplate', 'bordplade',
  'structure', 'corps', 'coque', 'pietement', 'chassis', 'cadre', 'armature', 'facade', 'facades', 'marco', 'armazon', 'tapa', 'encimera', 'balda', 'baldas', 'cubierta', 'telaio', 'scocca', 'schienale', 'seduta', 'ante', 'ripiani', 'basamento', 'beinen', 'platte', 'korpus', 'front', 'fronten', 'untergestell', 'untergestellen', 'schirm', 'voet', 'voeten', 'topo', 'toldo', 'tabua', 'tabuas', 'jour', 'mastro', 'mastil', 'tripe', 'tripode', 'pedestal', 'globo', 'difusor', 'poot', 'zitting', 'shade', 'tabletop', 'holzfusse', 'cupula',
]
const small = [
  'puxador', 'puxadores', 'asa', 'asas', 'mostrador', 'interior', 'pega', 'pegas', 'fecho', 'fechos', 'forro', 'verso', 'costas', 'enchimento', 'nucleo', 'recheio', 'ponteira', 'ponteiras', 'protetor', 'protetores', 'corredica', 'corredicas', 'ilhos', 'ilhoses', 'ripa', 'ripas', 'estrado', 'botao', 'botoes', 'atilho', 'atilhos', 'pavio', 'orla', 'guia', 'guias', 'varao', 'varoes', 'manga', 'mangas', 'trinco', 'trincos', 'debrum', 'debruns', 'franja', 'franjas', 'borla', 'borlas', 'costura', 'toque', 'gancho', 'ganchos',
  'parafuso', 'parafusos', 'dobradica', 'dobradicas', 'ferragem', 'ferragens', 'rodizio', 'rodizios', 'roda', 'rodas', 'fita', 'fundo', 'bordo', 'cantoneira', 'cantoneiras', 'bandeja', 'capa', 'tampa', 'travessa', 'travessas', 'argola', 'argolas', 'corda', 'cordas', 'corrente', 'cabo', 'fio', 'pelo', 'vara', 'varas', 'ramos', 'ilharga', 'rebordo', 'aro', 'friso', 'pespontos',
  'camada', 'mola', 'molas', 'rede', 'lamina', 'laminas', 'faixa', 'vivo', 'saco', 'bolsa', 'colchao', 'escada', 'grades', 'mecanismo', 'suspensao', 'cobertura', 'espelho', 'vaso', 'cesto', 'cestos', 'tabuleiro', 'gavetas', 'gaveta', 'caixa', 'embalagem', 'canto', 'cantos', 'ligacao', 'bolas', 'pingentes', 'bracadeiras', 'borrachas', 'calcos', 'bomba', 'bombas', 'grelha', 'grelhas', 'bico', 'bicos', 'vareta', 'varetas', 'filtro', 'filtros', 'copo', 'botijas',
  'handles', 'handle', 'lining', 'filling', 'zip', 'knobs', 'tiradores', 'relleno', 'forro', 'poignees', 'rembourrage', 'griffe', 'fullung', 'maniglie', 'handgrepen', 'fyll', 'maniglia', 'ferramenta', 'griffe', 'beschlage', 'haken', 'fullmaterial', 'garnissage', 'imbottitura', 'acolchado',
]

const roles = new Map<string, PartRole>([...small.map((noun) => [noun, 'small'] as const), ...carries.map((noun) => [noun, 'carries'] as const)])

export const partRole = (word: string): PartRole | undefined => roles.get(word)
