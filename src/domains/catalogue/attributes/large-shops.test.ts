import { describe, expect, test } from 'vitest'
import { extract, sizesOf, slugs } from './testing.ts'

describe('E-01 names as large shops make them', () => {
  test.each([
    // A tone right behind the material.
    ['sofas', 'Sofá Vila veludo esmeralda', 'verde', 'veludo'],
    ['sofas', 'Sofá Vila em veludo esmeralda 210 cm', 'verde', 'veludo'],
    ['cadeiras-de-jantar', 'Cadeira Vila em pele conhaque', 'castanho', 'pele'],
    ['poltronas', 'Poltrona linho areia com braços', 'bege', 'linho'],
    ['almofadas-decorativas', 'Almofada Vila linho ferrugem 45x45', 'laranja', 'linho'],
    ['bancos-altos', 'Banqueta Vila ferro preto e couro caramelo', 'castanho,preto', 'ferro,pele'],
    // Another material, a pattern, how it was made.
    ['camas-estofadas', 'Cama Vila em tecido pedra', '', 'tecido'],
    ['cortinados', 'Cortina Vila linho natural', '', 'linho'],
    ['almofadas-decorativas', 'Almofada Vila algodão flamingo', '', 'algodao'],
    ['mantas', 'Manta Vila tecido polar', '', 'tecido'],
    ['cadeiras-de-jantar', 'Cadeira Vila com pés em metal champanhe', '', 'metal'],
    ['bancos-altos', 'Bar stool Vila cream boucle gold legs', 'bege', 'boucle'],
    ['mesas-de-apoio', 'Mesa Vila em C, dourada com vidro fumado', 'dourado', 'vidro'],
    ['tapetes-de-sala', 'Tapete Vila pelo curto cinza', 'cinzento', ''],
    ['mesas-de-centro', 'Mesa Vila ferro e cana', '', 'ferro,rattan-e-vime'],
    ['poltronas', 'Poltrona Vila pele PU preta', 'preto', 'pele-sintetica'],
    // Two finishes.
    ['mesas-de-centro', 'Mesa Vila carvalho Nordik/branco Artik', 'branco,castanho', ''],
    ['roupeiros', 'Guarda-roupa Vila branco/amêndoa', 'branco,castanho', ''],
    ['bancadas-de-tv', 'Rack Vila cinamomo/off white', 'branco,castanho', ''],
    ['bancadas-de-tv', 'Rack Vila fendi/preto', 'bege,preto', ''],
    ['aparadores', 'Oak Sideboard Vila, walnut finish', 'castanho', 'carvalho'],
    ['roupeiros', 'Kleiderschrank Vila Sonoma Eiche', 'castanho', ''],
    // What follows a part is not always said of it.
    ['roupeiros', 'Roupeiro Vila 2 portas com espelho branco', 'branco', ''],
    ['roupeiros', 'Roupeiro Vila com espelho carvalho sonoma e branco', 'branco,castanho', ''],
    ['comodas', 'Cómoda Vila 3 gavetas com puxadores dourados branca', 'branco', ''],
    ['armarios-de-arrumacao', 'Armário Vila com gavetas preto', 'preto', ''],
    ['sofas', 'Sofá Vila com pés dourados verde', 'verde', ''],
    ['comodas', 'Cómoda Vila carvalho com gavetas brancas', 'castanho', 'carvalho'],
    ['cadeiras-de-jantar', 'Cadeira Vila com pernas pretas', '', ''],
    ['espelhos', 'Espelho Vila com moldura em madeira preta', 'preto', 'madeira'],
    ['armarios-de-casa-de-banho', 'Armário com espelho Vila em alumínio', '', 'aluminio'],
    ['estantes', 'Estante escada bambu 5 prateleiras', '', 'bambu'],
    ['poltronas', 'Poltrona Vila pés palito suede azul', 'azul', 'tecido'],
    // Polyethylene, and no feet.
    ['conjuntos-de-jardim', 'Conjunto de jardim Vila em vime PE castanho', 'castanho', 'rattan-e-vime'],
  ])('%s: %s is %s, of %s', (slug, title, colours, materials) => {
    const read = extract(slug, title)
    expect([slugs(read, 'colours'), slugs(read, 'materials')]).toEqual([colours, materials])
  })
})

