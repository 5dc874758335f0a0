import { describe, expect, test } from 'vitest'
import { extract, sizesOf, slugs } from './testing.ts'

describe('E-01 sizes as shops of several countries write them', () => {
  test.each([
    // An article that unfolds has two sizes.
    [
      'sofas-cama',
      'Sofá-cama Vila',
      'Fechado: 195 x 88 x 84 cm. Aberto: 195x115 cm.',
      'depth 88, height 84, lyingLength 195, lyingWidth 115, width 195',
    ],
    [
      'poltronas-relax',
      'Poltrona Vila',
      'Fechada 75 x 90 x 101 cm; aberta 75 x 165 x 80 cm',
      'depth 90, height 101, width 75',
    ],
    [
      'cadeiras-dobraveis',
      'Cadeira Vila',
      'Aberta 45 x 47 x 80 cm. Fechada 45 x 8 x 95 cm',
      'depth 47, height 80, width 45',
    ],
    [
      'sofas-cama',
      'Sofá cama Vila colchão 140 cm',
      'Medidas fechado: 180 x 90 x 85 cm',
      'depth 90, height 85, lyingWidth 140, width 180',
    ],
    // A heading over the sizes of the seat.
    [
      'sofas',
      'Sofá Vila',
      'Largura total: 191 cm Altura total: 80 cm Profundidade total: 88 cm Assento: Largura: 160 cm Altura: 44 cm Profundidade: 56 cm.',
      'depth 88, height 80, seatHeight 44, width 191',
    ],
    // Letters and numbers that are no sizes.
    ['velas', 'Vela Vila, queima 40h', 'Ø 8 x 9 cm', 'diameter 8, height 9'],
    ['candeeiros-de-mesa', 'Candeeiro Vila 38 cm', 'Bateria para 9h', 'height 38'],
    ['lampadas', 'Lâmpada LED E27 A60 10W', null, ''],
    ['mesas-de-apoio', 'Mesa de apoio 30x48x65 cm p/ sofá', null, 'depth 30, height 65, width 48'],
    ['armarios-de-cozinha', 'Armário alto 40x60x200', null, 'depth 60, height 200, width 40'],
    ['almofadas-decorativas', 'Almofada 45x45 folhas', null, 'length 45, width 45'],
    ['consolas', 'Consola Vila', 'L 110 P 35 A 75', 'depth 35, height 75, width 110'],
    ['candeeiros-de-pe', 'Candeeiro Vila H 190 cm', null, 'height 190'],
    ['cortinados', 'Curtains 168cm (66") wide x 229cm (90") drop', null, 'height 229, width 168'],
    ['candeeiros-de-secretaria', 'Candeeiro Vila', 'Altura máx. 60 cm', 'height 60'],
    ['bancos-altos', 'Banco Vila', 'Base cromada Ø 38,5 cm.', ''],
    // One number, by what the thing is.
    ['colchoes-viscoelasticos', 'Colchão Vila 27 cm 135 x 190', null, 'height 27, length 190, width 135'],
    ['ventoinhas-de-teto', 'Ventoinha Vila 132 cm', null, 'diameter 132'],
    ['frigideiras', 'Frigideira Vila 28 cm', null, 'diameter 28'],
    ['torneiras-de-lavatorio', 'Torneira alta 29 cm', null, 'height 29'],
    ['fitas-led', 'Fita LED Vila 5 m', null, 'length 500'],
    ['comodas', 'Cómoda 6 gavetas 160x96', null, 'height 96, width 160'],
    ['comodas', 'Cómoda Vila 80x40', null, 'depth 40, width 80'],
    ['espreguicadeiras', 'Espreguiçadeira Vila 200x60x35 cm', null, 'height 35, length 200, width 60'],
    // Each number has the unit that stands next.
    ['tapetes-de-sala', 'Tapete Vila 130x190 cm espessura 9 mm', null, 'height 0.9, length 190, width 130'],
    ['tapetes-de-pelo-comprido', 'Teppich Vila 130x190 cm Florhöhe 45 mm', null, 'length 190, width 130'],
    // Sides by slashes, as many as the letters beside them.
    ['comodas', 'Kommode Vila B/H/T ca. 90/105/42 cm', null, 'depth 42, height 105, width 90'],
    ['comodas', 'Cómoda Vila', 'Dimensões (L/A/P): 90/105/42 cm', 'depth 42, height 105, width 90'],
    ['mesas-extensiveis', 'Mesa extensível Vila 130/180 x 90 cm', null, 'depth 90, width 130-180'],
    ['cadeiras-de-jantar', 'Silla Vila', 'Medidas: 44 ancho x 52 fondo x 91 alto cm', 'depth 52, height 91, width 44'],
    // A shortened word is no end of a sentence.
    [
      'camas-de-crianca',
      'Cama Vila 90x200',
      'Dim. exteriores 206 x 99 x 140 cm',
      'height 140, length 206, lyingLength 200, lyingWidth 90, width 99',
    ],
    ['cadeiras-de-jantar', 'Cadeira Vila', 'Dim: 47x55x83cm', 'depth 55, height 83, width 47'],
    [
      'aparadores',
      'Buffet Vila',
      'Belle pièce. L. 150 x l. 41 x H. 77 cm. Livraison rapide.',
      'depth 41, height 77, width 150',
    ],
    // The text says which side is which.
    ['comodas', 'Cómoda Vila 110x85x42', 'Largura: 110cm; Altura: 85cm; Fundo: 42cm', 'depth 42, height 85, width 110'],
    ['comodas', 'Cómoda Vila 110x42x85', 'Altura: 85 cm, com 4 gavetas', 'depth 42, height 85, width 110'],
    // No wardrobe is so low, none deeper than wide.
    ['roupeiros-de-portas-de-abrir', 'ROUPEIRO VILA 2P 175X80X52', null, 'depth 52, height 175, width 80'],
    ['camas-de-casal', 'Cama Vila 150x190', 'Altura del suelo a la lama 27 cm', 'lyingLength 190, lyingWidth 150'],
    // Of the package, of who uses it, of the mattress that goes in.
    ['estantes', 'Estante Vila', 'La caja mide 80 x 40 x 12 cm.', ''],
    ['camas', 'Cama Vila', 'Package size: 120 x 60 x 15 cm.', ''],
    ['caixas-de-arrumacao', 'Caixa Vila', 'A caixa mede 40 x 30 x 25 cm.', 'depth 30, height 25, width 40'],
    ['secretarias-direitas', 'Secretária Vila', 'Altura recomendada do utilizador entre 150 e 190 cm.', ''],
    ['estantes', 'Estante Vila', 'No incluye colchón de 90 x 190.', ''],
    // A heading in a line of its own.
    ['conjuntos-de-jardim', 'Conjunto de jardim Vila', 'Cadeira:\nDimensões: 55 x 57 x 90 cm', ''],
    ['colchoes-de-molas', 'Matratze Vila 90x200 cm H3 22 cm hoch', null, 'height 22, length 200, width 90'],
    [
      'sofas-cama',
      'Sofá cama Vila 185 x 88 x 82 cm',
      'Superficie de descanso: 180 x 110 cm',
      'depth 88, height 82, lyingLength 180, lyingWidth 110, width 185',
    ],
    // A bunk bed that is looked at from its side, and the letter A before a number.
    [
      'beliches',
      'Beliche Vila 90x190',
      'Medidas totais: A 165 x L 198 x P 96 cm',
      'height 165, length 198, lyingLength 190, lyingWidth 90, width 96',
    ],
    ['mesas-de-apoio', 'Mesa Vila', 'O tampo está a 50 cm do chão', ''],
    // What hangs flat is as deep as it is thick; a board's thickness is no depth.
    ['espelhos', 'Espejo redondo Vila 70 cm', 'Grosor: 3 cm.', 'depth 3, diameter 70'],
    [
      'cabeceiras-de-cama',
      'Cabeceira Vila',
      'Largura 160 cm. Altura 110 cm. Espessura 7 cm.',
      'depth 7, height 110, width 160',
    ],
    ['espelhos', 'Espelho de chão Vila 165x60 cm', null, 'height 165, width 60'],
    ['espelhos', 'Espelho de corpo inteiro Vila 50x150 cm', null, 'height 150, width 50'],
    ['espelhos', 'Espelho Vila 120x60 cm', null, 'height 60, width 120'],
    ['mesas-de-jantar', 'Mesa Vila 160x90 cm', 'Espessura 3 cm.', 'depth 90, width 160'],
    // Where nothing else tells how wide a table is, its top does.
    [
      'secretarias-elevatorias',
      'Secretária Vila',
      'Tampo de 140x70 cm, altura regulável de 71 a 117 cm.',
      'depth 70, height 71-117, width 140',
    ],
    [
      'secretarias-infantis',
      'Kinderschreibtisch Vila',
      'Tischplatte 105 x 60 cm, höhenverstellbar von 54 bis 78 cm.',
      'depth 60, height 54-78, width 105',
    ],
    ['secretarias-direitas', 'Secretária Vila 120x60 cm', 'Tampo de 118x58 cm.', 'depth 60, width 120'],
    ['poltronas', 'Poltrona Vila', 'Larga 78 cm, profonda 80 cm, alta 95 cm.', 'depth 80, height 95, width 78'],
    ['poltronas', 'Fauteuil Vila', '78 cm breed, 80 cm diep en 95 cm hoog.', 'depth 80, height 95, width 78'],
    ['cadeiras-de-jardim', 'Cadeira Vila', 'Dim.: C 56 x L 58 x A 87 cm', 'depth 56, height 87, width 58'],
    ['redes-e-baloicos', 'Rede Vila', 'Comprimento 210 cm', 'length 210'],
    ['candeeiros-suspensos', 'Pendant lamp Vila', 'Dia 40 x H 32 cm', 'diameter 40, height 32'],
    ['candeeiros-suspensos', 'Lámpara Vila', 'Diám. 45 cm, alto 28 cm.', 'diameter 45, height 28'],
  ])('%s: %s | %s', (slug, title, text, expected) => expect(sizesOf(extract(slug, title, text))).toBe(expected))
})

