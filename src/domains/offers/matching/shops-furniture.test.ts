import { describe, expect, test } from 'vitest'
import type { ArticleFeatures } from './article.ts'
import { blockKeys } from './block-keys.ts'
import { type Comparison, compareArticles } from './compare-articles.ts'
import { readAs, type Said } from './testing.ts'

type Pair = readonly [
  brand: string,
  one: string,
  other: string,
  saidOfOne?: Said | undefined,
  saidOfOther?: Said | undefined,
]

const GTIN = '05601234567893'

const otherColours: readonly Pair[] = [
  ['ikea', 'BILLY Estante, branco, 80x28x202 cm', 'BILLY Estante, castanho-preto, 80x28x202 cm'],
  ['ikea', 'MALM Cómoda c/6 gavetas, branco, 80x123 cm', 'MALM Cómoda c/6 gavetas, cinz mancha, 80x123 cm'],
  ['ikea', 'EKTORP Sofá 3 lugares, Hallarp bege', 'EKTORP Sofá 3 lugares, Hallarp cinzento'],
  ['ikea', 'KIVIK Sofá 3 lugares, Tibbleby bege/cinz', 'KIVIK Sofá 3 lugares, Tresund antracite'],
  ['ikea', 'POÄNG Poltrona, chapa de bétula/Knisa bege claro', 'POÄNG Poltrona, chapa de bétula/Knisa preto'],
  ['kave-home', 'Sofá Blok 3 lugares cinzento 240 cm', 'Sofá Blok 3 lugares cinzento escuro 240 cm'],
  ['kave-home', 'Sofá Blok de 3 lugares bege', 'Sofá Blok de 3 lugares branco'],
  ['kave-home', 'Silla Konna chenilla marrón', 'Silla Konna chenilla beige'],
  [
    'kave-home',
    'Cadeira Suanne preta com pernas em madeira de faia',
    'Cadeira Suanne branca com pernas em madeira de faia',
  ],
  ['sklum', 'Cadeira de jantar em veludo Glamm Verde Sálvia', 'Cadeira de jantar em veludo Glamm Verde Esmeralda'],
  [
    'sklum',
    'Silla de Comedor en Polipropileno Ivor Gris Claro',
    'Silla de Comedor en Polipropileno Ivor Gris Antracita',
  ],
  ['sklum', 'Mesa de Centro Redonda em Madeira Tuli Natural', 'Mesa de Centro Redonda em Madeira Tuli Preto'],
  ['sklum', 'Banqueta alta LIX Vintage Azul Turquesa', 'Banqueta alta LIX Vintage Azul Marinho'],
  ['maisons-du-monde', 'Sofá 3 lugares cor de antracite Julian', 'Sofá 3 lugares cor de mostarda Julian'],
  [
    'maisons-du-monde',
    'Cadeira vintage em veludo azul-noite Mauricette',
    'Cadeira vintage em veludo rosa-velho Mauricette',
  ],
  ['maisons-du-monde', 'Canapé 3 places en velours vert sapin Kant', 'Canapé 3 places en velours vert kaki Kant'],
  ['westwing-collection', 'Sofa Fluente (3-Sitzer) Webstoff Hellgrau', 'Sofa Fluente (3-Sitzer) Webstoff Dunkelgrau'],
  ['westwing-collection', 'Sofá Lennon (3 lugares), bouclé cru', 'Sofá Lennon (3 lugares), bouclé taupe'],
  ['westwing-collection', 'Samt-Polsterstuhl Rachel, Samt Dunkelgrün', 'Samt-Polsterstuhl Rachel, Samt Olivgrün'],
  ['jysk', 'Cadeira de jantar BAKKELY carvalho', 'Cadeira de jantar BAKKELY preto'],
  ['jysk', 'Aparador LIMFJORDEN branco', 'Aparador LIMFJORDEN cinzento quente'],
  ['conforama', 'Roupeiro 3 portas Nolita carvalho sonoma/branco', 'Roupeiro 3 portas Nolita carvalho artisan/grafite'],
  ['conforama', 'Móvel de TV Vegas branco brilho', 'Móvel de TV Vegas preto brilho'],
  ['conforama', 'SOFÁ CHAISE LONGUE MONTANA COR 12', 'SOFÁ CHAISE LONGUE MONTANA COR 15'],
  ['moviflor', 'Sofá Roma 3L tecido ref. Cinza 21', 'Sofá Roma 3L tecido ref. Cinza 24'],
  ['moviflor', 'Poltrona Lisboa cor nº 4', 'Poltrona Lisboa cor nº 7'],
  ['xora', 'Esstisch Tessa Eiche massiv 160x90', 'Esstisch Tessa Nussbaum massiv 160x90'],
  ['xora', 'Ecksofa Malibu in Cord Beige', 'Ecksofa Malibu in Cord Rostfarben'],
  [
    'home24',
    'Sofa Hudson II (3-Sitzer) Webstoff - Stoff Anda II: Silber',
    'Sofa Hudson II (3-Sitzer) Webstoff - Stoff Anda II: Anthrazit',
  ],
  [
    'beliani',
    'Cama de casal em veludo azul-claro 160 x 200 cm FITOU',
    'Cama de casal em veludo azul-marinho 160 x 200 cm FITOU',
  ],
  [
    'beliani',
    'Conjunto de 2 cadeiras de jantar em tecido cinzento MELFORT',
    'Conjunto de 2 cadeiras de jantar em tecido bege MELFORT',
  ],
  [
    'vidaxl',
    'vidaXL Estante 80x24x175 cm aglomerado branco brilhante',
    'vidaXL Estante 80x24x175 cm aglomerado branco',
  ],
  [
    'vidaxl',
    'vidaXL Mesa de cabeceira 40x30x40 cm carvalho sonoma',
    'vidaXL Mesa de cabeceira 40x30x40 cm carvalho fumado',
  ],
  [
    'vidaxl',
    'vidaXL Armário de cozinha 60x31x60 cm cinzento-cimento',
    'vidaXL Armário de cozinha 60x31x60 cm cinzento-brilhante',
  ],
  ['vidaxl', 'vidaXL Sofá de 2 lugares tecido cinzento-escuro', 'vidaXL Sofá de 2 lugares tecido cinzento-acastanhado'],
  [
    'venta-unique',
    'Canapé d’angle convertible en tissu MABEL - gris clair',
    'Canapé d’angle convertible en tissu MABEL - gris anthracite',
  ],
  [
    'venta-unique',
    'Cama cabeceira capitonê SARAH 140x190 cm veludo azul',
    'Cama cabeceira capitonê SARAH 140x190 cm veludo rosa',
  ],
  ['el-corte-ingles', 'Sillón relax eléctrico Berna piel marrón', 'Sillón relax eléctrico Berna piel negro'],
  ['leroy-merlin', 'Móvel de casa de banho Remix cinza 60 cm', 'Móvel de casa de banho Remix branco 60 cm'],
  ['calligaris', 'Sedia Igloo bianco ottico lucido', 'Sedia Igloo tortora opaco'],
  ['kartell', 'Louis Ghost Cadeira transparente', 'Louis Ghost Cadeira preto opaco'],
  [
    'vitra',
    'Vitra Eames Plastic Side Chair DSW, bordo dourado, cotton white',
    'Vitra Eames Plastic Side Chair DSW, bordo dourado, deep black',
  ],
  ['songmics', 'SONGMICS Cadeira de Escritório OBG22BU, Azul', 'SONGMICS Cadeira de Escritório OBG22BK, Preto'],
  [
    'vasagle',
    'VASAGLE Estante com 5 níveis, castanho rústico e preto',
    'VASAGLE Estante com 5 níveis, castanho mel e preto',
  ],
  ['muuto', 'Muuto Outline Sofa 3-Seater Remix 163', 'Muuto Outline Sofa 3-Seater Remix 123'],
  ['hay', 'HAY About A Chair AAC22 soft black', 'HAY About A Chair AAC22 concrete grey'],
]

