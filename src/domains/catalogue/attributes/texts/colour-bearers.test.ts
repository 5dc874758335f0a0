import { describe, expect, test } from 'vitest'
import { extract, slugs } from '../testing.ts'

describe('E-01 what bears a colour, in any sentence of a text', () => {
  test.each([
    // A part that one sees.
    ['cadeiras-de-jantar', 'Conjunto de duas. Costas em palhinha natural, assento almofadado bege.', 'bege'],
    ['aparadores', 'Arruma muito. Frentes em verde-sálvia, corpo em branco.', 'branco,verde'],
    ['mesas-de-jantar-fixas', 'Para seis. Um tampo em cerâmica branca.', 'branco'],
    ['candeeiros-de-mesa', 'Dá luz para ler. O abajur em linho verde filtra bem.', 'verde'],
    // The stuff of the thing.
    ['cortinados', 'Corta a luz. Tecido grosso em azul petróleo com 8 ilhós.', 'azul'],
    ['sofas', 'O Hampton veste-se de linho lavado cor de areia.', 'bege'],
    ['sofas', 'Sofá retrátil e reclinável 3 lugares com tecido suede cinza.', 'cinzento'],
    ['estantes', 'Wandregal aus Kiefer, weiß lackiert, mit 4 Böden.', 'branco'],
    // The pattern of a cloth, the sides of a blanket.
    ['tapetes-de-sala', 'Pelo alto, fundo creme com losangos pretos.', 'bege,preto'],
    ['mantas', 'Dupla face, de um lado cinza. Boa para o sofá.', 'cinzento'],
    // Several things of a set.
    ['conjuntos-de-jardim', 'Para a varanda: mesa e cadeiras em alumínio antracite.', 'cinzento'],
    // Two finishes, tones.
    ['bancadas-de-tv', 'Rack com 2 portas, cor off white com freijó.', 'branco,castanho'],
    ['tapetes-de-sala', 'Handwoven wool rug in shades of rust and ivory.', 'branco,laranja'],
    // A word for a choice that speaks of something else.
    ['poltronas', 'Pode também servir de cama. Poltrona em veludo verde.', 'verde'],
    ['poltronas', 'A escolha certa. Poltrona em veludo verde.', 'verde'],
  ])('%s: %s is %s', (slug, text, colours) => {
    expect(slugs(extract(slug, 'Peça Vila', text), 'colours')).toBe(colours)
  })

  test.each([
    // Legs, frames, handles, insides, what lies on it.
    ['secretarias-direitas', 'Passa-cabos no tampo, estrutura em aço branco.'],
    ['sofas', 'Confortável. Pés em metal dourado.'],
    ['camas', 'Com cabeceira. Colchão em tecido branco à parte.'],
    ['roupeiros', 'Interior em melamina cinza.'],
    ['sofas', 'Material dos pés: metal preto.'],
    ['candeeiros-suspensos', 'Chegou em metal: cabo preto que se corta à medida.'],
    ['repousa-pes', 'Banquinho com topo almofadado. Com pés metálicos pretos, fica mais leve.'],
    // Pictures, samples, versions, others.
    ['sofas', 'A imagem mostra o assento em tecido verde.'],
    ['sofas', 'Combina com almofadas em linho azul.'],
    ['sofas', 'Amostras de tecido azul a pedido.'],
    ['sofas', 'Em tons de azul, verde ou cinza: escolha o seu.'],
    // What is no colour there: an edge, a way to pour, threads, light that comes through, a shade of wood.
    ['mesas-de-jantar-redondas', 'Tampo com bordo fino em faca e pé de tulipa.'],
    ['comodas', 'Para completar, tampo com bordo arredondado.'],
    ['jarros-e-bules', 'Verte sem pingar.'],
    ['colchoes-viscoelasticos', 'Núcleo em espuma. Um tecido com fios de prata.'],
    ['estores', 'Montagem sem furos. Tecido translúcido, perfil em alumínio.'],
    // A name, and half a word where the reading stops.
    ['sofas-de-jardim', 'Braços largos e ferragens em inox no sofá Gronn.'],
    ['jarras', 'A jarra Rosa Mota é uma edição limitada.'],
    ['sofas', 'O sofá Verde Minho chegou.'],
    [
      'ferramentas-de-jardim',
      'Pequenos gestos fazem a diferença: cabo com borracha, lâmina de aço temperado e mola e fecho de segurança na tesoura Dorgosa.',
    ],
  ])('%s: %s tells none', (slug, text) => {
    expect(slugs(extract(slug, 'Peça Vila', text), 'colours')).toBe('')
  })

  test.each([
    // The thing under its name, with what it is for, what it has and what it is called.
    ['moveis-de-lavatorio', 'Esconde o sifão. Móvel de lavatório verde-salva em MDF, duas portas.', 'verde'],
    [
      'armarios-de-casa-de-banho',
      'Guarda medicamentos. Armário com espelho cinzento-claro em alumínio lacado.',
      'cinzento',
    ],
    ['torneiras-de-lavatorio', 'Fecha com um dedo. Misturadora de lavatório cromada em latão escovado.', 'prateado'],
    ['sofas', 'Chegou o sofá Cinza Claro com pés altos.', 'cinzento'],
    ['camas-altas', 'Ganha um canto. Cama alta branca em metal lacado, escada à esquerda ou à direita.', 'branco'],
    ['louceiros', 'Ao vivo percebe-se melhor o louceiro Vila, branco: parte de cima envidraçada.', 'branco'],
    ['espelhos-de-casa-de-banho', 'Espelho de casa de banho, latão. Luz em duas faixas.', 'dourado'],
    ['toalhas-de-banho', 'Absorve à primeira. A fotografia mostra a toalha branca.', 'branco'],
    ['cadeiras-de-jantar', 'Conjunto de 2 cadeiras em bombazina na cor tijolo, com encosto em palhinha.', 'laranja'],
    ['roupeiros', 'Duas portas. A cor grafite dá-lhe um ar contemporâneo.', 'cinzento'],
    ['comodas', 'Cómoda juvenil de cinco gavetas: branca, com puxadores em estrela.', 'branco'],
    ['sofas', 'Para todos. Os assentos largos são forrados num tecido texturado cinza-pedra.', 'cinzento'],
    ['poltronas', 'O revestimento é em pele envelhecida de tom conhaque.', 'castanho'],
    ['guarda-sois', 'Guarda-sol com toldo bege e mastro antracite.', 'bege'],
    ['candeeiros-de-mesa', 'Candeeiro com base de cerâmica azul e abajur branco cónico.', 'branco,azul'],
    ['mantas', 'Reversível: cinza de um lado, branco do outro.', 'branco,cinzento'],
    ['conjuntos-de-jardim', 'Uma mesa e duas cadeiras em ferro, pintadas de azul-turquesa.', 'azul'],
    ['mesas-de-apoio', 'Uma mesinha de apoio verde-menta, leve e fácil de mudar de sítio.', 'verde'],
    ['quadros', 'Impressão abstrata em azul e dourado sobre tela.', 'azul,dourado'],
    ['estantes', 'Estante aberta em carvalho artesão e preto, com seis prateleiras.', 'castanho,preto'],
    // Wood that nobody paints, or that is printed.
    ['bancos-de-jardim', 'Banco de jardim em acácia, com encosto.', 'castanho'],
    ['moveis-de-lavatorio', 'Móvel de lavatório em decoração nogueira, com uma gaveta.', 'castanho'],
    ['mesas-de-cabeceira', 'Mesa de cabeceira em pinho natural, passagem para o carregador.', 'castanho'],
  ])('%s: %s is %s', (slug, text, colours) => {
    expect(slugs(extract(slug, 'Peça Vila', text), 'colours')).toBe(colours)
  })

  test.each([
    ['estantes', 'A estante guarda livros azuis.'],
    ['mesas-de-cabeceira', 'Mesa de cabeceira em pinho, com gaveta.'],
    ['moveis-de-lavatorio', 'Uma gaveta funda, tampo em carvalho e corrediças.'],
    ['quadros', 'Estudo botânico, moldura em carvalho com passe-partout.'],
    ['cadeiras-de-jantar', 'Pés em carvalho natural.'],
    ['mesas-de-jantar-fixas', 'A mesa pede cadeiras pretas.'],
    ['sofas', 'O sofá pede manta azul.'],
    ['camas-de-casal', 'Fotografada com roupa de cama verde.'],
    ['jarras', 'A jarra leva duas cozeduras e a cor varia de fornada para fornada.'],
    ['estantes', 'Fica bem numa sala de carvalho, bege.'],
  ])('%s: %s tells no colour of it', (slug, text) => {
    expect(slugs(extract(slug, 'Peça Vila', text), 'colours')).toBe('')
  })

  test.each([
    [
      'cadeiras-de-jantar',
      'Lot de 2 chaises en simili cuir marron vintage, pieds en métal noir.',
      'castanho',
      'pele-sintetica,metal',
    ],
    [
      'mesas-de-jantar-redondas',
      'Table à manger ronde, plateau en bois de chêne clair et pied central blanc.',
      'castanho',
      'carvalho',
    ],
    ['aparadores', 'Buffet 2 portes coulissantes, façades blanc laqué, corps en MDF.', 'branco', 'mdf-e-aglomerado'],
    ['poltronas', 'Fauteuil rocking chair, coque blanche, pieds en hêtre.', 'branco', 'faia'],
    ['bancadas-de-tv', 'Meuble TV en bois recyclé et métal noir.', 'preto', 'madeira,metal'],
    ['tapetes-de-sala', 'Alfombra vinílica en tonos azules y blancos.', 'branco,azul', ''],
    ['estantes', 'Libreria a 5 ripiani, colore bianco lucido.', 'branco', ''],
    ['poltronas', 'Ohrensessel aus dunkelgrünem Samt.', 'verde', 'veludo'],
    ['camas-estofadas', 'Upholstered bed in blush pink velvet with a channelled headboard.', 'rosa', 'veludo'],
  ])('in other languages, %s: %s is %s, of %s', (slug, text, colours, materials) => {
    const read = extract(slug, 'Vila', text)
    expect([slugs(read, 'colours'), slugs(read, 'materials')]).toEqual([colours, materials])
  })

  test('golden oak is brown', () => {
    expect(slugs(extract('camas', 'Cama Vila', 'A cama em carvalho dourado não range.'), 'colours')).toBe('castanho')
  })

  test.each([
    ['Sofá Vila em veludo bordô', 'vermelho'],
    ['Sofá Vila bordô', 'vermelho'],
    ['Sofá Vila em veludo bordo', 'vermelho'],
    ['Sofá Vila - bordo', 'vermelho'],
    ['SOFA VILA 3 LUGARES BORDO', 'vermelho'],
    ['Tabuleiro Vila sem bordo', ''],
    ['Tabuleiro Vila com bordo alto', ''],
  ])('the accent tells bordeaux from an edge: %s', (title, colours) => {
    expect(slugs(extract('sofas', title), 'colours')).toBe(colours)
  })
})

