import { stemOf } from './stem.ts'

/**
 * Words that decide which article of a series it is: within one class two titles that say different things speak of different
 * articles. A row: class, value, words of several languages, folded.
 */
const ROWS: readonly (readonly [kind: string, value: string, words: string])[] = [
  [
    'side',
    'left',
    'esquerda esquerdo left izquierda izquierdo links linke linker gauche sinistra sinistro lewy lewa lewe lewostronny lewostronna lewostronne linksseitig venstre vanster linkerarm esq esqa esqo esqdo esqda izda izdo izq izqda izqdo gche sx lhf',
  ],
  [
    'side',
    'right',
    'direita direito right derecha derecho rechts rechte rechter droite droit destra destro prawy prawa prawe prawostronny prawostronna prawostronne rechtsseitig hoyre hoger rechterarm dir dta dto drta drto dcha dcho drcha drt dx rhf',
  ],
  ['side', 'either', 'reversivel reversible reversibile umkehrbar universal dwustronny dwustronna wendbar'],
  [
    'bed',
    'single',
    'solteiro individual single einzelbett singolo singola jednoosobowy jednoosobowa jednoosobowe enkeltseng twin',
  ],
  ['bed', 'double', 'casal matrimonio double doppelbett matrimoniale dwuosobowy dwuosobowa dwuosobowe dobbeltseng'],
  ['bed', 'king', 'king superking'],
  ['bed', 'queen', 'queen'],
  ['bed', 'bunk', 'beliche litera etagenbett castello pietrowe bunk'],
  ['firmness', 'soft', 'macio macia soft weich morbido mou miekki miekka suave blando'],
  ['firmness', 'medium', 'medio media medium mittel moyen sredni srednia'],
  ['firmness', 'firm', 'firme firm fest ferme rigido twardy twarda duro dura hart'],
  ['scale', 'mini', 'mini baby'],
  [
    'scale',
    'small',
    'pequeno pequena small klein kleiner kleine kleines petit petite piccolo piccola maly mala male xs',
  ],
  ['scale', 'large', 'grande large gross grosser grosse grosses big grand duzy duza duze maxi'],
  ['scale', 'xl', 'xl'],
  ['scale', 'xxl', 'xxl xxxl'],
  [
    'outline',
    'round',
    'redondo redonda round rund runder runde rundes rond ronde rotondo rotonda tondo okragly okragla okragle circular',
  ],
  ['outline', 'oval', 'oval ovale ovalado owalny owalna'],
  [
    'outline',
    'square',
    'quadrado quadrada square quadratisch quadratischer carre carree quadrato quadrata kwadratowy kwadratowa cuadrado cuadrada',
  ],
  [
    'outline',
    'rectangular',
    'retangular rectangular rechteckig rechteckiger rectangulaire rettangolare prostokatny prostokatna',
  ],
  [
    'outline',
    'corner',
    'canto corner ecksofa eckschrank rinconera rinconero esquinero angle angolo angolare narozny narozna naroznik hjornesofa',
  ],
  ['build', 'convertible', 'convertible convertivel convertibile'],
  ['build', 'fixed', 'fixe fixo fixa fixed fijo fija fest fixe fisso fissa'],
  [
    'build',
    'extending',
    'extensivel extensiveis extensible extendable ausziehbar ausziehbarer extensible allungabile estensibile rozkladany rozkladana expansivel extending uttrekkbar',
  ],
  [
    'build',
    'folding',
    'dobravel rebativel folding plegable klappbar klappbarer pliant pliable pieghevole skladany skladana foldable',
  ],
  ['height', 'high', 'alto alta high tall hoch hoher hohe haut haute wysoki wysoka'],
  ['height', 'low', 'baixo baixa low niedrig niedriger bas basse basso bassa niski niska bajo baja'],
  [
    'finish',
    'gloss',
    'brilho brilhante brillo brillante glossy gloss hochglanz brillant laque laccato lucido lucida polysk alto-brilho',
  ],
  ['finish', 'matt', 'mate matt matte fosco fosca opaco opaca mat matowy'],
  ['make', 'solid', 'macico macica macizo maciza massiv massive massif massello solid'],
  ['make', 'effect', 'efeito imitacao efecto imitacion effect nachbildung dekor imitation imitazione effetto effet'],
  ['make', 'veneer', 'folheado folheada chapado chapada veneer veneered furnier furniert plaque impiallacciato'],
  ['hide', 'real', 'echtleder rindsleder rindleder nappaleder'],
  [
    'hide',
    'imitated',
    'kunstleder lederimitat kunstleer imitatieleer kunstlaer similpiel similicuir similcuero similpelle polipiel polipele courino leatherette',
  ],
  ['timber', 'wildeiche', 'wildeiche'],
  ['timber', 'kernbuche', 'kernbuche'],
  ['place', 'indoor', 'interior indoor innen interieur interno wewnetrzny'],
  ['place', 'outdoor', 'exterior outdoor aussen exterieur esterno zewnetrzny garten'],
  [
    'drive',
    'electric',
    'eletrico eletrica electric power powered motorised motorized electrico electrica elektrisch elektrischer electrique elettrico elettrica elektryczny elektryczna motorizado',
  ],
  ['drive', 'manual', 'manual manuell manuel manuale reczny reczna'],
  ['print', 'striped', 'riscas listras striped stripe stripes rayas gestreift raye righe paski'],
  ['print', 'checked', 'xadrez quadrados checked checkered plaid gingham cuadros kariert carreaux quadri kratka'],
  ['print', 'plain', 'liso lisa plain uni einfarbig unito gladki'],
  ['print', 'floral', 'floral florido floreado geblumt kwiaty'],
  ['print', 'geometric', 'geometrico geometrica geometric geometrisch'],
  ['edition', 'plus', 'plus'],
  ['edition', 'pro', 'pro'],
  ['edition', 'max', 'max'],
  ['edition', 'lite', 'lite'],
  ['edition', 'premium', 'premium deluxe luxe luxo lux'],
  ['edition', 'slim', 'slim slimline'],
  ['edition', 'duo', 'duo'],
  ['edition', 'trio', 'trio'],
  ['edition', 'ultra', 'ultra'],
  ['edition', 'neo', 'neo'],
  ['edition', 'sport', 'sport'],
  ['edition', '2', 'ii'],
  ['edition', '3', 'iii'],
  ['edition', '4', 'iv'],
  ['edition', '5', 'vi'],
]