const otherSizes: readonly Pair[] = [
  ['ikea', 'BILLY Estante, branco, 80x28x202 cm', 'BILLY Estante, branco, 40x28x202 cm'],
  [
    'ikea',
    'BILLY Estante, branco, 80x28x202 cm',
    'BILLY Estante, branco, 80x28x106 cm',
    { euros: 49.99 },
    { euros: 39.99 },
  ],
  ['ikea', 'MALM Estrutura de cama, alta, branco, 140x200 cm', 'MALM Estrutura de cama, alta, branco, 160x200 cm'],
  ['ikea', 'HEMNES Estrutura de cama, velatura branca, 90x200', 'HEMNES Estrutura de cama, velatura branca, 120x200'],
  ['ikea', 'LACK Prateleira de parede, branco, 110x26 cm', 'LACK Prateleira de parede, branco, 190x26 cm'],
  ['pikolin', 'Colchão Pikolin Altea 90x190 cm', 'Colchão Pikolin Altea 90x200 cm'],
  [
    'pikolin',
    'Colchón Pikolin Adapt-Tech 135x190',
    'Colchón Pikolin Adapt-Tech 150x190',
    { euros: 399 },
    { euros: 429 },
  ],
  ['emma', 'Colchão Emma Original 140 x 190', 'Colchão Emma Original 140 x 200'],
  ['flex', 'Colchão Flex Mood 90 x 190', 'Colchão Flex Mood 105 x 190'],
  ['conforama', 'Mesa de jantar Clayton 140 cm', 'Mesa de jantar Clayton 160 cm'],
  ['conforama', 'Sofá Alberta 3 lugares', 'Sofá Alberta 2 lugares'],
  ['conforama', 'SOFA ALBERTA 3L CINZA', 'SOFA ALBERTA 2L CINZA'],
  ['conforama', 'Roupeiro Madrid 2 portas branco', 'Roupeiro Madrid 4 portas branco'],
  ['kave-home', 'Mesa Vashti 120 cm redonda', 'Mesa Vashti 150 cm redonda'],
  ['kave-home', 'Mesa de jantar extensível Vivy 160 (240) x 90 cm', 'Mesa de jantar extensível Vivy 180 (260) x 90 cm'],
  ['kave-home', 'Tapete Neida Ø 150 cm', 'Tapete Neida Ø 200 cm'],
  ['kave-home', 'Banco alto Nina altura 62 cm', 'Banco alto Nina altura 77 cm'],
  ['kave-home', 'Espelho Zada 60 cm', 'Espelho Zada 80 cm'],
  ['sklum', 'Candeeiro de teto Satu Ø40', 'Candeeiro de teto Satu Ø50'],
  ['sklum', 'Estante de parede Kaia 3 prateleiras', 'Estante de parede Kaia 4 prateleiras'],
  ['maisons-du-monde', 'Tapete em algodão branco 140x200 Bohème', 'Tapete em algodão branco 160x230 Bohème'],
  ['maisons-du-monde', 'Table à manger 8 personnes L180 Nora', 'Table à manger 6 personnes L150 Nora'],
  ['maisons-du-monde', 'Buffet 2 portes 3 tiroirs Austral', 'Buffet 4 portes 3 tiroirs Austral'],
  ['westwing-collection', 'Runder Teppich Lou, D 120 cm', 'Runder Teppich Lou, D 150 cm'],
  [
    'westwing-collection',
    'Esstisch Luca, in verschiedenen Größen, B 180 x T 90 cm',
    'Esstisch Luca, in verschiedenen Größen, B 200 x T 90 cm',
  ],
  ['jysk', 'Colchão de molas PLUS S15 DREAMZONE 90x200', 'Colchão de molas PLUS S15 DREAMZONE 140x200'],
  ['jysk', 'Cortina AMUNGEN 1x140x245 cinzento', 'Cortina AMUNGEN 1x140x300 cinzento'],
  ['jysk', 'Almofada HOPS 45x45 bege', 'Almofada HOPS 60x60 bege'],
  ['xora', 'Schwebetürenschrank Includo 200 cm weiß', 'Schwebetürenschrank Includo 250 cm weiß'],
  ['home24', 'Boxspringbett Kinx 140 x 200cm', 'Boxspringbett Kinx 180 x 200cm'],
  ['beliani', 'Tapete de lã bege 80 x 150 cm EMIRLER', 'Tapete de lã bege 140 x 200 cm EMIRLER'],
  [
    'vidaxl',
    'vidaXL Tampo de mesa quadrado madeira maciça 70x70x2,5 cm',
    'vidaXL Tampo de mesa quadrado madeira maciça 70x70x1,5 cm',
  ],
  [
    'vidaxl',
    'vidaXL Tampo de mesa redondo Ø60x2,5 cm pinho maciço',
    'vidaXL Tampo de mesa redondo Ø70x2,5 cm pinho maciço',
  ],
  ['leroy-merlin', 'Armário alto Delinia ID Toscane 60x214 cm', 'Armário alto Delinia ID Toscane 60x138 cm'],
  ['leroy-merlin', 'Bancada laminada Luna 180 x 60 x 2,8 cm', 'Bancada laminada Luna 247 x 60 x 2,8 cm'],
  ['leroy-merlin', 'Estore de rolo Screen Inspire 100x250', 'Estore de rolo Screen Inspire 120x250'],
  ['leroy-merlin', 'Móvel de lavatório Nairobi 600 mm', 'Móvel de lavatório Nairobi 800 mm'],
  ['ercol', 'Ercol Bosco dining table 1.5 m', 'Ercol Bosco dining table 1.8 m'],
  ['furinno', 'Furinno TV Stand Jaya 47 inch', 'Furinno TV Stand Jaya 55 inch'],
  ['furinno', 'Furinno Mesa Simplista 47"', 'Furinno Mesa Simplista 60"'],
  ['hemma', 'Sofa Arvid 2-Sitzer', 'Sofa Arvid 2,5-Sitzer'],
  ['hemma', 'Canapé Arvid 2 places', 'Canapé Arvid 3 places'],
  ['hemma', 'Divano Arvid due posti', 'Divano Arvid tre posti'],
  ['el-corte-ingles', 'Nórdico Lisboa cama 150 cm', 'Nórdico Lisboa cama 90 cm'],
  ['el-corte-ingles', 'Capa de edredão Porto casal', 'Capa de edredão Porto solteiro'],
  ['artemide', 'Artemide Tolomeo Mini candeeiro de mesa', 'Artemide Tolomeo Micro candeeiro de mesa'],
  ['artemide', 'Artemide Dioscuri 25 parede/teto', 'Artemide Dioscuri 35 parede/teto'],
  ['louis-poulsen', 'Louis Poulsen PH 3/2 candeeiro suspenso', 'Louis Poulsen PH 5 candeeiro suspenso'],
  ['flos', 'Flos Glo-Ball S1', 'Flos Glo-Ball S2'],
  ['ikea', 'KALLAX Estante 2x4, branco', 'KALLAX Estante 4x4, branco', { euros: 79 }, { euros: 119 }],
  ['ikea', 'KALLAX estante 77x147 branco', 'KALLAX estante 77x77 branco'],
  ['ikea', 'PAX Roupeiro 200x60x236', 'PAX Roupeiro 200x60x201'],
]

