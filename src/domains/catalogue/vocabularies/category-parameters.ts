import type { Choice } from './choice.ts'

/**
 * A parameter that only some categories have: the filter `p-{slug}`. `within` is the slug of the subtree it belongs to,
 * null: every category. Ids are stable; choices have ids below 32 (one bit mask). A boolean has the choices 1 sim, 2 não.
 */
export type CategoryParameter = {
  readonly id: number
  readonly slug: string
  readonly label: string
  readonly kind: 'choices' | 'boolean'
  readonly within: string | null
  readonly choices: readonly Choice[]
  /** Names of feed fields (also `product_detail` names) that carry it, beside the label itself. */
  readonly fieldNames: readonly string[]
}

function choices(
  ...rows: readonly (readonly [
    id: number,
    slug: string,
    label: string,
    words: readonly string[],
    fieldWords?: readonly string[],
  ])[]
): readonly Choice[] {
  return rows.map(([id, slug, label, words, fieldWords]) => ({
    id,
    slug,
    label,
    words,
    ...(fieldWords && { fieldWords }),
  }))
}

const isYes = ['sim', 'yes', 'true', '1', 'si', 'oui', 'ja', 'incluído', 'incluída', 'y']
const isNo = ['não', 'no', 'false', '0', 'non', 'nein', 'n', 'sem', 'não incluído']
/** `yes` and `no` are phrases of a name; in the parameter's own field "sim" and "não" count as well. */
function yesNo(yes: readonly string[], no: readonly string[] = []): readonly Choice[] {
  return choices([1, 'sim', 'Sim', yes, isYes], [2, 'nao', 'Não', no, isNo])
}

const arms = choices(
  [1, 'com', 'Com braços', ['com braços', 'com apoio de braços', 'with armrests']],
  [2, 'sem', 'Sem braços', ['sem braços', 'sem apoio de braços']],
)

type Row = readonly [
  id: number,
  slug: string,
  label: string,
  within: string | null,
  choices: readonly Choice[],
  fieldNames?: readonly string[],
]
function list(...[id, slug, label, within, values, fieldNames = []]: Row): CategoryParameter {
  return {
    id,
    slug,
    label,
    kind: 'choices',
    within,
    choices: values,
    fieldNames,
  }
}
function flag(...[id, slug, label, within, values, fieldNames = []]: Row): CategoryParameter {
  return {
    id,
    slug,
    label,
    kind: 'boolean',
    within,
    choices: values,
    fieldNames,
  }
}

function count(from: number, to: number, noun: readonly [one: string, many: string]): readonly Choice[] {
  return choices(
    ...Array.from({ length: to - from + 1 }, (_, index): [number, string, string, string[], string[]] => {
      const n = from + index
      return [
        n,
        String(n),
        String(n),
        [
          `${n} ${n === 1 ? noun[0] : noun[1]}`,
          ...(wordOfNumber[n] ? [`${wordOfNumber[n]} ${n === 1 ? noun[0] : noun[1]}`] : []),
        ],
        [String(n)],
      ]
    }),
  )
}
const wordOfNumber: Readonly<Record<number, string>> = {
  1: 'uma',
  2: 'duas',
  3: 'três',
  4: 'quatro',
  5: 'cinco',
  6: 'seis',
}

const bedSizes = choices(
  [1, '80', '80 cm', []],
  [2, '90', '90 cm', []],
  [3, '100', '100 cm', []],
  [4, '105', '105 cm', []],
  [5, '120', '120 cm', []],
  [6, '135', '135 cm', []],
  [7, '140', '140 cm', []],
  [8, '150', '150 cm', []],
  [9, '160', '160 cm', []],
  [10, '180', '180 cm', []],
  [11, '200', '200 cm', []],
  [12, '60', '60 cm', []],
  [13, '70', '70 cm', []],
)