describe('E-01 lists of properties in a text', () => {
  test.each([
    ['sofas', '● Cor: castanho, creme ● Material: aço, poliéster', 'bege,castanho', 'aco,tecido'],
    ['sofas', '✅ Cor: verde ✅ Material: veludo', 'verde', 'veludo'],
    ['sofas', '🎨 Cor: preto 🪵 Material: pinho', 'preto', 'pinho'],
    ['sofas', 'Medidas: 200 x 90 x 85 cm Cor: preto Material: linho', 'preto', 'linho'],
    ['sofas', 'Cor: preto, fácil de limpar. Material: linho', 'preto', 'linho'],
    ['sofas', 'Cor: branco ou preto', '', ''],
    ['sofas', 'Cor: branco, preto, azul ou verde', '', ''],
    ['poltronas', 'Material do revestimento: Veludo. Material dos pés: Metal dourado', '', 'veludo,metal'],
    ['poltronas', 'Material do revestimento: Veludo • Material do enchimento: poliéster', '', 'veludo'],
    ['cadeiras-de-jantar', 'Leg material: metal. Material: polyester', '', 'tecido,metal'],
    ['cadeiras-de-jantar', 'Frame material: steel. Seat material: velvet', '', 'aco,veludo'],
    ['cadeiras-de-jantar', 'Bekleding: stof. Poten: zwart metaal', '', 'metal'],
  ])('%s: %s is %s, of %s', (slug, text, colours, materials) => {
    const read = extract(slug, 'Vila', text)
    expect([slugs(read, 'colours'), slugs(read, 'materials')]).toEqual([colours, materials])
  })
})

