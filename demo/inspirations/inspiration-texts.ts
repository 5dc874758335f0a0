/** What an inspiration of the demo is called, and what its room is furnished by. */
export interface InspirationText {
  /** Also the name of its picture. */
  readonly ident: string
  /** Id of the furnished room (pictures/rooms). */
  readonly scene: string
  /** Slug of the room of the menu. */
  readonly room: string
  /** Slug of the style of the catalogue. */
  readonly style: string
  readonly palette: PaletteName
  /** Seen from the other side, with the palette's own walls. */
  readonly isTurned: boolean
  /** Whose room it is: a shop, which then sells every piece of it; null: the editors'. */
  readonly shop: string | null
  readonly name: string
  readonly description: string
}

/** Colours that the pieces are looked for in, and the walls of a room that is turned. */
export interface Palette {
  /** Of sofas, beds and chairs; of what stands beside them; of rugs; of wood and metal. */
  readonly main: string
  readonly second: string
  readonly rug: string
  readonly wood: string
  readonly wall: string
  readonly backWall: string
}

export type PaletteName = keyof typeof PALETTES

export const PALETTES = {
  salva: { main: '#9aa98e', second: '#d9cbb4', rug: '#ebe5d8', wood: '#c9a678', wall: '#eeeae0', backWall: '#c9cfbe' },
  areia: { main: '#d5c8b2', second: '#b3603f', rug: '#d2b88f', wood: '#bb8a52', wall: '#f1ebe0', backWall: '#dcc9b2' },
  mar: { main: '#4b6687', second: '#d6c7ad', rug: '#c2c3c2', wood: '#d4ab80', wall: '#eceef0', backWall: '#a9bccb' },
  terra: { main: '#b3603f', second: '#70703f', rug: '#cfbd9f', wood: '#7d5638', wall: '#f0e6d9', backWall: '#cf9f83' },
  noite: { main: '#404347', second: '#b07a48', rug: '#8c8f92', wood: '#232324', wall: '#e4e1da', backWall: '#6d737a' },
  garrafa: {
    main: '#1f4b3b',
    second: '#c6942e',
    rug: '#b5aa9c',
    wood: '#7d5638',
    wall: '#ece6d9',
    backWall: '#5b7263',
  },
  rosa: { main: '#c39a95', second: '#ebe5d8', rug: '#e2bdc0', wood: '#dcba88', wall: '#f4ece6', backWall: '#e3c8bf' },
  linho: { main: '#ebe5d8', second: '#9aa98e', rug: '#e9dcc2', wood: '#c9a678', wall: '#f3efe6', backWall: '#dfd8c8' },
  mostarda: {
    main: '#c6942e',
    second: '#2f5fa8',
    rug: '#c2c3c2',
    wood: '#55585c',
    wall: '#efebe2',
    backWall: '#b9bdb9',
  },
} as const satisfies Readonly<Record<string, Palette>>

type Row = readonly [
  scene: string,
  style: string,
  palette: PaletteName,
  shop: string | null,
  name: string,
  text: string,
]