const otherMakes: readonly Pair[] = [
  // side
  ['conforama', 'Sofá chaise longue Dakota canto esquerdo cinza', 'Sofá chaise longue Dakota canto direito cinza'],
  ['conforama', 'SOFA CHAISE LONGUE DAKOTA ESQ. CINZA', 'SOFA CHAISE LONGUE DAKOTA DIR. CINZA'],
  ['conforama', 'Sofá c/ chaise longue Dakota esqª', 'Sofá c/ chaise longue Dakota dtª'],
  [
    'kave-home',
    'Sofá Blok 3 lugares chaise longue direita cinzento 300 cm',
    'Sofá Blok 3 lugares chaise longue esquerda cinzento 300 cm',
  ],
  ['venta-unique', 'Canapé d’angle droit en tissu gris ROMANE', 'Canapé d’angle gauche en tissu gris ROMANE'],
  ['hemma', 'Divano angolare Arvid destro grigio', 'Divano angolare Arvid sinistro grigio'],
  ['home24', 'Ecksofa Hudson Longchair davorstehend links', 'Ecksofa Hudson Longchair davorstehend rechts'],
  ['dfs', 'Zinc left hand facing chaise sofa', 'Zinc right hand facing chaise sofa'],
  ['dfs', 'Zinc LHF chaise sofa', 'Zinc RHF chaise sofa'],
  ['el-corte-ingles', 'Sofá Berlín chaiselongue izda. gris', 'Sofá Berlín chaiselongue dcha. gris'],
  // count
  ['sklum', 'Pack 2 cadeiras de jantar Glamm', 'Pack 4 cadeiras de jantar Glamm', { euros: 120 }, { euros: 220 }],
  ['sklum', 'Pack de 2 sillas Scand Nordic', 'Pack de 6 sillas Scand Nordic', { euros: 99 }, { euros: 249 }],
  [
    'beliani',
    'Conjunto de 2 cadeiras ROCKEFELLER',
    'Conjunto de 8 cadeiras ROCKEFELLER',
    { euros: 99 },
    { euros: 349 },
  ],
  ['beliani', '2er Set Esszimmerstühle MELFORT', '4er Set Esszimmerstühle MELFORT'],
  [
    'vidaxl',
    'vidaXL Cadeiras de jantar 2 pcs tecido cinza',
    'vidaXL Cadeiras de jantar 6 pcs tecido cinza',
    { euros: 119 },
    { euros: 299 },
  ],
  ['vidaxl', 'vidaXL 3 pcs conjunto de bistrô aço preto', 'vidaXL 5 pcs conjunto de bistrô aço preto'],
  ['songmics', 'SONGMICS Cabides de veludo, 50 unidades', 'SONGMICS Cabides de veludo, 30 unidades'],
  ['ikea', 'STEFAN Cadeira, castanho-preto', '4 x STEFAN Cadeira, castanho-preto', { euros: 30 }, { euros: 120 }],
  [
    'ikea',
    'STEFAN Cadeira, castanho-preto',
    'STEFAN Cadeira, castanho-preto (conjunto de 2)',
    { euros: 30 },
    { euros: 60 },
  ],
  ['conforama', 'Lote de 4 cadeiras Dina', 'Cadeira Dina', { euros: 160 }, { euros: 40 }],
  ['conforama', 'Par de mesas de cabeceira Nora', 'Mesa de cabeceira Nora', { euros: 90 }, { euros: 50 }],
  // filling, firmness, edition
  ['emma', 'Colchão Emma Hybrid 140x190', 'Colchão Emma Original 140x190'],
  ['emma', 'Colchão Emma Hybrid 140x190', 'Colchão Emma Hybrid Premium 140x190', { euros: 399 }, { euros: 549 }],
  ['flex', 'Colchão Flex Nube viscoelástico 150x190', 'Colchão Flex Nube molas ensacadas 150x190'],
  ['molaflex', 'Colchão Molaflex Sensity firme 160x200', 'Colchão Molaflex Sensity suave 160x200'],
  ['f-a-n', 'Kaltschaummatratze Medisan H2 90x200', 'Kaltschaummatratze Medisan H3 90x200'],
  ['f-a-n', 'Matratze Medisan KS 90x200 Härtegrad 2', 'Matratze Medisan KS 90x200 Härtegrad 4'],
  ['velfont', 'Almofada Velfont fibra 70 cm firmeza média', 'Almofada Velfont fibra 70 cm firmeza alta'],
  ['velfont', 'Edredão Velfont Nordico 240x220 300 g/m2', 'Edredão Velfont Nordico 240x220 125 g/m2'],
  ['velfont', 'Almofada Velfont de penas 70 cm', 'Almofada Velfont de látex 70 cm'],
  // with and without
  ['conforama', 'Cama Lena 140x190 com gavetas', 'Cama Lena 140x190 sem gavetas'],
  ['conforama', 'Cama Lena 140x190 com colchão', 'Cama Lena 140x190', { euros: 249 }, { euros: 219 }],
  ['conforama', 'Cama de casal Lena 140x190 c/ estrado', 'Cama de casal Lena 140x190 s/ estrado'],
  [
    'beliani',
    'Cama com arrumação em tecido cinza 160 x 200 cm RENNES',
    'Cama em tecido cinza 160 x 200 cm RENNES',
    { euros: 499 },
    { euros: 449 },
  ],
  [
    'ikea',
    'MALM Estrutura de cama c/4 gavetas, branco, 160x200',
    'MALM Estrutura de cama c/2 gavetas, branco, 160x200',
  ],
  [
    'ikea',
    'MALM Estrutura de cama c/4 caixas arrumação, branco, 160x200',
    'MALM Estrutura de cama, branco, 160x200',
    { euros: 349 },
    { euros: 249 },
  ],
  ['ikea', 'MALM Cómoda c/4 gavetas, branco', 'MALM Cómoda c/6 gavetas, branco'],
  [
    'ikea',
    'BRIMNES Cama c/ cabeceira, branco, 160x200',
    'BRIMNES Cama, branco, 160x200',
    { euros: 299 },
    { euros: 249 },
  ],
  ['hemma', 'Letto Arvid con contenitore 160x190', 'Letto Arvid 160x190'],
  ['hemma', 'Canapé Arvid convertible gris', 'Canapé Arvid fixe gris'],
  ['hemma', 'Lit Arvid avec sommier 140x190', 'Lit Arvid sans sommier 140x190'],
  ['hemma', 'Sofa Arvid mit Schlaffunktion grau', 'Sofa Arvid grau'],
  ['hemma', 'Roupeiro Arvid com espelho branco', 'Roupeiro Arvid branco'],
  ['hemma', 'Móvel de TV Arvid com LED branco', 'Móvel de TV Arvid branco'],
  ['hemma', 'Cadeira Arvid com braços cinza', 'Cadeira Arvid cinza'],
  ['hemma', 'Cadeira de escritório Arvid com apoio de cabeça preta', 'Cadeira de escritório Arvid preta'],
  // material and legs
  ['kave-home', 'Mesa Vashti vidro e aço preto 120 cm', 'Mesa Vashti madeira e aço preto 120 cm'],
  ['kave-home', 'Sofá Blok tecido cinza', 'Sofá Blok pele cinza'],
  ['sklum', 'Cadeira Nordic pés em madeira branca', 'Cadeira Nordic pés metálicos branca'],
  ['sklum', 'Cadeira Nordic veludo cinza pernas douradas', 'Cadeira Nordic veludo cinza pernas pretas'],
  ['conforama', 'Mesa Oslo tampo em vidro', 'Mesa Oslo tampo em cerâmica'],
  ['conforama', 'Poltrona relax Sena elétrica tecido castanho', 'Poltrona relax Sena manual tecido castanho'],
  ['conforama', 'Sofá relax Sena 2 motores', 'Sofá relax Sena 1 motor'],
  ['teak-house', 'Banco de jardim Bali teca 120 cm', 'Banco de jardim Bali acácia 120 cm'],
  ['xora', 'Stuhl Linda Kunstleder grau', 'Stuhl Linda Echtleder grau'],
  ['xora', 'Stuhl Linda Vierfußgestell schwarz', 'Stuhl Linda Freischwinger schwarz'],
]

