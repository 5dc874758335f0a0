/** What a piece is made of, as a buyer would say it. */
export interface Material {
  key: string
  /** Vocabulary ids of `material`. */
  ids: readonly number[]
  /** Ways to say it after "em": "em veludo canelado". */
  words: readonly string[]
  /** What each of the words names, where it is not just `ids` ("vidro e metal"). */
  idsOfWord: ReadonlyMap<string, readonly number[]>
  /** Shades that it is sold in. */
  tones: readonly string[]
  /** On the price, 1 = usual for the piece. */
  factor: number
  /** Group of sentences on how to keep it (care.ts). */
  care:
    | 'fabric'
    | 'leather'
    | 'wood'
    | 'board'
    | 'metal'
    | 'glass'
    | 'ceramic'
    | 'plastic'
    | 'fibre'
    | 'stone'
    | 'cotton'
    | 'wool'
    | 'foam'
    | 'wicker'
    | 'none'
}

const SOFT =
  'bege areia cinza-claro cinza antracite azul-marinho petroleo verde-salva verde-garrafa mostarda terracota rosa-velho taupe creme camel greige azeitona'
const BED =
  'branco bege cinza-claro azul-ceu azul-marinho verde-salva terracota rosa-velho antracite linho mostarda menta lilas natural'
const LACQUER =
  'branco preto cinza-claro antracite verde-salva azul-marinho sonoma efeito-carvalho efeito-nogueira greige'
const METAL = 'preto branco dourado cromado antracite latao verde-salva terracota'
const CERAMIC = 'branco marfim preto azul-marinho verde-salva terracota areia cinza mostarda petroleo'
const PLASTIC = 'branco preto cinza antracite azul-ceu menta terracota amarelo transparente azeitona'