describe('E-01 materials and colours as shops write them', () => {
  test.each([
    ['capas-de-sofa', 'Capa Vila', '92% poliéster, 8% elastano', 'tecido'],
    ['edredoes', 'Edredão Vila', 'Enchimento 100% algodão', ''],
    ['secretarias-direitas', 'Secretária Vila', 'Melamina 25mm.', 'mdf-e-aglomerado'],
    ['mesas-de-jantar-redondas', 'Mesa Vila', 'Tampo MDF lacado, base em metal', 'mdf-e-aglomerado,metal'],
    ['capachos', 'Capacho de coco Vila', 'Base PVC', 'fibras-naturais'],
    ['blocos-de-gavetas', 'Bloco 3 gavetas metal branco', null, 'metal'],
    ['consolas', 'Consola em mangueira', null, 'mangueira'],
    ['rega', 'Mangueira de jardim 15 m', null, ''],
    ['bancos-altos', 'Banco Vila imitação pele', null, 'pele-sintetica'],
    ['mesas-de-centro', 'Mesa de centro branco/carvalho', null, ''],
    ['roupeiros', 'Roupeiro Vila, carvalho sonoma', null, ''],
    ['roupeiros', 'Wardrobe Vila - oak effect', null, ''],
    ['mesas-de-encaixar', 'Mesas de encaixe Vila nogueira', 'Efeito nogueira.', ''],
    ['bancadas-de-tv', 'Meuble TV en bois de manguier', null, 'mangueira'],
    ['sofas', 'Divano in velluto', null, 'veludo'],
    ['poltronas', 'Poltrona Vila', 'Revestimento: veludo bordeaux', 'veludo'],
    ['poltronas', 'Poltrona Vila', 'REVESTIMENTO: VELUDO BORDEAUX', 'veludo'],
    ['sofas', 'Sofá Lund', 'TAPIZADO: TERCIOPELO VERDE', 'veludo'],
    ['apliques-de-parede', 'Aplique de parede interior alumínio', null, 'aluminio'],
    ['mesas-de-cabeceira', 'Mesa de cabeceira Vila', 'Material: derivados de madeira', 'mdf-e-aglomerado'],
    [
      'bancadas-de-tv',
      'Meuble TV Vila',
      'Panneaux de particules mélaminés décor chêne. Facile à monter.',
      'mdf-e-aglomerado',
    ],
    ['mesas-de-cabeceira', 'Chevet Vila bois massif de pin', null, 'pinho'],
    ['camas', 'Massivholzbett Vila Kernbuche', null, 'faia'],
    ['poltronas', 'Poltrona Vila em vime', 'Material: vime PE, aço com revestimento em pó', 'rattan-e-vime,aco'],
    ['cortinas-de-duche', 'Cortina de duche Vila', 'PEVA. 10 argolas incluídas', 'plastico'],
    ['candeeiros-de-secretaria', 'Desk lamp Vila', 'ABS and aluminium', 'plastico,aluminio'],
    ['estantes', 'Bookshelf Vila', '60 x 28 cm, particle board and steel frame', 'mdf-e-aglomerado,aco'],
    ['sofas', 'Sofa Vila, linen fabric', null, 'linho'],
    ['mesas-de-apoio', 'Side table Vila', 'Made of glass, easy to clean.', 'vidro'],
    ['mesas-de-apoio', 'Side table Vila', 'Made of solid wood.', 'madeira-macica'],
    ['mesas-de-apoio', 'Side table Vila', 'Crafted from solid oak and brass.', 'carvalho,latao-e-cobre'],
    ['mesas-de-apoio', 'Beistelltisch Vila', 'Gefertigt aus Glas und Stahl.', 'vidro,aco'],
    ['mesas-de-apoio', 'Mesa de apoio Vila', 'Feita em madeira, metal e vidro.', 'madeira,metal,vidro'],
    ['bancadas-de-tv', 'Móvel TV Vila', 'Fabricado em painéis de partículas.', 'mdf-e-aglomerado'],
    ['comodas', 'CÓMODA VILA', 'AGLOMERADO DE PARTICULAS 18MM', 'mdf-e-aglomerado'],
    ['aparadores', 'Buffet Vila', 'Matière : panneaux de particules', 'mdf-e-aglomerado'],
    ['poltronas', 'Butaca Vila patas madera haya', null, 'faia'],
    // Two fibres of one cloth.
    ['tapetes-de-sala', 'Tapete Vila', '70% lã e 30% algodão.', 'la,algodao'],
    ['almofadas-decorativas', 'Capa de almofada Vila', '55% linho 45% algodão com fecho', 'linho,algodao'],
    ['cortinados', 'Cortina Vila', '95% poliéster, 5% linho', 'tecido'],
    // The name tells the look of a board, unless one of both says wood.
    [
      'bancadas-de-tv',
      'Mueble TV Vila blanco y roble',
      'Fabricado en tablero de partículas melaminizado.',
      'mdf-e-aglomerado',
    ],
    ['moveis-de-lavatorio', 'Meuble sous vasque Vila chêne clair', 'Meuble suspendu en MDF.', 'mdf-e-aglomerado'],
    ['comodas', 'Kommode Vila Nussbaum', 'Spanplatte melaminbeschichtet.', 'mdf-e-aglomerado'],
    ['aparadores', 'Aparador Vila nogueira', 'Feito em MDF folheado a nogueira.', 'nogueira,mdf-e-aglomerado'],
    ['aparadores', 'Aparador Vila em carvalho maciço', 'Feito em MDF.', 'carvalho,mdf-e-aglomerado'],
    [
      'comodas',
      'Commode Vila bois clair',
      "Structure en panneaux de particules, pieds en bois d'hévéa.",
      'madeira,mdf-e-aglomerado',
    ],
    // What is told with the name's material.
    ['cadeiras-de-baloico', 'Cadeira de baloiço Vila em rotim', 'Cadeira em rotim e ferro.', 'rattan-e-vime,ferro'],
    ['candeeiros-de-pe', 'Candeeiro de pé Vila metal/linho', null, 'metal,linho'],
    ['secretarias-de-canto', 'Secretária Vila', 'Secretária de canto em aglomerado.', 'mdf-e-aglomerado'],
    // The article "la" is no wool, nor "tra" wood.
    ['cadeiras-de-jantar', 'Silla de la serie Vila', 'El respaldo de la silla es cómodo.', ''],
    ['poltronas', 'Fauteuil Vila', 'Hauteur 80 cm, diamètre de la base 60 cm.', ''],
    ['estantes', 'Libreria Vila', 'Distanza tra i ripiani 30 cm.', ''],
    ['mantas', 'Manta Vila', 'Manta em lã.', 'la'],
    ['mantas', 'Manta em la merino Vila', null, 'la'],
    // Colours before the material, "mit" behind a word of making, which wood in Italian.
    ['poltronas', 'Sessel Vila', 'Sessel bezogen mit blauem Samt, Füße aus Eiche.', 'veludo,carvalho'],
    ['poltronas', 'Fauteuil Vila', 'Fauteuil bekleed met blauw fluweel.', 'veludo'],
    ['poltronas', 'Sessel Vila', 'Sessel mit Samtkissen.', ''],
    ['comodas', 'Cassettiera Vila', 'Cassettiera in legno massello di pino.', 'madeira-macica,pinho'],
    // What stands around it, and what it must be kept from.
    ['estantes', 'Estante Vila', 'Combina com tapetes de lã e almofadas de veludo.', ''],
    ['estantes', 'Estante Vila', 'Perfeito para mesas de vidro ou de mármore.', ''],
    ['poltronas', 'Sessel Vila', 'Passt zu Teppichen aus Wolle und Kissen aus Samt.', ''],
    ['cadeiras-de-jantar', 'Silla Vila', 'Protege el suelo de madera con fieltros.', ''],
    ['cadeiras-de-jantar', 'Chaise Vila', 'Protégez votre parquet en bois avec des patins en feutre.', ''],
    ['estantes', 'Estante Vila', 'Perfeita para a sala, feita em madeira de pinho.', 'pinho'],
    // What it covers, what it is for.
    ['capas-de-sofa', 'Capa Vila que cobre todo o sofá', null, ''],
    ['caixotes-do-lixo', 'Caixote para vidro e papel', null, ''],
    ['candeeiros-suspensos', 'Candeeiro Vila em cobre', null, 'latao-e-cobre'],
    // Words with an apostrophe, and which wood it is.
    ['aparadores', 'Buffet Vila', "Buffet en bois d'acacia massif et portes en cannage.", 'acacia,rattan-e-vime'],
    ['sofas', 'Sofá Vila em tecido', 'Estrutura de madeira maciça de pinho.', 'tecido,madeira-macica,pinho'],
    ['aparadores', 'Buffet Vila cannage', "Buffet en bois d'acacia et portes en cannage.", 'rattan-e-vime,acacia'],
    ['mesas-de-centro', 'Mesa Vila', 'Painéis de partículas lacados a branco alto brilho.', 'mdf-e-aglomerado'],
    ['estantes', 'Bookcase Vila', 'Shelf with particleboard shelves and black steel frame.', 'mdf-e-aglomerado,aco'],
    ['poltronas', 'Poltrona Vila em veludo', 'Giratória, base metálica preta.', 'veludo,metal'],
    // English puts it before the part.
    ['guarda-sois', 'Parasol Vila', 'Aluminium pole and polyester canopy.', 'aluminio,tecido'],
    ['cadeiras-de-escritorio', 'Office chair Vila', 'Breathable mesh back, padded fabric seat, nylon base.', 'tecido'],
    ['mesas-de-apoio', 'Side table Vila', 'Black metal legs, tempered glass top.', 'metal,vidro'],
    // A text that begins with what the thing is made of.
    ['mesas-de-jardim', 'Mesa Vila', 'Alumínio lacado antracite com tampo de vidro.', 'aluminio,vidro'],
    ['cadeiras-de-jantar', 'Eetkamerstoel Vila', 'Stof met metalen onderstel.', 'tecido,metal'],
    ['candeeiros-suspensos', 'Candeeiro Vila', 'Rotim natural entrançado à mão, cabo preto.', 'rattan-e-vime'],
    ['mesas-de-centro', 'Table Vila', 'Plateau verre fumé et pieds métal doré.', 'vidro,metal'],
    ['aparadores', 'Aparador Vila', 'Melamina cor carvalho Sonoma, espelho central.', 'mdf-e-aglomerado'],
    ['mesas-de-cabeceira', 'Bedside table Vila', 'Solid mango wood with a walnut finish.', 'mangueira'],
    ['poltronas', 'Poltrona Vila', 'Pele sintética preta e vermelha.', 'pele-sintetica'],
    ['sofas', 'Sofá Vila', 'Veludo ou tecido, o que preferir: peça amostras.', ''],
  ])('%s: %s | %s is of %s', (slug, title, text, expected) =>
    expect(slugs(extract(slug, title, text), 'materials')).toBe(expected),
  )

  test.each([
    ['conjuntos-de-quarto', 'Quarto Vila', 'Cor: Carvalho/Branco.', 'branco,castanho'],
    ['conjuntos-de-quarto', 'Quarto Vila', 'Cores: branco, preto.', ''],
    ['mesas-de-jantar', 'Mesa Vila madeira de carvalho', null, 'castanho'],
    ['comodas', 'Cómoda Vila', 'Cómoda em madeira maciça de pinho lacada a branco, com 3 gavetas.', 'branco'],
    ['comodas', 'Cómoda Vila', 'Cómoda de madera maciza de pino lacada en blanco.', 'branco'],
    ['poltronas', 'Armchair Vila', 'Armchair upholstered in blue velvet with oak legs.', 'azul'],
    ['tapetes-de-sala', 'Tapete Vila com debrum preto', null, ''],
    ['recipientes-de-alimentos', 'Frasco Vila para mostarda', null, ''],
    ['batedeiras-e-robots', 'Espremedor de laranja Vila', null, ''],
    ['poltronas', 'Poltrona Vila laranja', null, 'laranja'],
    ['roupeiros', 'Roupeiro Vila', 'Três portas. Cor carvalho sonoma. Fácil de montar.', 'castanho'],
    ['blocos-de-gavetas', 'Bloco 3 gavetas metal branco', null, 'branco'],
    ['porta-rolos-wc', 'Piaçaba de pé em cerâmica branca', null, 'branco'],
    ['candeeiros-recarregaveis', 'Candeeiro sem fios terracota 30 cm', null, 'laranja'],
    ['comodas', 'Cómoda com 3 puxadores pretos', null, ''],
    ['cadeiras-de-jantar', 'Cadeira Vila', 'Cadeira em madeira maciça, com assento estofado em linho bege', 'bege'],
    ['mesas-de-jardim', 'Mesa Vila', 'Alumínio lacado antracite. Fácil de limpar.', 'cinzento'],
    ['mesas-de-jardim', 'Mesa Vila', 'Alumínio lacado antracite com almofadas verdes', 'cinzento'],
    ['sofas', 'Sofá Vila', 'Tecido antimanchas bege. Pés em metal preto.', 'bege'],
    ['poltronas', 'Poltrona Vila', 'Bouclé bege, pernas em faia.', 'bege'],
    ['poltronas', 'Poltrona Vila verde', 'Bouclé bege, pernas em faia.', 'verde'],
    ['tapetes-de-sala', 'Tapete Vila cru e preto', null, 'bege,preto'],
    ['comodas', 'Cómoda Vila', 'Lacada a branco mate, com puxadores em latão.', 'branco'],
    ['mesas-de-apoio', 'Mesa Vila', 'Metal dourado e espelho.', 'dourado'],
    ['espreguicadeiras', 'Espreguiçadeira Vila', 'Resina entrançada cinzenta com almofada branca.', 'cinzento'],
    ['candeeiros-de-mesa', 'Candeeiro Vila', 'Vidro opalino branco. LED integrado.', 'branco'],
    ['mesas-de-centro', 'Coffee table Vila', 'MDF with concrete effect, grey.', 'cinzento'],
    ['cabeceiras-de-cama', 'Cabecero Vila', 'Terciopelo azul marino. Alto 120 cm.', 'azul'],
    ['mantas', 'Manta Vila', 'Algodão reciclado, terracota. Lavar a 30º.', 'laranja'],
    ['mesas-de-centro', 'Mesa Vila', 'Aglomerado melamínico cor nogueira. Elevatória.', 'castanho'],
    ['espreguicadeiras', 'Espreguiçadeira Vila', 'Textilene cinza claro com estrutura de alumínio branco.', 'cinzento'],
    [
      'mesas-de-jantar',
      'Mesa Vila',
      'Madeira é o que mais azul tem no catálogo. Vidro, se partir, azul ou não, troca-se.',
      '',
    ],
    ['bancos-de-entrada', 'Banco Vila', 'Assento estofado em veludo rosa. Pés em metal preto.', 'rosa'],
    ['poltronas', 'Poltrona Vila', 'Estofada em veludo chocolate, com pés em metal preto.', 'castanho'],
    ['bancos-de-quarto', 'Banco pé de cama Vila veludo verde', null, 'verde'],
    ['bases-de-guarda-sol', 'Base de guarda-sol 20 kg cinzenta', null, 'cinzento'],
    ['candeeiros-suspensos', 'Pendelleuchte Vila schwarz/gold Höhe 40 cm', null, 'preto,dourado'],
  ])('%s: %s | %s is %s', (slug, title, text, expected) =>
    expect(slugs(extract(slug, title, text), 'colours')).toBe(expected),
  )

  test('the colour of the frame is the colour of a wardrobe', () => {
    expect(slugs(extract('roupeiros', 'Roupeiro Vila', null, { 'detail:Cor da estrutura': 'Branco' }), 'colours')).toBe(
      'branco',
    )
  })
})

