import { describe, expect, test } from 'vitest'
import { categoryById } from '../category-tree.ts'
import { categorise } from './categorise.ts'
import { headWords, offerKind } from './offer-kind.ts'
import { suggestCategories } from './suggest-categories.ts'

function named(title: string): string {
  const { categoryId } = categorise({ googleCategory: null, productType: null, title, shopRules: [] })
  return categoryId === null ? '–' : (categoryById(categoryId)?.slug ?? '?')
}

describe('the head of a name says what it is', () => {
  test.each([
    ['Mesa de cabeceira Oslo 40 cm', 'mesas-de-cabeceira'],
    ['OSLO – mesa de centro em carvalho, 90 x 60 cm', 'mesas-de-centro'],
    ['Conjunto de 4 cadeiras de jardim Lund', 'cadeiras-de-jardim'],
    ['Sofá de 3 lugares Oslo com chaise longue', 'sofas-com-chaise-longue'],
    ['Mesa de jantar Oslo extensível 160/240', 'mesas-extensiveis'],
    ['Mesa de jantar Oslo 160 x 90 cm', 'mesas-de-jantar-fixas'],
    ['Mesa de jantar Oslo Ø 120', 'mesas-de-jantar-redondas'],
    ['Cama Oslo 160x200', 'camas-de-casal'],
    ['Cama Oslo 90 x 190 cm', 'camas-de-solteiro'],
    ['Estante Otello com quatro prateleiras', 'estantes'],
    ['Almofada de sofá Emilio verde-garrafa', 'almofadas-decorativas'],
    ['Capa de sofá Oslo', 'capas-de-sofa'],
    ['Oslo coffee table, oak', 'mesas-de-centro'],
    ['Nachttisch Oslo 40 cm', 'mesas-de-cabeceira'],
    ['Table de chevet Oslo', 'mesas-de-cabeceira'],
    ['Lámpara de pie Oslo', 'candeeiros-de-pe'],
  ])('%s → %s', (title, slug) => expect(named(title)).toBe(slug))

  test.each([
    'Tampo para mesa de cabeceira',
    'Parafusos para cama 160x200',
    'Kit de pés para sofá',
    'Tecido de cortina',
    'Cama para cães',
    'Oslo',
    '',
    'Almofada Oslo',
    'Mesa Oslo',
    '120 x 80 cm',
    'Porta-rolos Oslo',
  ])('"%s" is left to a person', (title) => expect(['–', 'tampos-e-pes-de-mesa']).toContain(named(title)))
})

