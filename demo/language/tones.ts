/** A shade as shops name it: its colour group (vocabulary id of `cor`), adjectives, and the words that shops use for it. */
export interface Tone {
  key: string
  group: number
  m: string
  f: string
  /** Noun forms: "em azul-petróleo", "Cor: petróleo"; each shop prefers one place in the list. */
  words: readonly string[]
  /** Names a wood: "em carvalho natural" says material and colour at once. */
  isWood: boolean
}

const rows: readonly (readonly [key: string, group: number, adjective: string, words: string])[] = [
  ['branco', 1, 'branco/branca', 'branco|branco puro|branco neve'],
  ['branco-sujo', 1, 'branco-sujo/branco-sujo', 'branco-sujo|off-white|branco pérola'],
  ['marfim', 1, 'cor de marfim', 'marfim|branco marfim|branco quebrado'],
  ['bege', 2, 'bege', 'bege|bege claro|bege areia'],
  ['areia', 2, 'cor de areia', 'areia|bege-areia|areia claro'],
  ['linho', 2, 'cor de linho', 'linho|bege-linho|cru'],
  ['creme', 2, 'creme', 'creme|creme suave|nata'],
  ['natural', 2, 'cor natural', 'natural|natural|natural claro'],
  ['greige', 2, 'greige', 'greige|bege acinzentado|pedra'],
  ['camel', 3, 'camel', 'camel|castanho camel|conhaque'],
  ['chocolate', 3, 'castanho-chocolate', 'chocolate|castanho-chocolate|castanho escuro'],
  ['castanho', 3, 'castanho/castanha', 'castanho|castanho médio|tabaco'],
  ['cinza-claro', 4, 'cinzento-claro/cinzenta-clara', 'cinza-claro|cinzento-claro|cinza pérola'],
  ['cinza', 4, 'cinzento/cinzenta', 'cinzento|cinza|cinza médio'],
  ['taupe', 4, 'taupe', 'taupe|cinza-taupe|toupeira'],
  ['antracite', 4, 'cinza-antracite', 'antracite|cinza-antracite|cinzento antracite'],
  ['grafite', 4, 'cor de grafite', 'grafite|cinza-grafite|cinza escuro'],
  ['betao', 4, 'efeito betão', 'efeito betão|cinza-cimento|betão'],
  ['preto', 5, 'preto/preta', 'preto|preto intenso|negro'],
  ['azul-marinho', 6, 'azul-marinho', 'azul-marinho|azul noite|marinho'],
  ['petroleo', 6, 'azul-petróleo', 'azul-petróleo|petróleo|azul pavão'],
  ['azul-ceu', 6, 'azul-céu', 'azul-céu|azul-claro|azul pálido'],
  ['azul', 6, 'azul', 'azul|azul cobalto|azul royal'],
  ['ganga', 6, 'azul-ganga', 'azul-ganga|ganga|azul índigo'],
  ['verde-salva', 7, 'verde-salva', 'verde-salva|salva|verde-sálvia'],
  ['verde-garrafa', 7, 'verde-garrafa', 'verde-garrafa|verde escuro|verde floresta'],
  ['azeitona', 7, 'verde-azeitona', 'verde-azeitona|azeitona|verde-oliva'],
  ['menta', 7, 'verde-menta', 'verde-menta|menta|verde-água'],
  ['eucalipto', 7, 'verde-eucalipto', 'verde-eucalipto|verde seco|verde acinzentado'],
  ['mostarda', 8, 'mostarda', 'mostarda|amarelo-mostarda|ocre'],
  ['amarelo', 8, 'amarelo/amarela', 'amarelo|amarelo-limão|amarelo-sol'],
  ['terracota', 9, 'terracota', 'terracota|tijolo|barro'],
  ['laranja', 9, 'cor de laranja', 'laranja|laranja queimado|laranja'],
  ['pessego', 9, 'cor de pêssego', 'pêssego|damasco|pêssego'],
  ['bordeaux', 10, 'bordeaux', 'bordeaux|vermelho-vinho|grená'],
  ['vermelho', 10, 'vermelho/vermelha', 'vermelho|vermelho-cereja|encarnado'],
  ['rosa-velho', 11, 'rosa-velho', 'rosa-velho|rosa-antigo|rosa seco'],
  ['rosa', 11, 'cor-de-rosa', 'rosa-claro|rosa|rosa pálido'],
  ['lilas', 12, 'lilás', 'lilás|alfazema|malva'],
  ['beringela', 12, 'cor de beringela', 'beringela|roxo-beringela|ameixa'],
  ['dourado', 13, 'dourado/dourada', 'dourado|dourado escovado|latão'],
  ['latao', 13, 'cor de latão', 'latão|latão envelhecido|dourado velho'],
  ['cobre', 13, 'acobreado/acobreada', 'cobre|acobreado|cobre escovado'],
  ['cromado', 14, 'cromado/cromada', 'cromado|prateado|cromo'],
  ['inox', 14, 'prateado/prateada', 'inox|inox escovado|prateado'],
  ['transparente', 15, 'transparente', 'transparente|incolor|translúcido'],
  ['multicor', 16, 'multicor', 'multicor|multicolor|várias cores'],
]