describe('E-01 texts that begin with what the thing is made of', () => {
  test.each([
    // Cloth behind a participle, in several languages, and its colour behind a label.
    ['sofas', 'Sofá Vila', 'Forrado a veludo cor de vinho.', 'vermelho', 'veludo'],
    ['sofas', 'Sofá Vila', 'Revestida com linho verde-salva, três almofadas.', 'verde', 'linho'],
    ['poltronas', 'Butaca Vila', 'Tapizada con pana en tonos tierra.', '', 'veludo'],
    ['poltronas', 'Fauteuil Vila', 'Revêtement bouclé gris clair, pieds en chêne.', 'cinzento', 'boucle,carvalho'],
    ['poltronas', 'Poltrona Vila', 'ESTOFADA EM BOMBAZINA AZUL', 'azul', 'veludo'],
    ['cadeiras-de-jantar', 'Cadeira Vila', 'COM ESTRUTURA EM AÇO PRETO', 'preto', 'aco'],
    // A sentence that goes on to something else, or to how it was made.
    ['mesas-de-centro', 'Mesa Vila', 'Mármore verde sobre base de ferro.', 'verde', 'marmore-e-pedra,ferro'],
    ['jarras', 'Jarra Vila', 'Porcelana azul-cobalto feita à mão em Alcobaça.', 'azul', 'ceramica'],
    ['tapetes-de-sala', 'Tapete Vila', 'Sisal e lã em tons de cinzento.', 'cinzento', 'fibras-naturais,la'],
    ['mantas', 'Manta Vila', 'Pura lã tingida de bordeaux.', 'vermelho', 'la'],
    ['candeeiros-suspensos', 'Candeeiro Vila', 'Ferro pintado a branco, com interior dourado.', 'branco', 'ferro'],
    ['jarras', 'Jarra Vila', 'Vidro soprado mostarda.', 'amarelo', 'vidro'],
    ['cortinados', 'Cortina Vila', 'Linho branco transparente.', 'branco', 'linho'],
    ['bancos-altos', 'Banco Vila', 'Alumínio lacado a preto, assento em pinho.', 'preto', 'aluminio,pinho'],
    ['tapetes-de-sala', 'Vloerkleed Vila', 'Wol en katoen.', '', 'la,algodao'],
    // Patterns and finishes.
    ['almofadas-decorativas', 'Capa Vila', 'Linho às riscas verdes e amarelas.', 'verde,amarelo', 'linho'],
    [
      'tapetes-de-sala',
      'Tapete Vila',
      'Vinil lavável. PVC, padrão geométrico preto e branco.',
      'branco,preto',
      'plastico',
    ],
    ['comodas', 'Cómoda Vila', 'Acabamento nogueira e preto. Quatro gavetas.', 'castanho,preto', ''],
    ['roupeiros', 'Roupeiro Vila', 'Melamina acabamento em cinza brilho.', 'cinzento', 'mdf-e-aglomerado'],
    ['pufes', 'Pufe Vila', 'Redondo, em tons de rosa.', 'rosa', ''],
    // The part that one sees; a frame only of what has no cover.
    ['espelhos', 'Espelho Vila', 'Moldura em ferro dourado.', 'dourado', 'ferro'],
    [
      'mesas-de-jantar',
      'Mesa Vila',
      'Tampo em MDF lacado cinzento, pés em metal preto.',
      'cinzento',
      'mdf-e-aglomerado,metal',
    ],
    ['consolas', 'Consola Vila', 'Vidro temperado e estrutura preta em aço.', 'preto', 'vidro,aco'],
    ['beliches', 'Beliche Vila', 'Estrutura metálica pintada de azul. Escada fixa.', 'azul', 'metal'],
    ['sofas', 'Sofá Vila', 'Estrutura metálica preta, almofadas em tecido antimanchas.', '', 'metal,tecido'],
    // The colour first, and materials that are believed only at the beginning.
    ['sapateiras', 'Sapateira Vila', 'Preta com portas em vidro.', 'preto', 'vidro'],
    ['vasos-de-interior', 'Vaso Vila', 'Barro preto feito na roda.', 'preto', 'ceramica'],
    ['cadeiras-de-escritorio', 'Cadeira Vila', 'Malha cinzenta e braços fixos.', 'cinzento', 'tecido'],
    ['estantes', 'Estante Vila', 'Branco e carvalho, cinco prateleiras.', 'branco,castanho', ''],
    ['bancadas-de-tv', 'Móvel TV Vila', 'Melamina branca e nogueira.', 'branco,castanho', 'mdf-e-aglomerado'],
    ['almofadas-decorativas', 'Capa Vila', '100% algodão azul-claro, com fecho.', 'azul', 'algodao'],
    // Stuffs that no table has, words between a part and its material, looks.
    ['poltronas', 'Sillón Vila', 'Tapizado en tejuela gris con patas negras.', 'cinzento', ''],
    ['camas-estofadas', 'Cama Vila', 'Cabeceira capitoné em veludo rosa.', 'rosa', 'veludo'],
    ['jarras', 'Jarra Vila', 'Resina efeito mármore verde.', 'verde', 'plastico'],
    ['tapetes-de-sala', 'Tapete Vila', 'Lã tecida à mão em tons de azul e bege.', 'bege,azul', 'la'],
    ['tapetes-de-sala', 'Tapete Vila', 'Pelo curto verde. 100% polipropileno.', 'verde', 'plastico'],
    ['mesas-de-apoio', 'Mesa Vila', 'Hierro negro con sobre de madera de haya.', 'preto', 'ferro,faia'],
    ['comodas', 'Cómoda Vila', 'Feita em pinho, pintada de verde.', 'verde', 'pinho'],
    ['mesas-de-jantar', 'Mesa Vila', 'Redonda, pés em pinho, pintados de verde.', '', 'pinho'],
    ['cadeiras-de-jardim', 'Cadeira Vila', 'Com estrutura em aço verde e ripas.', 'verde', 'aco'],
    ['vasos-de-interior', 'Vaso Vila', 'Terracota natural.', 'laranja', 'ceramica'],
    ['cadeiras-de-escritorio', 'Cadeira Vila', 'Rede cor-de-laranja, base branca.', 'laranja', 'tecido'],
    ['estantes', 'Estante Vila', 'Laminado cinzento e nogueira.', 'castanho,cinzento', 'mdf-e-aglomerado'],
    ['poltronas', 'Butaca Vila', 'Tapizada en tela jaspeada verde.', 'verde', 'tecido'],
    ['bancadas-de-tv', 'Móvel TV Vila', 'Totalmente branco, em MDF hidrófugo.', 'branco', 'mdf-e-aglomerado'],
    ['mesas-de-centro', 'Mesa Vila', 'Tampos ovais em metal dourado.', 'dourado', 'metal'],
    ['mesas-de-jantar', 'Mesa Vila', 'Sobre de mármol verde y base de acero.', 'verde', 'marmore-e-pedra,aco'],
    ['moveis-de-lavatorio', 'Móvel Vila', 'Carvalho sonoma. MDP com puxadores.', 'castanho', 'mdf-e-aglomerado'],
    ['comodas', 'Cómoda Vila', 'Mangueira maciça, acabamento desgastado verde.', 'verde', 'mangueira'],
    ['lencois', 'Lençóis Vila', 'Percal estampado com folhas verdes sobre fundo branco.', 'branco,verde', 'algodao'],
    ['tapetes-de-sala', 'Tapete Vila', 'Fibra sintética de trama larga, cinzento e preto.', 'cinzento,preto', ''],
    ['pufes', 'Pufe Vila', 'Corda de algodão verde entrançada.', 'verde', 'algodao'],
    ['cortinados', 'Cortina Vila', 'Efeito linho cinzento, 100% poliéster.', 'cinzento', 'tecido'],
    ['tapetes-de-sala', 'Tapete Vila', 'Pelo curto em polipropileno, azul-claro com riscas.', 'azul', 'plastico'],
    ['candeeiros-de-mesa', 'Candeeiro Vila', 'Base em cerâmica verde e difusor branco.', 'branco,verde', 'ceramica'],
    ['apliques-de-parede', 'Aplique Vila', 'Ferro cor de bronze e vidro.', 'dourado', 'ferro,vidro'],
    ['espreguicadeiras', 'Espreguiçadeira Vila', 'Textilene verde e alumínio branco.', 'verde', 'tecido,aluminio'],
    ['almofadas-decorativas', 'Capa Vila', 'Linho cru com franjas.', 'bege', 'linho'],
    ['cadeiras-de-jantar', 'Cadeira Vila', 'Veludo liso verde, pernas douradas.', 'verde', 'veludo'],
    ['comodas', 'Cómoda Vila', 'Frentes verdes e corpo branco.', 'branco,verde', ''],
    ['caixas-de-arrumacao', 'Caixa Vila', 'Acrílico translúcido azul.', 'azul', 'plastico'],
    ['mesas-de-centro', 'Mesa Vila', 'Quartzo preto, pés em aço.', 'preto', 'marmore-e-pedra,aco'],
    ['vasos-de-interior', 'Vaso Vila', 'Aço corten oxidado. 40 cm de altura.', '', 'aco'],
    ['mesas-de-apoio', 'Mesa Vila', 'Mármore Carrara.', '', 'marmore-e-pedra'],
    ['tapetes-de-sala', 'Tapete Vila', 'Couro de vaca em tons de castanho e branco.', 'branco,castanho', 'pele'],
    ['colchoes-de-molas', 'Colchão Vila', 'Núcleo de molas. Tecido stretch.', '', ''],
    // Parts that are joined.
    ['cadeiras-de-jantar', 'Cadeira Vila', 'Tecido verde com pernas douradas metálicas.', 'verde', 'tecido,metal'],
    ['candeeiros-de-pe', 'Candeeiro Vila', 'Metal dourado com abajur de algodão.', 'dourado', 'metal,algodao'],
  ])('%s: %s | %s is %s, of %s', (slug, title, text, colours, materials) => {
    const read = extract(slug, title, text)
    expect([slugs(read, 'colours'), slugs(read, 'materials')]).toEqual([colours, materials])
  })

  test.each([
    ['sofas', 'Sofá Vila', 'Não inclui almofadas brancas.'],
    ['sofas', 'Sofá Vila', 'Disponível também em azul.'],
    ['estantes', 'Estante Vila', 'Ideal para paredes brancas.'],
    ['estantes', 'Estante Vila', 'Azul é a cor da calma.'],
    ['estantes', 'Estante Vila', 'Combina com acabamento branco e tons de cinzento.'],
    ['mesas-de-jantar', 'Mesa Vila', 'Redonda, com pés em tom preto.'],
    ['mesas-de-jantar', 'Mesa Vila', 'Acabamento natural.'],
    ['mesas-de-jantar', 'Mesa Vila', 'Pernas pretas, fáceis de montar.'],
    ['sofas', 'Sofá Vila', 'Cores: branco, preto ou cinza.'],
    ['sofas', 'Sofá Vila', 'Em tons de azul, verde ou cinza: escolha o seu.'],
    ['camas', 'Cama Vila', 'Rede de segurança preta à parte.'],
    ['candeeiros-de-teto', 'Candeeiro Vila', 'Branco quente, 3000 K.'],
    ['roupeiros', 'Roupeiro Vila', 'Papel de parede verde não incluído.'],
    ['tapetes-de-sala', 'Tapete Vila', 'Base antiderrapante preta.'],
    ['cadeiras-de-jantar', 'Cadeira Vila', 'Assento confortável, pernas pretas.'],
    ['jarras', 'Jarra Vila', 'Cristal Azul é uma marca.'],
    ['sofas', 'Sofá Vila', 'Totalmente desmontável, capa verde opcional.'],
    ['sofas', 'Sofá Vila', 'Pele azul ou preta?'],
    ['sofas', 'Sofá Vila', 'Tapizado a elegir entre gris y azul.'],
    ['aparadores', 'Aparador Vila', 'Modelo exclusivo, acabamento preto nas pernas.'],
    ['estantes', 'Estante Vila', 'Vermelho, azul ou verde.'],
  ])('%s: %s | %s tells no colour', (slug, title, text) =>
    expect(slugs(extract(slug, title, text), 'colours')).toBe(''),
  )
})