const otherArticles: readonly Pair[] = [
  // sub-models
  [
    'ikea',
    'BILLY Estante, branco, 80x30x202 cm',
    'BILLY / OXBERG Estante c/portas, branco, 80x30x202 cm',
    { euros: 59 },
    { euros: 109 },
  ],
  ['ikea', 'BILLY / OXBERG Estante c/portas, branco', 'BILLY / HÖGBO Estante c/portas, branco'],
  ['ikea', 'PLATSA / FONNES Roupeiro, branco', 'PLATSA / SANNIDAL Roupeiro, branco'],
  ['conforama', 'Sofá Nora 3 lugares cinza', 'Sofá Nora II 3 lugares cinza', { euros: 399 }, { euros: 499 }],
  ['conforama', 'Sofá Nora 3 lugares cinza', 'Sofá Nora Plus 3 lugares cinza', { euros: 399 }, { euros: 499 }],
  ['conforama', 'Sofá Nora 3 lugares cinza', 'Sofá Nora XL 3 lugares cinza'],
  ['home24', 'Sofa Hudson I (3-Sitzer) grau', 'Sofa Hudson II (3-Sitzer) grau', { euros: 799 }, { euros: 899 }],
  ['secretlab', 'Secretlab Titan Evo 2022 preto', 'Secretlab Omega 2020 preto'],
  ['herman-miller', 'Herman Miller Aeron Size B Graphite', 'Herman Miller Aeron Size C Graphite'],
  ['herman-miller', 'Herman Miller Aeron tamanho B', 'Herman Miller Aeron tamanho A'],
  ['markus', 'Cadeira gaming Drift DR150', 'Cadeira gaming Drift DR175'],
  ['markus', 'Cadeira gaming Drift DR 150', 'Cadeira gaming Drift DR 250'],
  ['ikea', 'EKTORP Sofá 3 lugares, Hallarp bege', 'EKTORP Poltrona, Hallarp bege', { euros: 499 }, { euros: 299 }],
  // covers and parts
  [
    'ikea',
    'EKTORP Sofá 3 lugares, Hallarp bege',
    'EKTORP Capa p/sofá 3 lugares, Hallarp bege',
    { euros: 499 },
    { euros: 129 },
  ],
  [
    'ikea',
    'EKTORP Sofá 3 lugares, Hallarp bege',
    'EKTORP Capa p/sofá 3 lugares, Hallarp bege',
    { euros: 499 },
    { euros: 299 },
  ],
  [
    'ikea',
    'KLIPPAN Funda para sofá de 2 plazas, Vissle gris',
    'KLIPPAN Sofá 2 plazas, Vissle gris',
    { euros: 99 },
    { euros: 199 },
  ],
  ['ikea', 'POÄNG Almofada p/poltrona, Knisa preto', 'POÄNG Poltrona, Knisa preto', { euros: 49 }, { euros: 89 }],
  ['ikea', 'Bezug für KLIPPAN 2er-Sofa, Vissle grau', 'KLIPPAN 2er-Sofa, Vissle grau', { euros: 99 }, { euros: 199 }],
  ['ikea', 'KALLAX Estante, branco, 77x147 cm', 'KALLAX Porta para estante, branco', { euros: 79 }, { euros: 20 }],
  ['kave-home', 'Pés para sofá Blok em metal preto', 'Sofá Blok preto', { euros: 300 }, { euros: 999 }],
  ['kave-home', 'Capa para pufe Blok cinza', 'Pufe Blok cinza', { euros: 90 }, { euros: 150 }],
  ['herman-miller', 'Apoio de braço para cadeira Aeron', 'Cadeira Aeron', { euros: 300 }, { euros: 1200 }],
  ['hemma', 'Housse de canapé Arvid 3 places gris', 'Canapé Arvid 3 places gris', { euros: 199 }, { euros: 390 }],
  ['hemma', 'Fodera per divano Arvid 3 posti grigio', 'Divano Arvid 3 posti grigio', { euros: 199 }, { euros: 390 }],
  ['hemma', 'Arvid sofa cover 3 seater grey', 'Arvid sofa 3 seater grey', { euros: 199 }, { euros: 390 }],
  ['weber', 'Capa para mesa de jardim Bali 180 cm', 'Mesa de jardim Bali 180 cm', { euros: 60 }, { euros: 199 }],
  // bundles
  ['conforama', 'Conjunto mesa Clayton + 4 cadeiras Dina', 'Mesa Clayton', { euros: 399 }, { euros: 219 }],
  ['conforama', 'Mesa de jantar Clayton com 4 cadeiras', 'Mesa de jantar Clayton', { euros: 399 }, { euros: 249 }],
  [
    'conforama',
    'Quarto completo Lena (cama + 2 mesas de cabeceira + cómoda)',
    'Cama Lena',
    { euros: 799 },
    { euros: 299 },
  ],
  ['conforama', 'Cama Lena + mesa de cabeceira', 'Cama Lena', { euros: 350 }, { euros: 299 }],
  ['conforama', 'Pack Sofá Nora 3+2 lugares cinza', 'Sofá Nora 3 lugares cinza', { euros: 699 }, { euros: 399 }],
  ['conforama', 'Poltrona Sena + repousa-pés cinza', 'Poltrona Sena cinza', { euros: 299 }, { euros: 249 }],
  [
    'emma',
    'Pack Emma: colchão Original + 2 almofadas 140x190',
    'Colchão Emma Original 140x190',
    { euros: 449 },
    { euros: 399 },
  ],
  ['hemma', 'Lampe de table Arvid + ampoule LED', 'Lampe de table Arvid', { euros: 59 }, { euros: 49 }],
  ['hemma', 'Poltrona Arvid', 'Pufe Arvid', { euros: 199 }, { euros: 129 }],
  // condition, bulbs, others of one series
  [
    'herman-miller',
    'Herman Miller Aeron tamanho B preta',
    'Herman Miller Aeron tamanho B preta',
    {},
    { condition: 'used' },
  ],
  [
    'herman-miller',
    'Herman Miller Aeron B preta',
    'Herman Miller Aeron B preta',
    { gtin: GTIN },
    { gtin: GTIN, condition: 'refurbished' },
  ],
  ['philips', 'Candeeiro de mesa Philips Hue Go', 'Lâmpada Philips Hue Go E27', { euros: 79 }, { euros: 49 }],
  ['ikea', 'FADO Candeeiro de mesa branco', 'Lâmpada LED E27 p/ FADO branco', { euros: 30 }, { euros: 10 }],
  ['conforama', 'Mesa de cabeceira Nora branco', 'Mesa de centro Nora branco'],
  ['conforama', 'Mesa de jantar Nora branco', 'Mesa de apoio Nora branco', { euros: 99 }, { euros: 59 }],
  ['conforama', 'Cómoda Nora branco', 'Aparador Nora branco'],
  ['conforama', 'Candeeiro de pé Nora preto', 'Candeeiro de teto Nora preto'],
  ['sklum', 'Mesa de jantar redonda Tuli', 'Mesa de jantar retangular Tuli'],
  ['westwing-collection', 'Esstisch Luca aus Eichenholz rund', 'Esstisch Luca aus Eichenholz oval'],
  // identifiers that shops share or mistake
  ['hemma', 'Sofá Arvid 3 lugares cinza', 'Sofá Arvid 3 lugares azul', { gtin: GTIN }, { gtin: GTIN }],
  ['hemma', 'Sofá Arvid 3 lugares cinza', 'Candeeiro Mosa', { gtin: GTIN }, { gtin: GTIN, euros: 39 }],
  ['hemma', 'Cama Arvid 140x190 branco', 'Cama Arvid 160x200 branco', { gtin: GTIN }, { gtin: GTIN }],
  ['hemma', 'Cadeira Arvid', 'Conjunto de 4 cadeiras Arvid', { gtin: GTIN, euros: 60 }, { gtin: GTIN, euros: 200 }],
  [
    'hemma',
    'Cadeira Arvid cinza',
    'Mesa Arvid cinza',
    { gtin: GTIN, euros: 60, category: 4011 },
    { gtin: GTIN, euros: 120, category: 4002 },
  ],
  ['hemma', 'Sofá Arvid cinza', 'Capa para sofá Arvid cinza', { gtin: GTIN, euros: 500 }, { gtin: GTIN, euros: 120 }],
  ['hemma', 'Sofá Arvid cinza chaise esquerda', 'Sofá Arvid cinza chaise direita', { gtin: GTIN }, { gtin: GTIN }],
]