/** The rooms as they are arranged. */
const asArranged: readonly Row[] = [
  [
    'sala-de-estar-clara',
    'escandinavo',
    'salva',
    null,
    'Sala clara e leve',
    'Um sofá de linhas leves, madeira clara e um tapete que junta tudo. Funciona em salas pequenas, porque quase todas as peças deixam ver o chão.',
  ],
  [
    'sala-de-estar-azul',
    'contemporaneo',
    'linho',
    null,
    'Chaise longue para o fim de semana',
    'A chaise longue pede espaço à frente: duas mesas pequenas arrumam-se melhor do que uma grande. O espelho redondo devolve a luz da janela.',
  ],
  [
    'quarto-sereno',
    'contemporaneo',
    'areia',
    null,
    'Quarto em areia e azul',
    'Cabeceira estofada, duas mesas de cabeceira iguais e luz baixa. A cómoda fica do lado de quem se veste primeiro.',
  ],
  [
    'quarto-verde',
    'escandinavo',
    'linho',
    null,
    'Quarto com cama de ripas',
    'Uma cama de madeira à vista, um roupeiro de portas de abrir e um candeeiro suspenso no lugar do de mesa, para ganhar espaço.',
  ],
  [
    'sala-de-jantar',
    'escandinavo',
    'salva',
    null,
    'Mesa para quatro, todos os dias',
    'Cadeiras leves, que se puxam sem esforço, e um aparador para o que a mesa não guarda. O candeeiro, baixo, ilumina a mesa e não os olhos.',
  ],
  [
    'escritorio',
    'escandinavo',
    'salva',
    null,
    'Escritório entre duas estantes',
    'A secretária ao centro, uma estante de cada lado. A planta fica onde a luz da janela ainda chega.',
  ],
  [
    'entrada',
    'moderno',
    'areia',
    null,
    'Entrada de todos os dias',
    'Uma consola estreita, um espelho para o último olhar e um banco para calçar os sapatos: cabe num corredor.',
  ],
  [
    'quarto-de-crianca',
    'escandinavo',
    'rosa',
    null,
    'Quarto de criança com cama-casinha',
    'Tudo à altura de quem lá vive: a cama-casinha, a mesa com bancos e um baú para arrumar depressa.',
  ],
  [
    'varanda',
    'mediterranico',
    'linho',
    null,
    'Varanda para o verão inteiro',
    'Um sofá de exterior, um cadeirão de corda e uma oliveira em vaso. A mesa pequena muda de lugar com a sombra.',
  ],
  [
    'casa-de-banho',
    'minimalista',
    'linho',
    null,
    'Casa de banho clara',
    'O móvel suspenso liberta o chão e o espelho redondo com luz ilumina o rosto por igual. A coluna guarda as toalhas.',
  ],
  [
    'sala-de-estar-terracota',
    'mediterranico',
    'terra',
    null,
    'Sala com sofá de canto',
    'Um sofá de canto para toda a família e uma poltrona que fecha a roda. O candeeiro de papel dá uma luz que não encandeia.',
  ],
  [
    'sala-de-estar-leitura',
    'vintage',
    'mostarda',
    null,
    'Canto de leitura',
    'Uma poltrona, um apoio para os pés, um candeeiro de leitura e os livros à mão: bastam três metros quadrados.',
  ],
  [
    'sala-de-estar-inglesa',
    'classico',
    'areia',
    null,
    'Sala inglesa com Chesterfield',
    'O Chesterfield ao centro, uma poltrona de orelhas ao lado e um tapete oriental. A mesa de vidro deixa ver o desenho do tapete.',
  ],
  [
    'quarto-luminoso',
    'boho',
    'linho',
    null,
    'Quarto de verão em palhinha',
    'Palhinha na cama e nas mesas de cabeceira, fibras naturais na parede e uma cadeira de baloiço junto à janela.',
  ],
  [
    'quarto-azul',
    'classico',
    'mar',
    null,
    'Quarto clássico em azul',
    'A cabeceira com abas abriga da corrente de ar; os apliques libertam as mesas de cabeceira. Ao fundo da cama, um banco para a roupa do dia.',
  ],
  [
    'quarto-urbano',
    'industrial',
    'noite',
    null,
    'Quarto urbano com gavetas',
    'A cama tem gavetas por baixo e o roupeiro é aberto: a roupa faz parte da decoração. Os apliques articulados servem para ler.',
  ],
  [
    'quarto-de-bebe',
    'shabby-chic',
    'rosa',
    null,
    'Quarto do bebé',
    'Berço, cómoda e uma cadeira de baloiço para as noites compridas. O candeeiro pequeno fica na cómoda, longe das mãos curiosas.',
  ],
  [
    'sala-de-jantar-redonda',
    'contemporaneo',
    'terra',
    null,
    'Mesa redonda, conversa fácil',
    'À volta de uma mesa redonda ninguém fica à ponta. As cadeiras estofadas convidam a ficar para a sobremesa.',
  ],
  [
    'sala-de-jantar-campo',
    'rustico',
    'areia',
    null,
    'Sala de jantar de campo',
    'Um banco corrido de um lado, cadeiras do outro e a loiça à vista no armário. Na mesa cabem seis, e oito com boa vontade.',
  ],
  [
    'escritorio-azul',
    'industrial',
    'noite',
    null,
    'Escritório com poltrona',
    'A secretária de aço junto à janela e, atrás, uma poltrona para as chamadas que não precisam de ecrã.',
  ],
  [
    'entrada-salva',
    'classico',
    'salva',
    null,
    'Entrada com sapateira',
    'A sapateira de persianas areja os sapatos e a passadeira protege o chão. Na consola, luz para quem chega de noite.',
  ],
  [
    'varanda-teca',
    'mediterranico',
    'terra',
    null,
    'Terraço em teca',
    'Sofá e cadeira de exterior à volta de uma mesa baixa, com o guarda-sol a cobrir as duas. O canteiro alto rega-se sem dobrar as costas.',
  ],
  [
    'casa-de-banho-salva',
    'vintage',
    'areia',
    null,
    'Banho de imersão',
    'A banheira solta da parede, um banco para o livro e a toalha, e um móvel com lavatório de pousar.',
  ],
]