describe('E-01 seats in running text', () => {
  test.each([
    ['mesas-de-jantar-fixas', 'Mesa Vila', 'Mesa para 8 pessoas.', [8, 8]],
    ['mesas-extensiveis', 'Mesa Vila', 'Alto: 75 cm. 6/8 personas.', [6, 8]],
    ['mesas-de-jantar-redondas', 'Table Vila', 'H75cm. Seats 4.', [4, 4]],
    ['sofas-relax', 'Sofá relax 3L', null, [3, 3]],
    ['mesas-extensiveis', 'Esstisch Vila', 'Höhe 76 cm, Platz für 6 bis 8 Personen', [6, 8]],
    ['mesas-extensiveis', 'Mesa Vila', 'Alto: 75 cm. De 4 a 6 comensales', [4, 6]],
    ['sofas', 'Sofá Vila', 'Um sofá de 3 lugares em veludo verde.', [3, 3]],
    ['sofas', 'Canapé Vila', 'Canapé 2 places en tissu.', [2, 2]],
    ['sofas', 'Sofá Vila', 'Sofá disponível em 2 e 3 lugares.', null],
    ['sofas', 'Sofá Vila', 'Suporta 3 pessoas de 100 kg', null],
    ['pufes', 'Puff baú 80L', null, null],
    ['capas-de-sofa', 'Capa de sofá Vila', 'Tamanho para 3 lugares', null],
    ['estantes', 'Estante Vila', 'Ideal para 4 pessoas.', null],
  ] as const)('%s: %s | %s', (slug, title, text, expected) => {
    const { seats } = extract(slug, title, text)
    expect(seats && [seats.low, seats.high]).toEqual(expected)
  })
})