const stillOthers: readonly Pair[] = [
  ['hemma', 'Cadeira Arvid cor 104', 'Cadeira Arvid cor 208'],
  ['hemma', 'Sofá Arvid tecido Lido 04', 'Sofá Arvid tecido Lido 16'],
  ['hemma', 'Sofá Arvid Velvet 07 cinza', 'Sofá Arvid Velvet 11 cinza'],
  ['hemma', 'Sofá Arvid cat. A', 'Sofá Arvid cat. C', { euros: 500 }, { euros: 640 }],
  ['hemma', 'Sofa Arvid PG 1', 'Sofa Arvid PG 4', { euros: 500 }, { euros: 640 }],
  ['hemma', 'Mesa Arvid RAL 9010', 'Mesa Arvid RAL 7016'],
  ['hemma', 'Mesa Arvid branco/preto', 'Mesa Arvid branco/carvalho'],
  ['hemma', 'Mesa Arvid preto e dourado', 'Mesa Arvid branco e dourado'],
  ['hemma', 'Arvid coffee table, black/oak', 'Arvid coffee table, white/oak'],
  ['hemma', 'Arvid sideboard light oak', 'Arvid sideboard smoked oak'],
  ['hemma', 'Arvid Sideboard Wildeiche', 'Arvid Sideboard Kernbuche'],
  ['hemma', 'Arvid Sideboard Eiche hell', 'Arvid Sideboard Eiche dunkel'],
  ['hemma', 'Buffet Arvid chêne clair', 'Buffet Arvid chêne foncé'],
  ['hemma', 'Credenza Arvid rovere chiaro', 'Credenza Arvid rovere scuro'],
  ['hemma', 'Aparador Arvid roble natural', 'Aparador Arvid roble ahumado'],
  ['hemma', 'Sessel Arvid cognac', 'Sessel Arvid taupe'],
  ['hemma', 'Fauteuil Arvid ocre', 'Fauteuil Arvid terracotta'],
  ['hemma', 'Candeeiro Arvid cromado', 'Candeeiro Arvid latão'],
  ['hemma', 'Candeeiro Arvid cromado', 'Candeeiro Arvid níquel mate'],
  ['hemma', 'Torneira Arvid cromada', 'Torneira Arvid preto mate'],
  ['hemma', 'Espelho Arvid moldura preta', 'Espelho Arvid moldura dourada'],
  ['hemma', 'Cadeira Arvid estrutura preta assento cinza', 'Cadeira Arvid estrutura branca assento cinza'],
  ['hemma', 'Tapete Arvid 160 x 230', 'Tapete Arvid 200 x 290'],
  ['hemma', 'Tapete Arvid 5\'3" x 7\'7"', 'Tapete Arvid 6\'7" x 9\'6"'],
  ['hemma', 'Alfombra Arvid 1,60 x 2,30 m', 'Alfombra Arvid 2,00 x 2,90 m'],
  ['hemma', 'Colchão Arvid 140x190x25', 'Colchão Arvid 140x190x30'],
  ['hemma', 'Colchão Arvid 25 cm altura 140x190', 'Colchão Arvid 20 cm altura 140x190'],
  ['hemma', 'Colchão Arvid casal', 'Colchão Arvid solteiro'],
  ['hemma', 'Cama Arvid king size', 'Cama Arvid queen size'],
  ['hemma', 'Arvid bed frame 4ft6 double', 'Arvid bed frame 5ft king'],
  ['hemma', 'Estante Arvid 5 níveis', 'Estante Arvid 4 níveis'],
  ['hemma', 'Móvel TV Arvid 1 porta 2 gavetas', 'Móvel TV Arvid 2 portas 1 gaveta'],
  ['hemma', 'Mesa Arvid para 4 pessoas', 'Mesa Arvid para 6 pessoas'],
  ['hemma', 'Candeeiro Arvid 3 luzes', 'Candeeiro Arvid 5 luzes'],
  ['hemma', 'Lustre Arvid 3xE14', 'Lustre Arvid 5xE14'],
  ['hemma', 'Candeeiro Arvid E27', 'Candeeiro Arvid GU10'],
  ['hemma', 'Candeeiro Arvid LED 3000K', 'Candeeiro Arvid LED 4000K'],
  ['hemma', 'Ventoinha Arvid 107 cm', 'Ventoinha Arvid 132 cm'],
  ['hemma', 'Almofada Arvid 40x60', 'Almofada Arvid 50x50'],
  ['hemma', 'Sofá Arvid 2 lugares relax elétrico', 'Sofá Arvid 2 lugares relax manual'],
  ['hemma', 'Sofá Arvid esquina izquierda', 'Sofá Arvid esquina derecha'],
  ['hemma', 'Roupeiro Arvid portas de correr', 'Roupeiro Arvid portas de abrir'],
  ['hemma', 'Cama Arvid alta', 'Cama Arvid baixa'],
  ['hemma', 'Mesa Arvid com prolongador', 'Mesa Arvid', { euros: 300 }, { euros: 240 }],
  ['hemma', 'Colchão Arvid + 2 almofadas', 'Colchão Arvid', { euros: 300 }, { euros: 280 }],
  ['hemma', 'Sommier + colchão Arvid 140x190', 'Colchão Arvid 140x190', { euros: 400 }, { euros: 300 }],
  ['hemma', 'Tampo para mesa Arvid 140 cm', 'Mesa Arvid 140 cm', { euros: 90 }, { euros: 190 }],
  ['hemma', 'Prateleira extra para roupeiro Arvid branco', 'Roupeiro Arvid branco', { euros: 30 }, { euros: 290 }],
  ['hemma', 'Prateleira extra para estante Arvid branco', 'Estante Arvid branco', { euros: 30 }, { euros: 90 }],
  ['hemma', 'Abajur para candeeiro Arvid bege', 'Candeeiro Arvid bege', { euros: 30 }, { euros: 49 }],
  ['hemma', 'Ersatzbezug Sofa Arvid grau', 'Sofa Arvid grau', { euros: 200 }, { euros: 390 }],
  ['hemma', 'Cabeceira Arvid 160 cm', 'Cama Arvid 160 cm'],
  [
    'hemma',
    'Estrutura de cama Arvid 160x200',
    'Cama completa Arvid 160x200 com colchão e estrado',
    { euros: 250 },
    { euros: 380 },
  ],
  ['hemma', 'Cómoda Arvid montada', 'Cómoda Arvid por montar'],
  ['hemma', 'Espelho Arvid redondo', 'Espelho Arvid oval'],
  ['hemma', 'Sofá Arvid cinza', 'Sofá Arvid cinza', {}, { condition: 'refurbished' }],
  ['hemma', 'Cadeira Arvid 46 cm', 'Cadeira Arvid 48 cm', { mpn: 'AR-4601' }, { mpn: 'AR-4801' }],
  ['hemma', 'Cadeira Arvid preta', 'Cadeira Arvid branca', { mpn: 'AR46' }, { mpn: 'AR46' }],
  ['hemma', 'Cadeira Arvid', 'Pack 2 cadeiras Arvid', { mpn: 'AR46', euros: 50 }, { mpn: 'AR46', euros: 98 }],
  ['hemma', 'Cómoda Arvid 3 gavetas branco', 'Cómoda Arvid 6 gavetas branco', { gtin: GTIN }, { gtin: GTIN }],
  ['hemma', 'Sofá Arvid 2 lugares cinza', 'Sofá Arvid 3 lugares cinza', { gtin: GTIN }, { gtin: GTIN }],
  ['hemma', 'Cama Arvid com colchão', 'Cama Arvid sem colchão', { gtin: GTIN }, { gtin: GTIN }],
  ['hemma', 'Tapete Arvid cinza claro', 'Tapete Arvid cinza escuro', { gtin: GTIN }, { gtin: GTIN }],
  ['hemma', 'Capa de almofada Arvid', 'Almofada Arvid', { euros: 12 }, { euros: 19 }],
]