/** Class and value by the word itself (an ending may decide) or else its stem. */
export const qualifierOfWord: ReadonlyMap<string, { readonly kind: string; readonly value: string }> = new Map(
  ROWS.flatMap(([kind, value, words]) =>
    words.split(' ').map((word): [string, { kind: string; value: string }] => [word, { kind, value }]),
  ).reverse(),
)

/** "2,5 kg", "3 gavetas", "4-türig": what a number in front of the word counts; stems, or the beginnings of longer words (with *). */
const COUNTED: readonly (readonly [what: string, words: string])[] = [
  [
    'seats',
    'lugar lugares plaza seat seater seats places posto posti sitzer seter sitzplatze osobowy osobowa zits pers pessoa persona personne persone person people osob osoby pax comensal comensais lug',
  ],
  [
    'drawers',
    'gaveta gavetao gavetoes drawer cajon cajones tiroir schublade schubladen schubkaesten cassetto cassetti cassettone szuflada szuflady szuflad szufladowa skuffer lades gav',
  ],
  ['doors', 'porta door puerta porte tur turen turig turiger turige anta ante drzwi drzwiowa drzwiowy dorer deuren'],
  [
    'shelves',
    'prateleira shelf shelves balda estante etagere tablette regalboden boden einlegeboden ripiano ripiani mensola polka polki polek hyller planken',
  ],
  ['levels', 'nivel niveis niveles andar andares tier tiers niveau etage ebene ebenen piani livelli poziom poziomow'],
  [
    'set',
    'peca pecas pieza piece pieces pecs unidade unidades unidad unidades unit units un uni und ud uds pcs pc pz pezzo pezzi stuck stk szt sztuk sztuki er ers tlg teilig teilige teiliger elementow pack paia unds',
  ],
  ['lights', 'luz luzes lampada luce luci light lights bulb bulbs flammig flammige foco focos punkt lampes zarowki'],
  ['modules', 'modulo modulos module modules modul moduly moduli moduler'],
  ['panels', 'painel paineis panel panels panneau paneel'],
  ['positions', 'posicao posicoes position positions posicion posiciones pozycji stufig'],
  ['wheels', 'roda rodas rueda wheel rollen ruote'],
  ['hooks', 'gancho ganchos cabide cabides hook hooks haken ganci haczykow perchas'],
  ['compartments', 'compartimento compartimentos nicho nichos compartment cubo cubos facher scomparti'],
  ['cushions', 'almofada cojin cushion coussin kissen cuscini poduszki'],
  ['legs', 'perna pernas pata leg legs pieds beine gambe'],
  ['zones', 'zona zonas zone zones zonen stref strefowy'],
  ['burners', 'queimador queimadores burner boca bocas'],
  ['litres', 'l lt litro litros liter litre litres litri'],
  ['millilitres', 'ml'],
  ['centilitres', 'cl'],
  ['kilos', 'kg quilo quilos kilo'],
  ['grams', 'g gr gsm gramas grammes'],
  ['watts', 'w watt watts'],
  ['lumens', 'lm lumen lumens'],
  ['kelvins', 'k kelvin'],
  ['volts', 'v volt'],
  ['threads', 'fios hilos thread threads fils fili'],
  ['years', 'ano anos years jahre'],
  ['rods', 'varao varoes'],
  ['chairs', 'cadeira silla chair chaise stuhl stuhle sedia krzesla krzesel'],
  ['benches', 'banco bancos bench bank'],
]