describe('names as shops of several countries write them', () => {
  test.each([
    ['Mesa de Cabeceira 2 Gavetas Branca', 'mesas-de-cabeceira'],
    ['Sofá Chaise Longue Reversível 4 Lugares Cinza', 'sofas-com-chaise-longue'],
    ['Sofá cama clic clac 3 lugares tecido azul', 'sofas-cama'],
    ['Cadeira Escritório Ergonómica com Apoio Lombar', 'cadeiras-de-escritorio'],
    ['Cadeirão Relax Elétrico Massagem', 'poltronas-relax'],
    ['Aparador 160 cm Carvalho/Branco', 'aparadores'],
    ['Móvel TV 140 cm Nórdico', 'bancadas-de-tv'],
    ['Estante 5 Prateleiras Industrial', 'estantes'],
    ['Roupeiro 3 Portas de Correr com Espelho', 'roupeiros-de-portas-de-correr'],
    ['Cómoda 6 Gavetas Hemnes', 'comodas'],
    ['Colchão Viscoelástico 150x190', 'colchoes-viscoelasticos'],
    ['Colchão de Molas Ensacadas 140x200', 'colchoes-de-molas'],
    ['Sommier 140x190 cm', 'estrados'],
    ['Cabeceira Estofada 160 cm Bege', 'cabeceiras-de-cama'],
    ['Candeeiro de Teto LED 36W', 'candeeiros-de-teto'],
    ['Candeeiro Suspenso Rattan', 'candeeiros-suspensos'],
    ['Candeeiro de Pé Tripé Madeira', 'candeeiros-de-pe'],
    ['Candeeiro de Mesa Cerâmica', 'candeeiros-de-mesa'],
    ['Lâmpada LED E27 9W', 'lampadas'],
    ['Tapete Berbere 160x230', 'tapetes-orientais'],
    ['Tapete de Juta Redondo 120', 'tapetes-de-fibras-naturais'],
    ['Cortina Blackout 140x260', 'cortinados'],
    ['Capa de Edredão 240x220 Algodão', 'capas-de-edredao'],
    ['Jogo de Lençóis Casal Flanela', 'lencois'],
    ['Toalha de Banho 70x140 500g', 'toalhas-de-banho'],
    ['Almofada Decorativa 45x45 Veludo', 'almofadas-decorativas'],
    ['Manta Polar 130x170', 'mantas'],
    ['Espelho Redondo 80 cm Preto', 'espelhos'],
    ['Quadro Abstrato 60x90', 'quadros'],
    ['Relógio de Parede Vintage', 'relogios'],
    ['Jarra de Vidro Canelado', 'jarras'],
    ['Vela Perfumada Baunilha', 'velas'],
    ['Conjunto de Jardim em Rattan 4 Peças', 'conjuntos-de-jardim'],
    ['Mesa de Jardim Extensível Alumínio', 'mesas-de-jardim'],
    ['Espreguiçadeira Dobrável com Rodas', 'espreguicadeiras'],
    ['Chapéu de Sol 3m com Manivela', 'guarda-sois'],
    ['Pérgola Bioclimática 3x4', 'pergolas'],
    ['Barbecue a Gás 3 Queimadores', 'barbecues'],
    ['Banco de Bar Regulável (Pack 2)', 'bancos-altos'],
    ['Mesa de Jantar Extensível 140-180 cm', 'mesas-extensiveis'],
    ['Mesa Redonda Tulipa 90 cm', 'mesas-de-jantar-redondas'],
    ['Conjunto Mesa e 4 Cadeiras', 'conjuntos-de-jantar'],
    ['Cadeira Nórdica Branca Pack 4', '–'],
    ['Consola Entrada 2 Gavetas', 'consolas'],
    ['Sapateira 3 Portas Basculantes', 'sapateiras'],
    ['Bengaleiro de Pé Metal', 'cabides-de-pe'],
    ['Secretária Gaming RGB 120cm', 'secretarias-gaming'],
    ['Secretária com Gavetas 120x60', 'secretarias-direitas'],
    ['Estante Infantil Montessori', 'estantes-infantis'],
    ['Cama Montessori Casinha 90x190', 'camas-de-crianca'],
    ['Beliche 90x200 Pinho', 'beliches'],
    ['Berço Colecho Branco', 'bercos'],
    ['Cama de Grades 60x120', 'camas-de-grades'],
    ['Colchão Berço 60x120', 'colchoes-de-bebe'],
    ['Móvel Lavatório Suspenso 80 cm', 'moveis-de-lavatorio'],
    ['Espelho LED Casa de Banho 80x60', 'espelhos-de-casa-de-banho'],
    ['Base de Duche 120x80 Resina', 'bases-e-resguardos-de-duche'],
    ['Torneira Monocomando Lavatório', 'torneiras-de-lavatorio'],
    ['Tapete Banho Antiderrapante', 'tapetes-de-casa-de-banho'],
    ['Escorredor de Loiça Inox', 'escorredores-de-loica'],
    ['Conjunto 6 Copos Vinho', 'copos'],
    ['Frigideira Antiaderente 28 cm', 'frigideiras'],
    ['Caixa Arrumação com Tampa 45L', 'caixas-de-arrumacao'],
    ['Cesto Roupa Suja Bambu', 'cestos-de-roupa'],
    ['Prateleira de Parede Flutuante 80 cm', 'prateleiras-de-parede'],
    ['Armário Multiusos 2 Portas', 'armarios-de-arrumacao'],
    ['Vitrina com LED', 'vitrinas'],
    ['Puff Baú Veludo Rosa', 'pufes'],
    ['Poltrona Orelhas Mostarda', 'poltronas'],
    ['Mesa Centro Elevável Carvalho', 'mesas-de-centro'],
    ['Mesa de Apoio Redonda Dourada', 'mesas-de-apoio'],
    ['Armário Roupeiro 2 Portas', 'roupeiros-de-portas-de-abrir'],
    ['Guarda-roupa casal 6 portas com espelho', 'roupeiros-de-portas-de-abrir'],
    ['Rack para TV até 65 polegadas', 'bancadas-de-tv'],
    ['Penteadeira camarim com espelho', 'toucadores'],
    ['Mesa de comedor extensible roble 160-200', 'mesas-extensiveis'],
    ['Silla de escritorio ergonómica con reposabrazos', 'cadeiras-de-escritorio'],
    ['Estantería metálica 5 baldas', 'estantes-de-garagem'],
    ['Lámpara colgante de ratán', 'candeeiros-suspensos'],
    ['Sofá cama 3 plazas gris', 'sofas-cama'],
    ["Canapé d'angle convertible 5 places", 'sofas-de-canto'],
    ['Table basse ronde en bois', 'mesas-de-centro'],
    ['Lit coffre 160x200 tissu gris', 'camas-com-arrumacao'],
    ['Chaise de bureau ergonomique', 'cadeiras-de-escritorio'],
    ['Ecksofa mit Schlaffunktion grau', 'sofas-de-canto'],
    ['Couchtisch Eiche massiv 110x60', 'mesas-de-centro'],
    ['Boxspringbett 180x200 cm', 'camas-estofadas'],
    ['Solid oak dining table 180cm', 'mesas-de-jantar-fixas'],
    ['Velvet dining chairs set of 2', 'cadeiras-de-jantar'],
    ['Kids bunk bed with slide', 'beliches'],
    ['Floor lamp with shelves', 'candeeiros-de-pe'],
    ['5 tier bookshelf industrial', 'estantes'],
    ['Capa para cadeira elástica', 'capas-de-cadeira'],
    ['Pés para sofá madeira', '–'],
    ['Kit fixação TV parafusos', '–'],
    ['Resguardo de colchão impermeável 160x200', 'protetores-de-colchao'],
    ['Topper viscoelástico 5cm 150x200', 'sobrecolchoes'],
  ])('%s → %s', (title, slug) => expect(named(title)).toBe(slug))
})