const sameArticles: readonly Pair[] = [
  ['jysk', 'Tapete Neida Ø 150 cm', 'Tapete redondo Neida 150 cm'],
  ['hemma', 'Canapé Arvid 2 places gris', 'Divano Arvid due posti grigio'],
  ['ikea', 'BILLY Estante, branco, 80x28x202 cm', 'Estante BILLY Branca 80x28x202cm'],
  ['ikea', 'BILLY Estante, branco, 80x28x202 cm', 'IKEA Billy Bücherregal weiß 80x28x202 cm'],
  ['ikea', 'MALM Cómoda c/6 gavetas, branco, 80x123 cm', 'IKEA Cómoda MALM 6 gavetas Branco 80x123cm'],
  [
    'ikea',
    'KALLAX Estante, branco, 77x147 cm',
    'Étagère KALLAX blanc 77x147 cm',
    { category: 6001 },
    { category: 6001 },
  ],
  ['ikea', 'POÄNG Poltrona, chapa de bétula/Knisa preto', 'IKEA POANG poltrona bétula, Knisa preto'],
  ['kave-home', 'Sofá Blok 3 lugares cinzento 240 cm', 'Sofá Blok de 3 plazas gris 240 cm'],
  [
    'kave-home',
    'Sofá Blok 3 lugares chaise longue direita cinzento 300 cm',
    'KAVE HOME - Sofá 3 lugares Blok, chaise longue à direita, cor cinzento, 300 cm',
  ],
  ['kave-home', 'Cadeira Konna chenille bege', 'Silla Konna de chenilla beige'],
  ['sklum', 'Cadeira de jantar em veludo Glamm Verde Sálvia', 'Silla de comedor en terciopelo Glamm verde salvia'],
  ['maisons-du-monde', 'Sofá 3 lugares cor de antracite Julian', 'Sofá Julian 3 lugares antracite'],
  ['maisons-du-monde', 'Canapé 3 places en velours vert kaki Kant', 'Sofá Kant 3 lugares veludo verde-caqui'],
  [
    'westwing-collection',
    'Sofa Fluente (3-Sitzer) Webstoff Hellgrau',
    'Sofá Fluente (3 lugares) em tecido cinza-claro',
  ],
  ['westwing-collection', 'Sofá Lennon (3 lugares), bouclé cru', 'Sofa Lennon (3-Sitzer), Bouclé Ecru'],
  ['jysk', 'Cadeira de jantar BAKKELY carvalho', 'JYSK Cadeira de jantar BAKKELY cor de carvalho'],
  ['conforama', 'SOFA CHAISE LONGUE DAKOTA ESQ. CINZA', 'Sofá chaise longue Dakota canto esquerdo cinza'],
  ['conforama', 'Mesa de jantar Clayton 140 cm', 'Mesa de jantar Clayton 1,40 m'],
  ['conforama', 'Roupeiro Madrid 2 portas branco', 'Roupeiro de 2 portas Madrid, branco, 90x200 cm'],
  ['xora', 'Esstisch Tessa Eiche massiv 160x90', 'Mesa de jantar Tessa carvalho maciço 160x90 cm'],
  ['home24', 'Sofa Hudson II (3-Sitzer) grau', 'Hudson II sofá 3 lugares cinzento'],
  [
    'beliani',
    'Cama de casal em veludo azul-marinho 160 x 200 cm FITOU',
    'Beliani Cama FITOU 160x200 cm Veludo Azul Marinho',
  ],
  [
    'vidaxl',
    'vidaXL Mesa de cabeceira 40x30x40 cm carvalho sonoma',
    'vidaXL Mesa de Cabeceira 40x30x40 cm Contraplacado Carvalho Sonoma',
    { gtin: GTIN },
    { gtin: GTIN },
  ],
  [
    'vidaxl',
    'vidaXL Sofá de 2 lugares tecido cinzento-escuro',
    'Sofá 2 lugares vidaXL em tecido cinza escuro',
    { mpn: '288786' },
    { mpn: '288786' },
  ],
  ['pikolin', 'Colchão Pikolin Altea 90x190 cm', 'PIKOLIN COLCHÃO ALTEA 90X190'],
  ['pikolin', 'Colchão Pikolin Altea 90x190 cm', 'Colchón Altea Pikolin 90 x 190 cm'],
  ['pikolin', 'Colchão Pikolin Altea 900x1900 mm', 'Colchón Altea Pikolin 90 x 190 cm'],
  ['leroy-merlin', 'Móvel de lavatório Nairobi 600 mm', 'Móvel de lavatório Nairobi 60 cm'],
  ['f-a-n', 'Kaltschaummatratze Medisan H2 90x200', 'Colchão Medisan H2 90x200 cm'],
  ['songmics', 'SONGMICS Cadeira de Escritório OBG22BK, Preto', 'SONGMICS OBG22BK cadeira de escritório preta'],
  ['markus', 'Cadeira gaming Drift DR150', 'Drift DR-150 cadeira gaming'],
  ['hemma', 'Ecksofa Arvid links, Stoff grau', 'Sofá de canto Arvid esquerdo em tecido cinza'],
  ['hemma', 'Sofa Arvid Zweisitzer grau', 'Sofá Arvid 2 lugares cinzento'],
  ['hemma', 'Sofá Arvd 2 lugares cinzeto', 'Sofá Arvid 2 lugares cinzento', { gtin: GTIN }, { gtin: GTIN }],
  [
    'hemma',
    'Roupeiro Arvid com espelho branco',
    'Armario Arvid con espejo blanco',
    { category: 2022, text: 'Largura: 150 cm. Altura: 200 cm.' },
    { category: 2022, text: 'Ancho: 150 cm. Alto: 200 cm. Color: blanco.', fields: { color: 'blanco' } },
  ],
  ['hemma', 'Cama Arvid 160x200 com colchão', 'Cama Arvid 160 x 200 cm, colchão incluído'],
  [
    'hemma',
    'Cama Arvid 160x200 branco',
    'Cama Arvid branca',
    {},
    { text: 'Dimensões do colchão: 160 x 200 cm. Cor: branco.' },
  ],
  [
    'hemma',
    'Mesa Arvid 180 x 90 cm carvalho',
    'Mesa de jantar Arvid em carvalho',
    {},
    { text: 'Comprimento: 180 cm. Largura: 90 cm. Altura: 75 cm.' },
  ],
  ['hemma', 'Candeeiro de pé Arvid preto', 'Candeeiro de chão Arvid, preto mate'],
  [
    'hemma',
    'Sofá Arvid cinza chaise esquerda',
    'Sofá com chaise longue esquerda Arvid cinzento',
    { gtin: GTIN },
    { gtin: GTIN },
  ],
  ['flos', 'Flos Glo-Ball S1', 'FLOS Glo-Ball S1 candeeiro suspenso'],
  ['kartell', 'Louis Ghost Cadeira transparente', 'Kartell Cadeira Louis Ghost, transparente'],
]