export const countedByStem: ReadonlyMap<string, string> = new Map(
  COUNTED.flatMap(([what, words]) =>
    words.split(' ').flatMap((word): [string, string][] => [
      [stemOf(word), what],
      [word, what],
    ]),
  ),
)

/** "conjunto de 4", "pack 2", "4er Set": words beside which a number tells how many pieces are sold. */
export const setWords: ReadonlySet<string> = new Set(
  'conjunto conjuntos pack set kit lote lot juego jogo coffret zestaw komplet satz sett saet sada ensemble par pares pair paar paio coppia'.split(
    ' ',
  ),
)
export const pairWords: ReadonlySet<string> = new Set('par pair paar paio coppia'.split(' '))

export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    dois: 2,
    duas: 2,
    tres: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    doze: 12,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    dos: 2,
    cuatro: 4,
    cinq: 5,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    zwolf: 12,
    deux: 2,
    trois: 3,
    quatre: 4,
    sept: 7,
    huit: 8,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    dieci: 10,
    dwa: 2,
    dwie: 2,
    trzy: 3,
    cztery: 4,
    piec: 5,
    szesc: 6,
    siedem: 7,
    osiem: 8,
    dziesiec: 10,
  }),
)

/** "Dreisitzer", "dwudrzwiowa", "zweitürig": a number word and what it counts in one. */
export const numberPrefixes: readonly (readonly [prefix: string, count: number])[] = [
  ['ein', 1],
  ['zwei', 2],
  ['drei', 3],
  ['vier', 4],
  ['funf', 5],
  ['sechs', 6],
  ['jedno', 1],
  ['dwu', 2],
  ['trzy', 3],
  ['trojw', 3],
  ['cztero', 4],
  ['pieci', 5],
]

/** With these the next word is there, without it is not. */
export const withWords: ReadonlySet<string> = new Set(
  'com c con with mit avec z ze met med inclui incl incluido incluida incluye included inkl inklusive inclus incluso compreso w'.split(
    ' ',
  ),
)
export const withoutWords: ReadonlySet<string> = new Set(
  'sem sin without ohne sans senza bez zonder uten utan uden'.split(' '),
)

/** What changes what is sold when only one title has it ("cama com colchão"): stems. */
export const inclusions: ReadonlyMap<string, string> = new Map(
  (
    [
      ['mattress', 'colchao colchon mattress matratze matelas materasso materac'],
      ['base', 'estrado somier lattenrost sommier rete stelaz slats'],
      ['chairs', 'cadeiras sillas chairs stuhlen stuhle chaises sedie krzeslami krzesla'],
      [
        'storage',
        'arrumacao arca bau arcon almacenaje storage ottoman bettkasten coffre rangement contenitore pojemnikiem pojemnik stauraum',
      ],
      ['headboard', 'cabeceira cabecero headboard kopfteil testiera zaglowkiem'],
      ['mirror', 'espelho espejo mirror spiegel miroir specchio lustrem lustro'],
      ['light', 'iluminacao led beleuchtung illuminazione oswietleniem'],
      ['chaise', 'chaise chaiselongue recamiere meridienne'],
      ['bed', 'cama-funcao schlaffunktion funkcja spania'],
      ['pouf', 'pufe puff pouf hocker pufem repousa'],
      ['drawers', 'gavetas gavetoes cajones drawers schubladen tiroirs cassetti szufladami'],
      ['headrest', 'cabeca reposacabezas kopfstutze kopfstutzen headrest appui-tete poggiatesta'],
      ['arms', 'bracos brazos arms armrests armlehnen accoudoirs braccioli podlokietnikami'],
      ['wheels', 'rodas rodizios ruedas wheels castors rollen ruote kolkami'],
      ['lid', 'tampa tapa lid deckel couvercle coperchio pokrywa'],
      ['cushion', 'almofada almofadas cojin cojines cushion cushions kissen coussin cuscino poduszka'],
      ['legs', 'pes patas legs fussen pieds piedini nogami'],
      ['doors', 'portas puertas doors turen portes ante drzwiami'],
      ['handles', 'puxadores asas'],
    ] as const
  ).flatMap(([what, words]) => words.split(' ').map((word): [string, string] => [word, what])),
)