/** The same rooms in other colours, seen from the other side; some are shops'. */
const turned: readonly Row[] = [
  [
    'sala-de-estar-clara',
    'industrial',
    'noite',
    null,
    'Sala em antracite e castanho',
    'Um sofá escuro numa sala clara não pesa, se o tapete e as paredes forem neutros. A poltrona aquece o conjunto.',
  ],
  [
    'sala-de-estar-azul',
    'costeiro',
    'mar',
    'vivenda24',
    'Sala à beira-mar',
    'Azul no sofá, areia no tapete: as cores da praia sem uma única concha.',
  ],
  [
    'quarto-sereno',
    'glamour',
    'rosa',
    'casa-atlantida',
    'Quarto com parede rosa',
    'A cabeceira de canelado vertical puxa o olhar para cima e faz o teto parecer mais alto.',
  ],
  [
    'quarto-verde',
    'japandi',
    'noite',
    'nordeira',
    'Quarto japandi',
    'Pouca coisa, bem escolhida: uma cama de madeira, duas mesas redondas e um roupeiro escuro como a parede.',
  ],
  [
    'sala-de-jantar',
    'japandi',
    'noite',
    null,
    'Sala de jantar em madeira escura',
    'Uma parede escura faz sobressair a madeira. O aparador ripado esconde a loiça e deixa passar o som da coluna.',
  ],
  [
    'escritorio',
    'moderno',
    'mostarda',
    'armazem-do-cais',
    'Escritório em casa',
    'Secretária, cadeira de rede e duas estantes de uma só loja. A cadeira regula-se em altura; a secretária, não: meça-a antes.',
  ],
  [
    'entrada',
    'contemporaneo',
    'noite',
    'casa-alfarim',
    'Entrada em tons escuros',
    'Uma consola estreita, um candeeiro que recebe quem chega e um banco para os sapatos. O bengaleiro fica atrás da porta.',
  ],
  [
    'quarto-de-crianca',
    'moderno',
    'mar',
    'ninho-pequeno',
    'Quarto para brincar',
    'O chão é o sítio mais usado do quarto: um tapete grande, uma tenda e um baú onde tudo cabe ao fim do dia.',
  ],
  [
    'varanda',
    'boho',
    'terra',
    null,
    'Varanda ao fim da tarde',
    'Lanterna acesa, tapete de exterior e um cadeirão de corda. As plantas fazem de biombo.',
  ],
  [
    'casa-de-banho',
    'moderno',
    'noite',
    'agua-mansa',
    'Casa de banho em cinza',
    'Cinza e preto pedem boa luz: a do espelho vem de frente e não faz sombra.',
  ],
  [
    'sala-de-estar-terracota',
    'minimalista',
    'linho',
    'atelier-rua-nova',
    'Sala em branco',
    'Um sofá de canto claro, uma mesa baixa e mais nada no meio. O resto é luz.',
  ],
  [
    'sala-de-estar-leitura',
    'classico',
    'garrafa',
    'vivenda24',
    'Biblioteca verde',
    'Verde nas paredes e os livros por companhia. O candeeiro aponta para a página, não para os olhos.',
  ],
  [
    'sala-de-estar-inglesa',
    'glamour',
    'garrafa',
    null,
    'Chesterfield em verde',
    'O mesmo desenho de sempre numa cor menos esperada. O lustre e a moldura dourada fazem o resto.',
  ],
  [
    'quarto-luminoso',
    'costeiro',
    'mar',
    'casa-alfarim',
    'Quarto de férias',
    'Fibras naturais e azul desmaiado, para acordar como se fosse agosto.',
  ],
  [
    'quarto-azul',
    'glamour',
    'rosa',
    null,
    'Quarto com lustre',
    'Um lustre de aro, um banco aos pés da cama e uma poltrona para calçar os sapatos com vagar.',
  ],
  [
    'quarto-urbano',
    'moderno',
    'mar',
    null,
    'Quarto com arrumação',
    'Gavetas debaixo da cama e roupa à vista: num T1, cada centímetro conta.',
  ],
  [
    'quarto-de-bebe',
    'escandinavo',
    'salva',
    'casa-alfarim',
    'Berço e baloiço',
    'Madeira clara e verde-salva. A cadeira de baloiço há de servir muito depois de o berço deixar de caber.',
  ],
  [
    'sala-de-jantar-redonda',
    'costeiro',
    'mar',
    null,
    'Sala de jantar em azul',
    'Quatro cadeiras estofadas em azul e um candeeiro de globos por cima da mesa.',
  ],
  [
    'sala-de-jantar-campo',
    'shabby-chic',
    'linho',
    'nordeira',
    'Almoço de domingo',
    'Madeira clara, banco corrido e a loiça da avó no armário. Cabe sempre mais um.',
  ],
  [
    'escritorio-azul',
    'vintage',
    'garrafa',
    'casa-alfarim',
    'Escritório de advogado',
    'Uma poltrona de clube, estantes altas e a secretária junto à janela. Os papéis ficam na mesa, os livros à vista.',
  ],
  [
    'entrada-salva',
    'rustico',
    'terra',
    null,
    'Entrada em tons de terra',
    'Uma passadeira que aguenta as botas, um bengaleiro de madeira e um pufe que também é assento.',
  ],
  [
    'varanda-teca',
    'costeiro',
    'mar',
    'armazem-do-cais',
    'Terraço para receber',
    'Sofá, cadeira e pufe à volta da mesa baixa. Ao meio-dia, o guarda-sol cobre metade do terraço.',
  ],
  [
    'casa-de-banho-salva',
    'costeiro',
    'mar',
    'vivenda24',
    'Banheira junto à janela',
    'Branco, azul e madeira. O cesto da roupa fica à mão e fora da vista.',
  ],
]

const ROOM_OF_SCENE: readonly (readonly [start: string, room: string])[] = [
  ['sala-de-estar', 'sala'],
  ['sala-de-jantar', 'sala-de-jantar'],
  ['quarto-de-', 'quarto-infantil'],
  ['quarto', 'quarto'],
  ['escritorio', 'escritorio'],
  ['entrada', 'hall-de-entrada'],
  ['varanda', 'exterior'],
  ['casa-de-banho', 'casa-de-banho'],
]

/** The inspirations of the demo, in the order in which they are published: both of one room are far apart. */
export const inspirationTexts: readonly InspirationText[] = [
  ...asArranged.map((row) => textOf(row, false)),
  ...turned.map((row) => textOf(row, true)),
]

function textOf([scene, style, palette, shop, name, description]: Row, isTurned: boolean): InspirationText {
  const room = ROOM_OF_SCENE.find(([start]) => scene.startsWith(start))?.[1]
  if (room === undefined) throw new Error(`no room of the menu for ${scene}`)
  const ident = isTurned ? `${scene}-${palette}` : scene
  return { ident, scene, room, style, palette, isTurned, shop, name, description }
}