const woodRows: readonly (readonly [key: string, group: number, words: string])[] = [
  ['carvalho-natural', 3, 'carvalho natural|carvalho claro|carvalho'],
  ['carvalho-fumado', 3, 'carvalho fumado|carvalho escuro|carvalho tabaco'],
  ['carvalho-mel', 3, 'carvalho mel|carvalho rústico|carvalho dourado'],
  ['nogueira', 3, 'nogueira|nogueira natural|nogueira americana'],
  ['nogueira-escura', 3, 'nogueira escura|nogueira francesa|nogueira tabaco'],
  ['pinho-natural', 3, 'pinho natural|pinho claro|pinho encerado'],
  ['pinho-mel', 3, 'pinho mel|pinho envelhecido|pinho cor de mel'],
  ['faia-natural', 3, 'faia natural|faia clara|faia'],
  ['teca-natural', 3, 'teca natural|teca|teca oleada'],
  ['acacia-natural', 3, 'acácia natural|acácia|acácia oleada'],
  ['mangueira-natural', 3, 'mangueira natural|madeira de mangueira|mangueira clara'],
  ['eucalipto-oleado', 3, 'eucalipto oleado|eucalipto|eucalipto natural'],
  ['bambu-natural', 2, 'bambu natural|bambu|bambu claro'],
  ['sonoma', 3, 'efeito carvalho Sonoma|carvalho Sonoma|Sonoma'],
  ['efeito-carvalho', 3, 'efeito carvalho|decoração carvalho|imitação de carvalho'],
  ['efeito-nogueira', 3, 'efeito nogueira|decoração nogueira|imitação de nogueira'],
]

const table = new Map<string, Tone>([
  ...rows.map(([key, group, adjective, words]): [string, Tone] => [
    key,
    {
      key,
      group,
      m: adjective.split('/')[0] as string,
      f: adjective.split('/').at(-1) as string,
      words: words.split('|'),
      isWood: false,
    },
  ]),
  ...woodRows.map(([key, group, words]): [string, Tone] => [
    key,
    {
      key,
      group,
      m: words.split('|')[0] as string,
      f: words.split('|')[0] as string,
      words: words.split('|'),
      isWood: true,
    },
  ]),
])

/** The shade of a key of the tables above. */
export function toneOf(key: string): Tone {
  const tone = table.get(key)
  if (tone === undefined) throw new Error(`no tone is called ${key}`)
  return tone
}

/** Every word for a shade, for tests that mask colours. */
export function toneWords(): string[] {
  return [...table.values()].flatMap((tone) => [tone.m, tone.f, ...tone.words])
}