describe('E-01 texts that tell of the article by its parts, of one colour alone, or behind the material', () => {
  test.each([
    ['poltronas', 'Assento e costas em couro preto. Estrutura em aço cromado.', 'preto', 'pele,aco'],
    ['estantes', 'Cinco prateleiras em metal preto com efeito martelado.', 'preto', 'metal'],
    ['candeeiros-de-mesa', 'Abajur de papel de arroz branco sobre tripé de freixo.', 'branco', 'madeira'],
    ['candeeiros-suspensos', 'Globo de vidro opalino branco e suspensão preta.', 'branco', 'vidro'],
    ['mesas-de-jantar', 'Disponível em branco. Tampo em MDF lacado.', 'branco', 'mdf-e-aglomerado'],
    ['mesas-de-jantar', 'Disponível em branco e preto. Tampo em MDF lacado.', '', 'mdf-e-aglomerado'],
    ['mantas', '100% lã de ovelha bordaleira, cinza natural.', 'cinzento', 'la'],
    ['toalhas', 'Turco de algodão 500 g, verde-água.', 'verde', 'algodao'],
    ['cortinados', 'Linho e algodão numa mistura leve, cor areia.', 'bege', 'linho,algodao'],
    ['bancos-altos', 'Dobrável, lona listada azul e branca e pernas em faia.', 'branco,azul', 'tecido,faia'],
    ['aparadores', 'Folheado a nogueira com portas ripadas.', 'castanho', 'nogueira'],
    ['secretarias', 'Secretária em L com tampo cor carvalho e estrutura em aço.', 'castanho', 'aco'],
    ['secretarias', 'Tampo em melamina e cavaletes em pinho.', '', 'mdf-e-aglomerado,pinho'],
    ['espreguicadeiras', 'Estrutura de alumínio branco e textilene.', '', 'aluminio,tecido'],
    ['espreguicadeiras', 'Resina entrançada cinzenta.', 'cinzento', 'rattan-e-vime'],
    ['almofadas-decorativas', 'Padrão geométrico preto e branco.', 'branco,preto', ''],
    ['tapetes-de-sala', 'Riscas azuis e brancas.', 'branco,azul', ''],
    ['poltronas', 'Um clássico reinventado: veludo bordô, braços em nogueira.', 'vermelho', 'veludo,nogueira'],
    ['espelhos', 'Espelho oval com moldura em resina dourada.', 'dourado', 'plastico'],
    ['candeeiros-suspensos', 'Pendente em corda de juta e metal preto.', 'preto', 'fibras-naturais,metal'],
    ['tapetes-de-sala', 'Tapete redondo em algodão entrançado, rosa com franjas.', 'rosa', 'algodao'],
    ['poltronas', 'Bezug aus Bouclé in Cremeweiß.', 'branco', 'boucle'],
    ['cadeiras-de-jantar', 'Upholstered in mustard velvet.', 'amarelo', 'veludo'],
    [
      'mesas-de-jantar',
      'Mesa extensível em carvalho e branco, tampo resistente a riscos',
      'branco,castanho',
      'carvalho',
    ],
    ['estantes', 'Estante industrial com estrutura em metal preto e 5 prateleiras em pinho', 'preto', 'metal,pinho'],
    ['mesas-de-cabeceira', 'Duas gavetas, lacada em branco brilhante', 'branco', ''],
    ['mesas-de-cabeceira', 'Duas gavetas, lacadas em branco brilhante', '', ''],
    ['secretarias', 'Secretária para criança, rosa e branca', 'branco,rosa', ''],
    [
      'cadeiras-de-escritorio',
      'Cadeira giratória com encosto em rede preta e assento em tecido preto.',
      'preto',
      'tecido',
    ],
    ['mesas-de-jantar', 'Mesa dobrável de parede, branca, em melamina.', 'branco', 'mdf-e-aglomerado'],
    ['bancadas-de-tv', 'Móvel de TV com duas portas em branco brilhante.', 'branco', ''],
    ['estantes', 'Estante em ziguezague de madeira natural e metal preto.', 'preto', 'madeira,metal'],
    ['espelhos', 'Espelho em arco com moldura metálica preta fina.', 'preto', 'metal'],
    // Of a mattress the cover is no material; one that comes off a pouf is what one sees.
    ['pufes', 'Forro removível em tecido cinzento-escuro.', 'cinzento', 'tecido'],
    ['colchoes-viscoelasticos', 'Capa removível em algodão.', '', ''],
    // Of what stands around it.
    ['estantes', 'Fica bem numa sala de carvalho, bege.', '', ''],
    ['cestos-de-arrumacao', 'Feito de junco natural com asas de couro.', '', 'fibras-naturais'],
  ])('%s: %s is %s, of %s', (slug, text, colours, materials) => {
    const read = extract(slug, 'Vila', text)
    expect([slugs(read, 'colours'), slugs(read, 'materials')]).toEqual([colours, materials])
  })
})

test.each([
  ['camas', 'Fotografada com roupa de cama verde e almofadas rosa.'],
  ['sofas', 'Um toque de luz na sua sala azul.'],
  ['mantas', 'Como a manta azul da coleção, mas mais leve.'],
  ['estantes', 'Não recomendada para móveis brancos ao sol.'],
  ['espelhos', 'Verso em MDF preto, vidro de 4 mm.'],
  ['sofas', 'Disponível em 12 cores, do branco ao preto.'],
  ['poltronas', 'Amostras de tecido: verde, azul, cinza.'],
  ['cadeiras-de-jantar', 'A imagem mostra a versão azul; escolha a sua cor.'],
])('E-01 %s: "%s" tells no colour of it', (slug, text) =>
  expect(slugs(extract(slug, 'Vila', text), 'colours')).toBe(''),
)

test.each([
  ['sofas-cama', 'Sofá-cama Vila', 'Sofá-cama com tecido antracite e arrumação', 'cinzento', 'tecido'],
  ['secretarias', 'Secretária Vila', 'Secretária em branco e faia com duas gavetas.', 'branco,castanho', 'faia'],
])('E-01 a text that names the thing again is read as a name: %s, %s | %s', (slug, title, text, colours, materials) => {
  const read = extract(slug, title, text)
  expect([slugs(read, 'colours'), slugs(read, 'materials')]).toEqual([colours, materials])
})