const rows: readonly (readonly [
  key: string,
  ids: string,
  factor: number,
  care: Material['care'],
  words: string,
  tones: string,
])[] = [
  [
    'veludo',
    '25',
    1.08,
    'fabric',
    'veludo|tecido de veludo|veludo macio',
    'verde-garrafa petroleo azul-marinho mostarda rosa-velho cinza-claro antracite bege terracota bordeaux preto camel',
  ],
  [
    'bombazina',
    '25',
    1.05,
    'fabric',
    'bombazina|bombazina canelada|veludo canelado',
    'bege camel terracota verde-salva cinza-claro mostarda creme azeitona',
  ],
  [
    'boucle',
    '26',
    1.15,
    'fabric',
    'bouclé|tecido bouclé|malha bouclé',
    'branco-sujo creme bege cinza-claro greige verde-salva terracota antracite',
  ],
  ['tecido', '31', 1, 'fabric', 'tecido|tecido texturado|tecido entrançado', SOFT],
  ['chenille', '31', 1.04, 'fabric', 'chenille|tecido chenille|chenille espessa', SOFT],
  [
    'microfibra',
    '31',
    0.95,
    'fabric',
    'microfibra|microfibra antinódoas|tecido de microfibra',
    'cinza antracite bege taupe chocolate azul-marinho creme preto',
  ],
  ['poliester', '31', 0.9, 'fabric', 'poliéster|tecido de poliéster|poliéster resistente', BED],
  [
    'linho-mesa',
    '27',
    1.2,
    'cotton',
    'linho|linho lavado|linho puro',
    'linho branco areia verde-salva terracota azul-ceu cinza-claro rosa-velho mostarda',
  ],
  [
    'mistura-linho',
    '27 28',
    1.1,
    'cotton',
    'linho e algodão|mistura de linho e algodão|meio-linho=27',
    'linho branco areia verde-salva azul-ceu cinza-claro',
  ],
  [
    'pele',
    '30',
    1.6,
    'leather',
    'pele|pele genuína|pele natural',
    'camel chocolate preto castanho branco-sujo bordeaux',
  ],
  [
    'pele-sintetica',
    '0',
    0.95,
    'leather',
    'pele sintética|imitação de pele|ecopele',
    'preto branco camel chocolate cinza bege taupe',
  ],
  [
    'carvalho',
    '2',
    1.35,
    'wood',
    'carvalho|carvalho maciço|madeira de carvalho',
    'carvalho-natural carvalho-fumado carvalho-mel',
  ],
  ['nogueira', '4', 1.5, 'wood', 'nogueira|nogueira maciça|madeira de nogueira', 'nogueira nogueira-escura'],
  ['pinho', '3', 0.85, 'wood', 'pinho|pinho maciço|madeira de pinho', 'pinho-natural pinho-mel branco'],
  ['faia', '5', 1.1, 'wood', 'faia|faia maciça|madeira de faia', 'faia-natural branco preto'],
  ['teca', '6', 1.4, 'wood', 'teca|teca maciça|madeira de teca', 'teca-natural'],
  ['acacia', '7', 1.1, 'wood', 'acácia|acácia maciça|madeira de acácia', 'acacia-natural'],
  ['mangueira', '8', 1.2, 'wood', 'madeira de mangueira|mangueira maciça|mangueira', 'mangueira-natural'],
  ['eucalipto', '9', 1.05, 'wood', 'madeira de eucalipto|eucalipto maciço|eucalipto', 'eucalipto-oleado'],
  ['mdf', '11', 0.9, 'board', 'MDF|MDF lacado|MDF revestido', LACQUER],
  [
    'aglomerado',
    '11',
    0.78,
    'board',
    'aglomerado melamínico|melamina|aglomerado',
    'branco preto sonoma efeito-carvalho efeito-nogueira cinza-claro antracite',
  ],
  [
    'contraplacado',
    '10',
    1,
    'wood',
    'contraplacado|contraplacado de bétula|contraplacado curvado',
    'natural branco preto',
  ],
  ['metal', '12', 0.95, 'metal', 'metal|metal lacado|metal pintado', METAL],
  [
    'aco',
    '13',
    1,
    'metal',
    'aço|aço lacado|aço termolacado',
    'preto branco antracite cinza-claro verde-salva azeitona',
  ],
  ['inox', '13', 1.1, 'metal', 'aço inoxidável|inox|aço inox', 'inox preto'],
  ['ferro', '14', 1, 'metal', 'ferro|ferro forjado|ferro pintado', 'preto antracite branco latao'],
  [
    'aluminio',
    '15',
    1.1,
    'metal',
    'alumínio|alumínio lacado|alumínio termolacado',
    'antracite branco preto areia cinza-claro',
  ],
  ['latao', '16', 1.35, 'metal', 'latão|latão escovado|latão maciço', 'latao dourado cobre'],
  ['vidro', '17', 1.05, 'glass', 'vidro|vidro temperado|vidro soprado', 'transparente grafite verde-garrafa camel'],
  ['vidro-mesa', '17', 1.05, 'glass', 'vidro|vidro temperado|vidro reforçado', 'transparente grafite'],
  [
    'espelho',
    '17',
    1,
    'glass',
    'vidro e metal=17 12|vidro com moldura metálica=17 12|vidro',
    'preto dourado cromado branco latao',
  ],
  ['marmore', '18', 1.6, 'stone', 'mármore|mármore polido|pedra natural', 'branco preto verde-garrafa creme'],
  ['travertino', '18', 1.7, 'stone', 'travertino|pedra travertino|travertino natural', 'creme areia'],
  ['ceramica', '19', 1, 'ceramic', 'cerâmica|cerâmica vidrada|cerâmica pintada à mão', CERAMIC],
  ['gres', '19', 1.08, 'ceramic', 'grés|grés esmaltado|grés reativo', CERAMIC],
  [
    'porcelana',
    '19',
    1.1,
    'ceramic',
    'porcelana|porcelana fina|porcelana vitrificada',
    'branco marfim azul-marinho preto',
  ],
  ['sanitario', '19', 1, 'ceramic', 'cerâmica|porcelana sanitária|cerâmica sanitária', 'branco preto'],
  ['barro', '19', 0.9, 'ceramic', 'terracota|barro cozido|barro', 'terracota branco-sujo'],
  ['cimento', '20', 1, 'stone', 'cimento|fibrocimento|betão leve', 'betao antracite branco areia'],
  ['plastico', '21', 0.8, 'plastic', 'polipropileno|plástico resistente|plástico', PLASTIC],
  ['acrilico', '21', 1, 'plastic', 'acrílico|acrílico moldado|metacrilato', 'transparente branco grafite'],
  ['resina', '21', 0.95, 'plastic', 'resina|resina moldada|resina mate', 'branco preto areia antracite terracota'],
  [
    'policarbonato',
    '21',
    1,
    'plastic',
    'policarbonato|policarbonato resistente|policarbonato de alta transparência',
    'transparente branco grafite',
  ],
  ['pvc', '21', 0.85, 'plastic', 'PVC|vinil|PVC reforçado', 'cinza bege branco antracite'],
  [
    'vinil-padrao',
    '21',
    0.85,
    'plastic',
    'vinil|vinil espesso|PVC vinílico',
    'azul-marinho cinza bege preto terracota verde-salva',
  ],
  ['rattan', '22', 1.15, 'wicker', 'rotim|rattan natural|rotim natural', 'natural castanho branco'],
  [
    'rattan-sintetico',
    '22',
    1,
    'plastic',
    'rattan sintético|polirrotim|rotim sintético',
    'antracite castanho areia preto natural',
  ],
  ['vime', '22', 0.9, 'wicker', 'vime|vime entrançado|verga', 'natural castanho branco'],
  ['bambu', '23', 0.9, 'wood', 'bambu|bambu maciço|bambu lacado', 'bambu-natural'],
  ['juta', '24', 0.9, 'fibre', 'juta|juta entrançada|fibra de juta', 'natural castanho preto'],
  ['sisal', '24', 0.95, 'fibre', 'sisal|fibra de sisal|sisal natural', 'natural cinza castanho'],
  ['jacinto', '24', 0.95, 'wicker', 'jacinto-de-água|fibras de jacinto-de-água|fibra natural', 'natural castanho'],
  ['cortica', '24', 1, 'none', 'cortiça|cortiça natural|aglomerado de cortiça', 'natural castanho'],
  [
    'coco',
    '24',
    0.9,
    'fibre',
    'fibra de coco|coco natural|fibra de coco com base em PVC=24 21',
    'natural castanho preto',
  ],
  ['algodao', '28', 1, 'cotton', 'algodão|algodão macio|puro algodão', BED],
  [
    'percal',
    '28',
    1.1,
    'cotton',
    'percal de algodão|percal|percal 200 fios',
    'branco bege azul-ceu cinza-claro verde-salva rosa-velho natural',
  ],
  [
    'cetim',
    '28',
    1.2,
    'cotton',
    'cetim de algodão|cetim 300 fios|algodão acetinado',
    'branco marfim cinza-claro azul-marinho verde-salva taupe',
  ],
  [
    'flanela',
    '28',
    1,
    'cotton',
    'flanela|flanela de algodão|flanela cardada',
    'cinza-claro azul-marinho bege verde-garrafa bordeaux',
  ],
  [
    'turco',
    '28',
    1.05,
    'cotton',
    'algodão turco|felpa de algodão|turco de algodão',
    'branco bege cinza antracite verde-salva terracota azul-marinho rosa-velho mostarda petroleo',
  ],
  [
    'gaze',
    '28',
    1.15,
    'cotton',
    'gaze de algodão|gaze dupla de algodão|musselina de algodão',
    'branco terracota verde-salva mostarda areia rosa-velho cinza-claro',
  ],
  [
    'la',
    '29',
    1.4,
    'wool',
    'lã|pura lã|lã tecida',
    'cinza-claro creme antracite verde-garrafa bordeaux camel azul-marinho',
  ],
  ['pelo', '29', 0.95, 'wool', 'pelo sintético|imitação de pelo|pelo macio', 'branco cinza-claro creme castanho rosa'],
  ['ovelha', '29', 1.2, 'wool', 'pele de ovelha|lã de ovelha|pele de ovelha natural', 'branco creme cinza preto'],
  [
    'polipropileno',
    '21',
    0.85,
    'fibre',
    'polipropileno|fibra de polipropileno|polipropileno tecido',
    'bege cinza azul-marinho terracota verde-salva antracite creme preto',
  ],
  [
    'padrao',
    '31',
    1,
    'wool',
    'poliéster e algodão=31 28|mistura de algodão e poliéster=28 31|chenille de poliéster',
    'multicor bordeaux azul-marinho bege terracota petroleo',
  ],
  [
    'espuma',
    '31',
    0.9,
    'foam',
    'espuma de poliuretano com capa em tecido|espuma com revestimento em malha|espuma HR=',
    'branco cinza-claro',
  ],
  ['malha-colchao', '31', 1, 'foam', 'malha acolchoada|malha respirável|malha stretch', 'branco cinza-claro'],
  [
    'textilene',
    '31',
    0.95,
    'plastic',
    'textilene|malha de textilene|tela técnica',
    'antracite preto cinza areia azul-marinho',
  ],
  [
    'poliester-ext',
    '31',
    0.95,
    'fabric',
    'poliéster|poliéster de 180 g/m²|tecido de poliéster com proteção UV',
    'bege antracite verde-garrafa terracota azul-marinho cinza creme mostarda',
  ],
  ['malha', '31', 1, 'fabric', 'malha respirável|rede técnica=|tecido de rede', 'preto cinza azul-marinho antracite'],
  ['papel', '24', 0.8, 'none', 'papel|papel de arroz|papel plissado', 'branco creme natural'],
  [
    'papel-parede',
    '31',
    0.9,
    'none',
    'base TNT=|papel não tecido=24|vinil sobre TNT=21',
    'verde-salva azul-marinho bege terracota cinza-claro rosa-velho mostarda',
  ],
  [
    'tela',
    '31',
    1,
    'none',
    'tela de algodão=31 28|tela esticada|tela',
    'multicor bege azul-marinho verde-salva terracota preto',
  ],
  [
    'cera',
    '',
    1,
    'none',
    'cera|cera vegetal|cera de soja',
    'marfim terracota verde-salva mostarda bordeaux preto rosa-velho',
  ],
  [
    'artificial',
    '21',
    1,
    'none',
    'polietileno|tecido e plástico=31 21|plástico de toque natural',
    'eucalipto azeitona verde-garrafa',
  ],
  [
    'ferro-fundido',
    '14',
    1.3,
    'metal',
    'ferro fundido|ferro fundido esmaltado|ferro esmaltado',
    'vermelho preto azul-marinho verde-salva creme',
  ],
  [
    'aluminio-coz',
    '15',
    0.9,
    'metal',
    'alumínio|alumínio antiaderente|alumínio forjado',
    'preto grafite vermelho cobre',
  ],
  [
    'silicone',
    '21',
    0.8,
    'plastic',
    'silicone|silicone alimentar|silicone e faia=21 5',
    'verde-salva terracota cinza preto creme',
  ],
  ['compacto', '21', 1.1, 'stone', 'carga mineral=|resina mineral|quartzo compacto=18', 'branco antracite preto areia'],
  ['latex', '31', 1.3, 'foam', 'látex com capa em algodão=28|látex perfurado=|látex natural=', 'branco creme'],
]

const table = new Map<string, Material>(
  rows.map(([key, ids, factor, care, words, tones]) => [
    key,
    { key, ids: idsOf(ids), factor, care, ...wordsOf(words), tones: tones.split(' ') },
  ]),
)

/** "vidro e metal=17 12|vidro" */
function wordsOf(text: string): Pick<Material, 'words' | 'idsOfWord'> {
  const entries = text.split('|').map((entry) => entry.split('=') as [word: string, ids?: string])
  return {
    words: entries.map(([word]) => word),
    idsOfWord: new Map(entries.flatMap(([word, ids]) => (ids === undefined ? [] : [[word, idsOf(ids)] as const]))),
  }
}

function idsOf(text: string): number[] {
  return text.split(' ').filter(Boolean).map(Number)
}

export function materialOf(key: string): Material {
  const material = table.get(key)
  if (material === undefined) throw new Error(`no material is called ${key}`)
  return material
}