describe('like offers of a shop', () => {
  test.each<[string | null, string, string, string | null]>([
    ['Sala > Mesas de Centro', 'Mesa Oslo', 'sala>mesas de centro', null],
    ['Mesas', 'Mesa de centro Oslo', 'mesas', 'mesa centro'],
    ['MÓVEIS > Mobiliário', 'Sofá Oslo', 'moveis>mobiliario', 'sofa'],
    ['Home > Promoções', 'Mesa de cabeceira Oslo 40 cm', '', 'mesa cabeceira'],
    ['1024-AB', 'Lindby cadeira 45 cm', '', 'cadeira'],
    [null, 'Xanadu 40 cm', '', 'xanadu'],
    ['Linha Qwerty', 'Xanadu', 'linha qwerty', null],
  ])('%j "%s" → %j %j', (productType, title, path, words) =>
    expect(offerKind({ productType, title })).toEqual({ path, words }),
  )

  test('head words are stable under the number and the case of a name', () => {
    expect(headWords('CADEIRAS DE JANTAR Oslo')).toBe(headWords('Cadeira de jantar Lund'))
  })
})

test('suggestions are at most three, likeliest first, and together at most sure', () => {
  for (const title of ['Cadeira Oslo', 'Almofada Oslo', 'Mesa Oslo', 'Xanadu', 'Porta-rolos Oslo']) {
    const guesses = suggestCategories({ googleCategory: null, productType: null, title })
    expect(guesses.length).toBeLessThanOrEqual(3)
    expect(guesses.map(({ confidence }) => confidence)).toEqual(
      guesses.map(({ confidence }) => confidence).toSorted((a, b) => b - a),
    )
    expect(guesses.reduce((sum, { confidence }) => sum + confidence, 0)).toBeLessThanOrEqual(1)
  }
  expect(
    categoryById(
      suggestCategories({ googleCategory: null, productType: null, title: 'Cadeira Oslo' })[0]?.categoryId ?? 0,
    )?.slug,
  ).toBe('cadeiras-de-jantar')
  expect(suggestCategories({ googleCategory: null, productType: null, title: 'Xanadu' })).toEqual([])
})