describe('E-01 materials in the places where texts tell them', () => {
  test.each([
    ['poltronas', 'Fauteuil en tissu bouclette écru, structure en hévéa.', 'boucle,madeira'],
    ['cadeiras-de-jantar', 'Costas em palhinha natural, assento bege.', 'rattan-e-vime'],
    ['secretarias-direitas', 'Duas gavetas e um tampo de 120 cm em nogueira.', 'nogueira'],
    ['candeeiros-suspensos', 'Entrançada à mão com fibras de bambu.', 'bambu'],
    ['tapetes-de-sala', 'Tecido à mão por artesãos indianos em juta reciclada.', 'fibras-naturais'],
    ['sofas', 'O Hampton veste-se de linho lavado.', 'linho'],
    ['bancadas-de-tv', 'Rack com 2 portas de correr, cor off white com freijó, em MDP 15 mm.', 'mdf-e-aglomerado'],
    ['poltronas', 'Upholstered in soft teal velvet with slim legs.', 'veludo'],
    ['sofas', 'Tecido antinódoas, estrutura em pinho maciço.', 'tecido,pinho'],
    ['cadeiras-de-jantar', 'Stuhl mit Beinen aus Eichenholz.', 'carvalho'],
    ['camas-de-grades', 'Cama de grades em madeira de pinho, com três alturas.', 'pinho'],
    ['bancos-de-jardim', 'Em eucalipto oleado, com rodas.', 'eucalipto'],
    ['arcas-e-baus', 'Baú com pegas laterais em corda.', ''],
    ['cestos-de-arrumacao', 'Cesto em corda de algodão bege com asas.', 'algodao'],
    ['cestos-de-arrumacao', 'Estrutura de arame por dentro.', ''],
    ['candeeiros-suspensos', 'Pendente em arame preto, deixa ver a lâmpada.', 'metal'],
    ['comodas', 'Quatro gavetas e interior forrado a papel de algodão.', ''],
    ['dispensadores-de-sabonete', 'Com bomba em inox e 400 ml.', ''],
  ])('%s: %s is of %s', (slug, text, materials) => {
    expect(slugs(extract(slug, 'Peça Vila', text), 'materials')).toBe(materials)
  })
})