/** All category parameters, in the order in which filters show them. */
export const categoryParameters: readonly CategoryParameter[] = [
  // Sala de estar
  list(
    1,
    'lado-da-chaise',
    'Lado da chaise longue',
    'sofas',
    choices(
      [
        1,
        'esquerda',
        'Esquerda',
        [
          'chaise longue esquerda',
          'chaise esquerda',
          'canto esquerdo',
          'lado esquerdo',
          'chaise longue à esquerda',
          'left hand',
          'à esquerda',
        ],
        ['esquerda', 'esquerdo', 'left'],
      ],
      [
        2,
        'direita',
        'Direita',
        [
          'chaise longue direita',
          'chaise direita',
          'canto direito',
          'lado direito',
          'chaise longue à direita',
          'right hand',
          'à direita',
        ],
        ['direita', 'direito', 'right'],
      ],
      [
        3,
        'reversivel',
        'Reversível',
        ['reversível', 'chaise reversível', 'reversible', 'canto reversível', 'chaise longue reversível'],
      ],
    ),
    ['lado', 'orientação', 'side'],
  ),
  flag(
    2,
    'sofa-com-arrumacao',
    'Com arrumação',
    'sofas',
    yesNo(['com arrumação', 'com arca', 'com baú', 'com espaço de arrumação', 'arcón', 'com arcão'], ['sem arrumação']),
  ),
  flag(
    3,
    'converte-em-cama',
    'Converte em cama',
    'sofas',
    yesNo(
      ['sofá-cama', 'sofá cama', 'convertível', 'com cama', 'função cama', 'convertible', 'com função de cama'],
      ['sem cama'],
    ),
    ['cama', 'sleep', 'sleeper'],
  ),
  list(
    4,
    'mecanismo-de-cama',
    'Mecanismo de cama',
    'sofas',
    choices(
      [1, 'italiano', 'Italiano', ['abertura italiana', 'sistema italiano', 'cama italiana', 'mecanismo italiano']],
      [2, 'clic-clac', 'Clic-clac', ['clic-clac', 'clic clac', 'click clack']],
      [3, 'extensivel', 'De puxar', ['cama extensível', 'de puxar', 'cama deslizante', 'pull out']],
      [4, 'livro', 'Livro', ['abertura livro', 'sistema livro']],
    ),
    ['abertura', 'mecanismo'],
  ),
  list(
    5,
    'relax',
    'Relax',
    'sala-de-estar',
    choices(
      [1, 'manual', 'Manual', ['relax manual', 'reclinável manual']],
      [
        2,
        'eletrico',
        'Elétrico',
        ['relax elétrico', 'reclinável elétrico', 'relax elétrica', 'com motor', 'relax motorizado'],
      ],
      [3, 'elevatorio', 'Elevatório', ['elevatório', 'elevatória', 'levanta pessoas', 'power lift']],
      [4, 'massagem', 'Com massagem', ['massagem', 'massajador', 'com massagem']],
    ),
  ),
  flag(
    6,
    'capa-amovivel',
    'Capa amovível',
    'sala-de-estar',
    yesNo(['capa amovível', 'desenfundável', 'capa removível', 'capas amovíveis', 'capa lavável', 'removable cover']),
  ),
  list(
    7,
    'pes',
    'Pés',
    'sala-de-estar',
    choices(
      [
        1,
        'madeira',
        'Madeira',
        ['pés de madeira', 'pés em madeira', 'pernas de madeira', 'pernas em madeira', 'wooden legs'],
      ],
      [
        2,
        'metal',
        'Metal',
        [
          'pés de metal',
          'pés em metal',
          'pés metálicos',
          'pernas de metal',
          'pernas metálicas',
          'pés em aço',
          'pés cromados',
          'metal legs',
        ],
      ],
      [3, 'rodas', 'Rodas', ['com rodas', 'com rodízios', 'rodízios']],
    ),
    ['legs', 'pernas'],
  ),
  flag(
    8,
    'mesa-elevavel',
    'Tampo elevável',
    'mesas-de-sala',
    yesNo(['tampo elevável', 'elevável', 'elevatória', 'lift top', 'tampo elevatório']),
  ),
  list(
    9,
    'montagem-tv',
    'Colocação',
    'moveis-de-tv',
    choices(
      [1, 'suspenso', 'Suspenso', ['suspenso', 'suspensa', 'de parede', 'flutuante']],
      [2, 'de-pe', 'De pé', ['com pés', 'de chão']],
    ),
  ),
  // Quarto e descanso
  list(10, 'tamanho-da-cama', 'Largura da cama', 'quarto', bedSizes, ['tamanho da cama', 'medida da cama']),
  flag(
    11,
    'cama-com-arrumacao',
    'Com arrumação',
    'camas',
    yesNo(
      ['com arrumação', 'com baú', 'com gavetões', 'com gavetas', 'elevatório', 'canapé', 'com gaveta', 'com gavetão'],
      ['sem arrumação'],
    ),
  ),
  flag(
    12,
    'estrado-incluido',
    'Estrado incluído',
    'camas',
    yesNo(['com estrado', 'estrado incluído', 'inclui estrado', 'com ripado'], ['sem estrado', 'estrado não incluído']),
  ),
  list(13, 'numero-de-portas', 'Número de portas', 'roupeiros', count(1, 8, ['porta', 'portas']), [
    'portas',
    'nº de portas',
    'doors',
  ]),
  list(
    14,
    'abertura-das-portas',
    'Abertura das portas',
    'roupeiros',
    choices(
      [
        1,
        'correr',
        'De correr',
        ['portas de correr', 'portas correr', 'portas deslizantes', 'porta de correr', 'sliding doors'],
      ],
      [2, 'abrir', 'De abrir', ['portas de abrir', 'portas batentes', 'portas abrir', 'porta batente']],
    ),
  ),
  flag(
    15,
    'com-espelho',
    'Com espelho',
    'quarto',
    yesNo(['com espelho', 'com espelhos', 'espelhado', 'porta espelhada', 'portas espelhadas'], ['sem espelho']),
    ['espelho'],
  ),
  list(16, 'numero-de-gavetas', 'Número de gavetas', 'quarto', count(1, 12, ['gaveta', 'gavetas']), [
    'gavetas',
    'nº de gavetas',
    'drawers',
  ]),
  list(
    17,
    'firmeza',
    'Firmeza',
    'descanso',
    choices(
      [1, 'suave', 'Suave', ['firmeza suave', 'firmeza baixa'], ['suave', 'macio', 'soft', 'baixa', 'h1']],
      [2, 'media', 'Média', ['firmeza média', 'firmeza intermédia'], ['média', 'médio', 'medium', 'intermédia', 'h2']],
      [3, 'firme', 'Firme', ['firmeza alta', 'firme'], ['alta', 'firm', 'hard', 'h3', 'dura']],
      [
        4,
        'extra-firme',
        'Extra firme',
        ['extra firme', 'muito firme', 'firmeza muito alta'],
        ['muito alta', 'h4', 'h5'],
      ],
    ),
    ['firmness', 'dureza'],
  ),
  list(18, 'largura-do-colchao', 'Largura', 'descanso', bedSizes, ['tamanho do colchão']),
  list(
    19,
    'nucleo',
    'Núcleo',
    'descanso',
    choices(
      [
        1,
        'molas-ensacadas',
        'Molas ensacadas',
        ['molas ensacadas', 'molas ensacada', 'pocket spring', 'muelles ensacados'],
      ],
      [2, 'molas', 'Molas', ['molas bonell', 'molas bicónicas', 'colchão de molas', 'molas'], ['bonell']],
      [
        3,
        'viscoelastico',
        'Viscoelástico',
        ['viscoelástico', 'viscoelástica', 'visco', 'memory foam', 'espuma de memória', 'memória'],
        ['visco'],
      ],
      [4, 'espuma', 'Espuma', ['espuma hr', 'espumação', 'colchão de espuma', 'poliuretano', 'espuma'], ['foam', 'hr']],
      [5, 'latex', 'Látex', ['látex', 'latex']],
      [6, 'hibrido', 'Híbrido', ['híbrido', 'hybrid']],
      [7, 'fibra', 'Fibra e penas', ['microfibra', 'fibra oca', 'penas', 'penugem', 'fibra']],
    ),
    ['tipo de colchão', 'enchimento'],
  ),
  flag(
    20,
    'capa-desenfundavel',
    'Capa desenfundável',
    'descanso',
    yesNo(['desenfundável', 'capa removível', 'capa amovível', 'capa lavável', 'com fecho']),
  ),
  flag(21, 'impermeavel', 'Impermeável', 'descanso', yesNo(['impermeável', 'waterproof'])),
  // Sala de jantar
  flag(
    22,
    'extensivel',
    'Extensível',
    'sala-de-jantar',
    yesNo(
      ['extensível', 'extensíveis', 'extensiva', 'de abrir', 'extendable', 'extensible', 'expansível'],
      ['mesa fixa', 'não extensível'],
    ),
  ),
  list(23, 'bracos', 'Braços', 'cadeiras-e-bancos', arms),
  list(
    24,
    'unidades',
    'Unidades no conjunto',
    'cadeiras-e-bancos',
    choices(
      [1, '1', '1', [], ['1']],
      ...[2, 3, 4, 5, 6, 8].map((n): [number, string, string, string[], string[]] => [
        n,
        String(n),
        String(n),
        [
          `conjunto de ${n}`,
          `conjunto ${n}`,
          `pack de ${n}`,
          `pack ${n}`,
          `set de ${n}`,
          `${n} unidades`,
          `lote de ${n}`,
          `set of ${n}`,
          `lot de ${n}`,
          `juego de ${n}`,
          `${n} er set`,
          `sett med ${n}`,
          `sæt med ${n}`,
          `set di ${n}`,
          `set van ${n}`,
          `${n} chairs`,
          `${n} sillas`,
          `${n} chaises`,
          `${n} cadeiras`,
          `${n} bancos`,
          ...(wordOfNumber[n] ? [`conjunto de ${wordOfNumber[n]}`] : []),
        ],
        [String(n)],
      ]),
    ),
    ['quantidade', 'unidades', 'multipack'],
  ),
  flag(25, 'empilhavel', 'Empilhável', 'cadeiras-e-bancos', yesNo(['empilhável', 'empilháveis', 'stackable'])),
  flag(
    26,
    'giratoria',
    'Giratória',
    'cadeiras-e-bancos',
    yesNo(['giratória', 'giratório', 'rotativa', 'rotativo', 'swivel']),
  ),
  // Escritório
  flag(
    27,
    'altura-regulavel',
    'Altura regulável',
    'escritorio',
    yesNo(
      [
        'altura regulável',
        'altura ajustável',
        'regulável em altura',
        'ajustável em altura',
        'elevatória',
        'height adjustable',
        'standing desk',
      ],
      ['altura fixa'],
    ),
  ),
  list(
    28,
    'elevacao',
    'Elevação',
    'escritorio',
    choices(
      [1, 'eletrica', 'Elétrica', ['elevação elétrica', 'elétrica', 'elétrico', 'motor duplo', 'electric']],
      [2, 'manual', 'Manual', ['manual', 'manivela']],
    ),
  ),
  flag(29, 'com-rodas', 'Com rodas', 'escritorio', yesNo(['com rodas', 'com rodízios', 'rodado'], ['sem rodas'])),
  flag(30, 'apoio-lombar', 'Apoio lombar', 'escritorio', yesNo(['apoio lombar', 'suporte lombar', 'lumbar'])),
  list(31, 'gavetas-de-escritorio', 'Número de gavetas', 'escritorio', count(1, 6, ['gaveta', 'gavetas']), ['gavetas']),
  list(72, 'bracos-de-escritorio', 'Braços', 'escritorio', arms),
  // Iluminação
  list(
    32,
    'casquilho',
    'Casquilho',
    'iluminacao',
    choices(
      [1, 'e27', 'E27', ['e27']],
      [2, 'e14', 'E14', ['e14']],
      [3, 'gu10', 'GU10', ['gu10']],
      [4, 'g9', 'G9', ['g9']],
      [5, 'g4', 'G4', ['g4']],
      [6, 'gx53', 'GX53', ['gx53']],
      [7, 'b22', 'B22', ['b22']],
      [8, 'led-integrado', 'LED integrado', ['led integrado', 'led incorporado', 'integrated led']],
      [9, 'r7s', 'R7s', ['r7s']],
      [10, 'gu5-3', 'GU5.3', ['gu5.3', 'mr16']],
      [11, 't8', 'G13 (T8)', ['t8', 'g13']],
      [12, 'e40', 'E40', ['e40']],
    ),
    ['base', 'encaixe', 'tipo de casquilho', 'socket', 'fassung'],
  ),
  list(
    33,
    'temperatura-de-cor',
    'Cor da luz',
    'iluminacao',
    choices(
      [1, 'quente', 'Branco quente', ['branco quente', 'luz quente', '2700k', '3000k', '2200k', 'warm white']],
      [2, 'neutra', 'Branco neutro', ['branco neutro', 'luz neutra', '4000k', '4200k', 'neutral white']],
      [3, 'fria', 'Branco frio', ['branco frio', 'luz fria', '6000k', '6500k', '5000k', 'cool white']],
      [4, 'rgb', 'RGB', ['rgb', 'rgbw', 'luz colorida']],
      [5, 'regulavel', 'Regulável', ['cct', 'temperatura regulável']],
    ),
    ['temperatura de cor', 'cor da luz'],
  ),
  flag(
    34,
    'regulavel',
    'Intensidade regulável',
    'iluminacao',
    yesNo(
      ['regulável', 'dimável', 'dimmable', 'dimerizável', 'intensidade regulável', 'com regulador'],
      ['não regulável'],
    ),
  ),
  list(
    35,
    'protecao-ip',
    'Proteção IP',
    'iluminacao',
    choices(
      [1, 'ip20', 'IP20', ['ip20']],
      [2, 'ip44', 'IP44', ['ip44']],
      [3, 'ip54', 'IP54', ['ip54', 'ip55']],
      [4, 'ip65', 'IP65', ['ip65', 'ip66']],
      [5, 'ip67', 'IP67', ['ip67', 'ip68']],
    ),
    ['ip', 'grau de proteção'],
  ),
  list(
    36,
    'alimentacao',
    'Alimentação',
    'iluminacao',
    choices(
      [1, 'rede', 'Rede elétrica', ['230v', '220v', '220 240v'], ['rede', 'elétrica']],
      [2, 'pilhas', 'Pilhas', ['a pilhas', 'pilhas', 'battery']],
      [3, 'solar', 'Solar', ['solar', 'energia solar']],
      [4, 'recarregavel', 'Recarregável', ['recarregável', 'usb', 'rechargeable', 'sem fios']],
    ),
    ['fonte de energia'],
  ),
  list(37, 'numero-de-luzes', 'Número de luzes', 'iluminacao', count(1, 12, ['luz', 'luzes']), [
    'luzes',
    'número de lâmpadas',
  ]),
  flag(
    38,
    'inteligente',
    'Inteligente',
    'iluminacao',
    yesNo(['inteligente', 'smart', 'wifi', 'wi-fi', 'zigbee', 'bluetooth', 'alexa']),
  ),
  // Têxteis e tapetes
  list(39, 'para-cama-de', 'Para cama de', 'roupa-de-cama', bedSizes, ['tamanho da cama', 'medida da cama']),
  list(
    40,
    'opacidade',
    'Opacidade',
    'cortinas-e-estores',
    choices(
      [1, 'translucida', 'Translúcida', ['translúcida', 'translúcido', 'transparente', 'voile', 'sheer']],
      [2, 'opaca', 'Opaca', ['opaca', 'opaco', 'blackout', 'opacidade total', 'obscurecimento', 'térmica opaca']],
    ),
  ),
  list(
    41,
    'fixacao-da-cortina',
    'Fixação',
    'cortinas-e-estores',
    choices(
      [1, 'ilhoses', 'Ilhoses', ['ilhós', 'ilhoses', 'olhais', 'com argolas', 'eyelet']],
      [2, 'franzido', 'Fita de franzir', ['fita de franzir', 'franzido', 'franzida']],
      [3, 'presilhas', 'Presilhas', ['presilhas', 'com presilhas']],
      [4, 'sem-furos', 'Sem furos', ['sem furar', 'sem furos', 'autocolante']],
    ),
  ),
  list(
    42,
    'gramagem',
    'Gramagem',
    'toalhas',
    choices(
      [1, 'ate-450', 'Até 450 g/m²', ['400 g', '450 g', '400g', '450g', '380g', '400gsm']],
      [2, '500-550', '500 a 550 g/m²', ['500 g', '550 g', '500g', '550g', '500gsm']],
      [3, '600-ou-mais', '600 g/m² ou mais', ['600 g', '650 g', '700 g', '600g', '650g', '700g', '600gsm']],
    ),
  ),
  list(
    43,
    'altura-do-pelo',
    'Pelo',
    'tapetes',
    choices(
      [1, 'curto', 'Curto', ['pelo curto', 'pelo baixo', 'tecido plano', 'sem pelo', 'short pile']],
      [2, 'medio', 'Médio', ['pelo médio']],
      [3, 'comprido', 'Comprido', ['pelo comprido', 'pelo alto', 'pelo longo', 'shaggy', 'felpudo', 'high pile']],
    ),
  ),
  flag(
    44,
    'lavavel',
    'Lavável na máquina',
    'tapetes',
    yesNo(['lavável', 'laváveis', 'lavável na máquina', 'washable']),
  ),
  list(
    45,
    'fabrico',
    'Fabrico',
    'tapetes',
    choices(
      [
        1,
        'manual',
        'Feito à mão',
        ['feito à mão', 'tecido à mão', 'artesanal', 'handmade', 'handwoven', 'tufado à mão'],
      ],
      [2, 'maquina', 'À máquina', ['tecido à máquina', 'feito à máquina']],
    ),
  ),
  // Decoração e arrumação
  flag(
    46,
    'espelho-com-luz',
    'Com luz',
    'espelhos-e-parede',
    yesNo(['com luz', 'led', 'iluminado', 'retroiluminado', 'com iluminação']),
  ),
  list(
    47,
    'orientacao',
    'Orientação',
    'espelhos-e-parede',
    choices(
      [1, 'vertical', 'Vertical', ['vertical']],
      [2, 'horizontal', 'Horizontal', ['horizontal', 'panorâmico', 'panorâmica']],
      [3, 'quadrada', 'Quadrada', []],
    ),
  ),
  flag(
    48,
    'com-moldura',
    'Com moldura',
    'espelhos-e-parede',
    yesNo(['com moldura', 'emoldurado', 'framed'], ['sem moldura', 'frameless']),
  ),
  flag(
    49,
    'perfumada',
    'Perfumada',
    'velas-e-aromas',
    yesNo(['perfumada', 'aromática', 'aromatizada', 'aroma', 'scented'], ['sem perfume', 'não perfumada']),
  ),
  flag(50, 'com-tampa', 'Com tampa', 'arrumacao', yesNo(['com tampa', 'with lid'], ['sem tampa'])),
  flag(
    51,
    'dobravel',
    'Dobrável',
    'arrumacao',
    yesNo(['dobrável', 'dobráveis', 'desmontável', 'foldable', 'rebatível']),
  ),
  flag(52, 'rodas-de-arrumacao', 'Com rodas', 'arrumacao', yesNo(['com rodas', 'com rodízios'], ['sem rodas'])),
  list(53, 'prateleiras', 'Prateleiras', 'arrumacao', count(1, 10, ['prateleira', 'prateleiras']), [
    'prateleiras',
    'níveis',
    'shelves',
  ]),
  list(
    54,
    'pares-de-sapatos',
    'Pares de sapatos',
    'entrada',
    choices(
      [1, 'ate-10', 'Até 10', ['6 pares', '8 pares', '10 pares']],
      [2, '11-20', '11 a 20', ['12 pares', '15 pares', '16 pares', '18 pares', '20 pares']],
      [3, 'mais-de-20', 'Mais de 20', ['24 pares', '25 pares', '28 pares', '30 pares', '40 pares', '50 pares']],
    ),
  ),
  // Criança e bebé
  flag(55, 'evolutiva', 'Evolutivo', 'crianca-e-bebe', yesNo(['evolutiva', 'evolutivo', 'convertível', 'que cresce'])),
  flag(56, 'montessori', 'Montessori', 'crianca-e-bebe', yesNo(['montessori'])),
  flag(
    57,
    'gaveta-ou-cama-extra',
    'Com gaveta ou cama extra',
    'crianca-e-bebe',
    yesNo(['com gaveta', 'com gavetas', 'cama extra', 'cama auxiliar', 'com cama gaveta', 'gavetão']),
  ),
  // Cozinha
  flag(
    58,
    'inducao',
    'Serve para indução',
    'cozinha',
    yesNo(['indução', 'induction', 'todos os fogões'], ['não serve para indução']),
  ),
  flag(
    59,
    'maquina-de-loica',
    'Vai à máquina de loiça',
    'cozinha',
    yesNo(['máquina de loiça', 'máquina de louça', 'máquina de lavar loiça', 'dishwasher safe'], ['lavar à mão']),
  ),
  list(
    60,
    'pecas',
    'Peças no conjunto',
    'cozinha',
    choices(
      ...[2, 3, 4, 5, 6, 8, 12, 16, 18, 24, 30].map((n): [number, string, string, string[], string[]] => [
        n,
        String(n),
        String(n),
        [`${n} peças`, `conjunto de ${n}`, `pack de ${n}`, `${n} unidades`, `set de ${n}`],
        [String(n)],
      ]),
    ),
    ['peças', 'número de peças'],
  ),
  // Casa de banho
  list(
    61,
    'instalacao',
    'Instalação',
    'casa-de-banho',
    choices(
      [1, 'suspenso', 'Suspensa', ['suspenso', 'suspensa', 'de parede']],
      [2, 'pe', 'De pé', ['de chão', 'com pés', 'ao chão']],
      [3, 'pousar', 'De pousar', ['de pousar', 'sobre bancada']],
      [4, 'sem-furos', 'Sem furos', ['sem furar', 'sem furos', 'ventosa', 'adesivo']],
    ),
  ),
  flag(
    62,
    'lavatorio-incluido',
    'Lavatório incluído',
    'casa-de-banho',
    yesNo(['com lavatório', 'lavatório incluído', 'inclui lavatório'], ['sem lavatório']),
  ),
  flag(63, 'antiderrapante', 'Antiderrapante', 'casa-de-banho', yesNo(['antiderrapante', 'non slip', 'anti-slip'])),
  // Jardim
  list(
    64,
    'combustivel',
    'Combustível',
    'churrasco-e-aquecimento',
    choices(
      [1, 'carvao', 'Carvão', ['carvão', 'a carvão', 'charcoal']],
      [2, 'gas', 'Gás', ['a gás', 'gás', 'gas']],
      [3, 'eletrico', 'Elétrico', ['elétrico', 'elétrica', 'electric']],
      [4, 'lenha', 'Lenha', ['lenha', 'a lenha', 'pellets']],
    ),
  ),
  flag(
    65,
    'almofadas-incluidas',
    'Almofadas incluídas',
    'moveis-de-jardim',
    yesNo(['com almofadas', 'almofadas incluídas', 'com almofada', 'inclui almofadas'], ['sem almofadas']),
  ),
  flag(
    66,
    'dobravel-de-jardim',
    'Dobrável',
    'moveis-de-jardim',
    yesNo(['dobrável', 'dobráveis', 'rebatível', 'foldable']),
  ),
  list(
    67,
    'tipo-de-guarda-sol',
    'Poste',
    'sombra',
    choices(
      [1, 'central', 'Central', ['poste central', 'mastro central']],
      [2, 'lateral', 'Lateral', ['poste lateral', 'excêntrico', 'mastro lateral', 'cantilever', 'braço lateral']],
    ),
  ),
  // Em todas as categorias
  list(
    68,
    'montagem',
    'Montagem',
    null,
    choices(
      [1, 'montado', 'Vem montado', ['vem montado', 'montado', 'montada', 'já montado', 'entregue montado']],
      [
        2,
        'por-montar',
        'Por montar',
        ['por montar', 'requer montagem', 'kit de montagem', 'self assembly'],
        ['sim', 'yes', 'necessária', 'obrigatória', 'required'],
      ],
    ),
    ['montagem', 'assembly', 'assembly required', 'montagem necessária'],
  ),
  list(
    69,
    'certificacao',
    'Certificação ambiental',
    null,
    choices(
      [1, 'fsc', 'FSC', ['fsc']],
      [2, 'pefc', 'PEFC', ['pefc']],
      [3, 'oeko-tex', 'OEKO-TEX', ['oeko-tex', 'oeko tex', 'oekotex']],
      [4, 'gots', 'GOTS', ['gots']],
      [5, 'grs', 'GRS (reciclado)', ['grs', 'global recycled standard']],
      [6, 'rotulo-ecologico', 'Rótulo Ecológico da UE', ['rótulo ecológico', 'eu ecolabel', 'ecolabel']],
      [7, 'certipur', 'CertiPUR', ['certipur']],
    ),
    ['certificado', 'certificação', 'eco label', 'certification'],
  ),
  list(
    71,
    'classe-energetica',
    'Classe energética',
    'iluminacao',
    choices(
      ...[...'abcdefg'].map((letter, index): [number, string, string, string[], string[]] => [
        index + 1,
        letter,
        letter.toUpperCase(),
        [
          `classe energética ${letter}`,
          `classe ${letter}`,
          `energy class ${letter}`,
          `clase energética ${letter}`,
          `classe énergétique ${letter}`,
          `energieeffizienzklasse ${letter}`,
        ],
        [letter],
      ]),
    ),
    [
      'energy efficiency class',
      'energy class',
      'eficiência energética',
      'classe de eficiência energética',
      'etiqueta energética',
    ],
  ),
  list(
    70,
    'padrao',
    'Padrão',
    null,
    choices(
      [1, 'liso', 'Liso', ['liso', 'lisa', 'cor lisa'], ['solid', 'plain', 'uni', 'sem padrão']],
      [2, 'riscas', 'Riscas', ['às riscas', 'riscas', 'listras', 'listrado', 'striped', 'rayas']],
      [3, 'xadrez', 'Xadrez', ['xadrez', 'aos quadrados', 'checked', 'tartan', 'cuadros']],
      [4, 'geometrico', 'Geométrico', ['geométrico', 'geométrica', 'geometric']],
      [5, 'floral', 'Floral', ['floral', 'florido', 'florida', 'estampado floral', 'botânico'], ['flores', 'folhas']],
      [6, 'oriental', 'Oriental', ['oriental', 'persa', 'kilim', 'berbere']],
      [7, 'abstrato', 'Abstrato', ['abstrato', 'abstrata', 'abstracto', 'abstract']],
      [8, 'animal', 'Animal', ['leopardo', 'zebra', 'animal print']],
      [9, 'espinha', 'Espinha', ['espinha', 'espinhado', 'herringbone', 'chevron']],
      [10, 'azulejo', 'Azulejo', ['padrão azulejo', 'mosaico hidráulico'], ['azulejo', 'azulejos', 'hidráulico']],
      [11, 'as-bolas', 'Às bolas', ['às bolas', 'bolinhas', 'pintas', 'dots']],
    ),
    ['pattern', 'padrão'],
  ),
]