function readOf(shop: number, brandSlug: string | null, title: string, said: Said = {}): ArticleFeatures {
  return readAs(shop, title, { ...said, brandSlug })
}

/** The pair as shops with and without the brand say it. */
function compareAll([brand, one, other, saidOfOne, saidOfOther]: Pair): Comparison[] {
  return (
    [
      [brand, brand],
      [brand, null],
      [null, null],
    ] as const
  ).map(([first, second]) => compareArticles(readOf(1, first, one, saidOfOne), readOf(2, second, other, saidOfOther)))
}

function describeOthers(what: string, pairs: readonly Pair[]): void {
  describe(`not one article: ${what}`, () => {
    for (const pair of pairs) {
      test(pair.slice(0, 3).join(' / '), () => {
        for (const found of compareAll(pair))
          expect(found.decision, JSON.stringify(found.reasons.slice(0, 4))).not.toBe('same')
      })
    }
  })
}

describeOthers('another colour', otherColours)
describeOthers('another size', otherSizes)
describeOthers('another side, count, filling, material or make', otherMakes)
describeOthers('another piece, part, bundle or condition', otherArticles)

describeOthers('codes, woods, two colours, seats, spare parts, identifiers', stillOthers)

describe('one article in the words of two shops', () => {
  for (const pair of sameArticles) {
    test(pair.slice(0, 3).join(' / '), () => {
      const [brand, one, other, saidOfOne, saidOfOther] = pair
      const [found] = compareAll(pair)
      expect(found?.decision, JSON.stringify(found?.reasons.slice(0, 4))).toBe('same')
      const [a, b] = [blockKeys(readOf(1, brand, one, saidOfOne)), blockKeys(readOf(2, brand, other, saidOfOther))]
      expect(a.some((key) => b.includes(key))).toBe(true)
    })
  }
})

test('emma / where no colour is told and one shop says another kind of mattress, it looks the same: a person decides', () => {
  expect(
    compareAll(['emma', 'Colchão Emma Original 140 x 190', 'Emma Original colchão viscoelástico 140x190 cm'])[0]
      ?.decision,
  ).toBe('twin')
})