describe('E-01 sizes as large shops write them', () => {
  test.each([
    [
      'cadeiras-de-escritorio',
      'Cadeira Vila com altura ajustável 64x65x108-118 cm',
      null,
      'depth 65, height 108-118, width 64',
    ],
    ['secretarias-elevatorias', 'Secretária Vila com altura regulável 120x60 cm', null, 'depth 60, width 120'],
    ['secretarias-elevatorias', 'Secretária Vila com altura regulável 72-118 cm', null, 'height 72-118'],
    // The height in front.
    ['mesas-de-jardim', 'Mesa Vila 74x256x106.5 cm', null, 'depth 106.5, height 74, width 256'],
    ['mesas-de-jantar', 'Mesa Vila 75x160x90 cm', null, 'depth 90, height 75, width 160'],
    ['mesas-de-centro', 'Mesa Vila 45x110x60 cm', null, 'depth 60, height 45, width 110'],
    ['mesas-de-jantar', 'Mesa Vila 120x75x105 cm', null, 'depth 75, height 105, width 120'],
    ['mesas-de-jantar', 'Mesa Vila 80x120x75 cm', null, 'depth 80, height 75, width 120'],
    ['pufes', 'Pufe pera Vila 80 x 80 x 120 cm', null, 'depth 80, height 120, width 80'],
    // No litres.
    ['bancadas-de-tv', 'Meuble TV Vila', 'Panneaux de particules. H.45 L.140 P.40', 'depth 40, height 45, width 140'],
    // Of a part, of another piece.
    ['candeeiros-de-pe', 'Candeeiro Vila', 'Altura 190 cm, base Ø 30 cm.', 'height 190'],
    [
      'candeeiros-de-mesa',
      'Candeeiro Vila',
      'Altura 50 cm, base de Ø 15 cm, abajur Ø 30 cm.',
      'diameter 30, height 50',
    ],
    [
      'lencois',
      'Jogo de lençóis Vila',
      'Inclui: lençol de cima 240x280 cm, lençol ajustável 150x200x30 cm',
      'length 280, width 240',
    ],
  ])('%s: %s | %s', (slug, title, text, expected) => expect(sizesOf(extract(slug, title, text))).toBe(expected))
})

describe('E-01 sizes of the thing under its own name', () => {
  test.each([
    ['espelhos', 'Altura do espelho: 80 cm, 60 cm de largura do espelho', 'height 80, width 60'],
    ['espelhos', 'O diâmetro do espelho é de 75 cm.', 'diameter 75'],
    ['colchoes', 'A altura do colchão é de 25 cm.', 'height 25'],
    ['prateleiras-de-parede', 'Largura da prateleira: 80 cm. Profundidade da prateleira: 20 cm', 'depth 20, width 80'],
    ['caixas-de-arrumacao', 'Altura da caixa 30 cm', 'height 30'],
    ['varoes-de-cortina', 'O comprimento do varão é de 300 cm.', 'length 300'],
    [
      'moveis-de-lavatorio',
      'Móvel de casa de banho com lavatório de 105 x 39 x 55 cm; inclui duas gavetas.',
      'depth 39, height 55, width 105',
    ],
    ['fitas-led', 'Medidas: 500 cm', 'length 500'],
    // Of another thing it is a part.
    ['sofas', 'Altura do espelho: 80 cm', ''],
    ['roupeiros', 'Largura da prateleira: 80 cm', ''],
    ['camas', 'A altura do colchão é de 25 cm.', ''],
    ['fitas-led', 'Cabo de 500 cm, corte a cada 5 cm', ''],
  ])('%s: %s', (slug, text, sizes) => {
    expect(sizesOf(extract(slug, 'Peça Vila', text))).toBe(sizes)
  })

  test.each([
    ['espelhos', { 'altura do espelho': '80 cm', 'Largura do Espelho (cm)': '60' }, 'height 80, width 60'],
    ['sofas', { 'largura do sofá': '210 cm', 'largura do braço': '20 cm' }, 'width 210'],
    ['mesas-de-jantar-fixas', { 'detail:Altura da mesa': '75 cm' }, 'height 75'],
    ['sofas', { 'altura do assento': '45 cm', 'altura das pernas': '12 cm' }, 'seatHeight 45'],
  ])('%s: fields %o', (slug, fields, sizes) => {
    expect(sizesOf(extract(slug, 'Peça Vila', null, fields as Record<string, string>))).toBe(sizes)
  })
})
