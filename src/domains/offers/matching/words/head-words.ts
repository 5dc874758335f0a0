/**
 * What a title's first word of a thing may mean: a row names the kinds, then words of several languages, folded. A word in several rows
 * means any of them ("mesa" is every table, "Hocker" a stool or a footstool), and two heads are told apart only when they have no kind in common.
 */
const PIECES: readonly (readonly [kinds: string, words: string])[] = [
  [
    'sofa',
    'sofa sectional hjornesofa modulsofa sovesofa couch divano canape kanapa naroznik zweisitzer dreisitzer ecksofa wohnlandschaft schlafsofa bigsofa sofacama settee loveseat soffa',
  ],
  ['daybed', 'diva daybed'],
  ['bedbase', 'canape somier sommier lattenrost estrado'],
  ['chaise', 'chaise chaiselongue recamiere meridienne longchair'],
  ['armchair', 'poltrona recliner armchair sillon butaca fauteuil sessel fotel cadeirao bergere fatelj'],
  [
    'chair',
    'cadeira chair silla chaise stuhl stuhle sedia krzeslo highchair rocker armchair esszimmerstuhl polsterstuhl cadeirao',
  ],
  [
    'footstool',
    'repousa pufe puf puff pouf pouffe ottoman hocker pall fusshocker reposapies poggiapiedi podnozek footstool footrest',
  ],
  ['stool', 'banco banqueta taburete tabouret sgabello stool hoker hocker mocho'],
  ['barstool', 'banco banqueta taburete tabouret sgabello stool hoker hocker barhocker barstool'],
  ['bench', 'banco bench bank lawka panca banc sitzbank gartenbank'],
  ['dining', 'mesa table tisch tavolo stol esstisch'],
  ['coffee', 'mesa mesita mesinha table tisch tavolo tavolino stolik couchtisch'],
  ['side', 'mesa mesita mesinha table tisch tavolo tavolino stolik beistelltisch'],
  ['bar', 'mesa table tisch tavolo bartisch'],
  ['console', 'mesa consola console konsole konsolentisch'],
  ['bedside', 'mesa mesinha mesita table tisch nachttisch nachtkommode comodino bedside criado'],
  ['desk', 'mesa table tisch tavolo secretaria escritorio desk schreibtisch bureau scrivania biurko escrivaninha'],
  ['bed', 'cama bed bett letto lit lozko boxspringbett polsterbett beliche litera doppelbett kinderbett'],
  ['cot', 'berco cuna crib cot culla lozeczko cama bed bett letto lit'],
  [
    'mattress',
    'colchao colchon mattress matratze matelas materasso materac kaltschaummatratze taschenfederkernmatratze',
  ],
  ['topper', 'topper sobrecolchao surmatelas matratzenauflage'],
  ['wardrobe', 'roupeiro wardrobe kleiderschrank armario armoire armadio szafa schrank guardaroba schwebeturenschrank'],
  ['cabinet', 'armario cabinet cupboard schrank armoire armadio szafka hangeschrank kredens mobiletto'],
  ['dresser', 'comoda camiseiro cajonera commode kommode cassettiera komoda'],
  ['sideboard', 'aparador sideboard buffet credenza komoda madia highboard lowboard kommode'],
  [
    'bookcase',
    'estante estanteria bookcase bookshelf libreria biblioteca bibliotheque regal bucherregal etagere regalo',
  ],
  ['wallshelf', 'prateleira estante shelf etagere mensola repisa balda wandregal polka'],
  ['vitrine', 'louceiro vitrina vitrine cristaleira witryna'],
  [
    'lamp',
    'candeeiro lamp lampara lampe leuchte lampada lampa pendelleuchte stehlampe tischlampe hangelampe lustre aplique kinkiet',
  ],
  ['bulb', 'lampada bombilla ampoule gluhbirne bulb zarowka lampadina'],
  ['rug', 'tapete alfombra teppich tapis tappeto dywan rug carpet passadeira'],
  ['mirror', 'espelho espejo mirror spiegel miroir specchio lustro'],
  ['combination', 'combinacao combinacion combination kombination combinaison combinazione kombinacja'],
  ['drawerblock', 'bloco rollcontainer caisson'],
  ['shoerack', 'sapateira zapatero schuhschrank'],
  ['chest', 'arca arcon bau caixa caja box baule truhe skrzynia'],
  ['throw', 'manta mantinha plaid throw'],
  ['bedspread', 'colcha bedspread tagesdecke copriletto narzuta'],
  ['duvet', 'edredao edredon duvet bettdecke couette piumino'],
  ['curtain', 'cortina cortinado curtain rideau vorhang zaslona'],
  ['trolley', 'carrinho trolley carrito servierwagen desserte carrello wozek'],
  ['nest', 'nest'],
]

/** Parts and what is put on or into a piece: never the piece itself, whatever identifiers say. */
const PARTS: readonly (readonly [kinds: string, words: string])[] = [
  [
    'cover',
    'capa capas cover covers funda fundas bezug bezuge sofabezug ersatzbezug stuhlbezug housse housses fodera copridivano pokrowiec schutzhulle sobrecapa slipcover protetor resguardo',
  ],
  [
    'cushion',
    'almofada almofadas cushion cushions cojin cojines kissen sitzkissen stuhlkissen sofakissen coussin coussins cuscino cuscini poduszka poduszki pillow',
  ],
  ['pad', 'pad pads'],
  [
    'arm',
    'braco bracos brazo brazos armrest armrests accoudoir accoudoirs bracciolo braccioli armlehne armlehnen podlokietnik reposabrazos',
  ],
  ['back', 'encosto respaldo backrest dossier ruckenlehne schienale oparcie'],
  ['headrest', 'reposacabezas headrest headrests kopfstutze kopfstutzen poggiatesta tetiere'],
  ['headboard', 'cabeceira cabecero headboard kopfteil testiera tete zaglowek'],
  [
    'leg',
    'perna pernas pe pes pata patas leg legs tischbein tischbeine bein beine fusse mobelfuss pied pieds gamba gambe piedino piedini noga nogi',
  ],
  ['lid', 'tampa tampas tapa tapas lid lids deckel couvercle coperchio pokrywa'],
  ['insert', 'insert inserts inset divisoria divisorias divisor separador einsatz einsatze inserto wklad organizador'],
  ['module', 'modulo modulos module modul section sections seccao elemento seduta addon'],
  ['tabletop', 'tampo tampos tabletop worktop tischplatte arbeitsplatte tablero encimera plateau blat'],
  [
    'underframe',
    'underframe untergestell tischgestell pietement base trestle trestles cavalete cavaletes caballete caballetes treteau treteaux bock tischbock cavalletto',
  ],
  ['frame', 'frame frames estrutura armacao gestell estructura struttura cadre stelaz armazon'],
  ['door', 'porta portas door doors puerta puertas porte tur turen anta drzwi'],
  ['drawer', 'gaveta gavetas drawer drawers cajon cajones tiroir schublade schubladen cassetto szuflada'],
  ['front', 'frente front fronts'],
  ['handle', 'puxador puxadores handle handles tirador tiradores griff griffe poignee maniglia uchwyt'],
  ['knob', 'puxador puxadores tirador tiradores pomo knob knobs knopf'],
  ['rail', 'varao varoes rail rails kleiderstange'],
  ['basket', 'cesto cesta basket baskets korb panier cestino kosz'],
  ['box', 'caixa caixas box boxes caja cajas kiste boite scatola pudelko'],
  ['castor', 'rodizio rodizios roda rodas castor castors rolle rollen roulette roulettes rueda ruedas'],
  ['shade', 'abajur pantalla lampshade lampenschirm paralume klosz'],
  ['shell', 'shell'],
  ['tent', 'tent dossel toldo'],
  ['stand', 'suporte soporte stand halterung'],
]

/** The last of "sofa cover", "mesa top", "Chair pads" is the thing: English and German, also where half a title is translated. */
const COMPOUND_ENDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    cover: ['cover'],
    covers: ['cover'],
    bezug: ['cover'],
    pad: ['cushion', 'pad'],
    pads: ['cushion', 'pad'],
    cushion: ['cushion'],
    cushions: ['cushion'],
    almofada: ['cushion'],
    almofadas: ['cushion'],
    top: ['tabletop'],
    leg: ['leg'],
    legs: ['leg'],
    frame: ['frame'],
    front: ['front'],
    module: ['module'],
    modulo: ['module'],
    section: ['module'],
    box: ['box'],
    topper: ['topper'],
    lid: ['lid'],
    insert: ['insert'],
    handle: ['handle'],
    shell: ['shell'],
    tent: ['tent'],
    headrest: ['headrest'],
    armrest: ['arm'],
    stand: ['stand'],
  }),
)

/** Behind or before the head, what kind of it: "mesa de centro", "coffee table", "banco de bar". */
const NARROWED: readonly (readonly [kind: string, words: string])[] = [
  ['dining', 'jantar dining comedor manger pranzo jadalniany'],
  ['coffee', 'centro coffee kawowy basse'],
  ['side', 'apoio auxiliar side lateral canto'],
  ['bedside', 'cabeceira bedside noche nocny chevet'],
  ['desk', 'escritorio trabalho office despacho travail estudo'],
  ['bar', 'bar alta'],
  ['barstool', 'bar'],
  ['bench', 'corrido jardim garden jardin'],
  ['cot', 'bebe baby bebes'],
  ['console', 'consola entrada console'],
  ['bulb', 'led'],
  ['wallshelf', 'parede wall pared'],
]

/** Behind the head these make another thing of it, whatever it is: "cama insuflável" and "colchão insuflável" are one. */
const MADE_OTHER: readonly (readonly [kind: string, words: string])[] = [
  ['airbed', 'insuflavel insufflavel inflavel inflatable hinchable gonflable gonfiabile aufblasbar'],
  ['rocker', 'baloico balanceo balancin rocking mecedora bascule dondolo schaukel bujany'],
  ['lampfoot', 'candeeiro lampara lamp'],
  ['chaise', 'longue lounge'],
]

function grouped(rows: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [
      ...Map.groupBy(
        rows.flatMap(([kind, words]) => words.split(' ').map((word) => ({ kind, word }))),
        ({ word }) => word,
      ),
    ].map(([word, found]) => [word, [...new Set(found.map(({ kind }) => kind))]]),
  )
}

const pieces = grouped(PIECES)
const parts = grouped(PARTS)
const narrowings = grouped(NARROWED)
const makings = grouped(MADE_OTHER)

function singular(found: ReadonlyMap<string, readonly string[]>, word: string): readonly string[] | undefined {
  return (
    found.get(word) ??
    (word.length > 4 && word.endsWith('s')
      ? (found.get(word.slice(0, -1)) ?? (word.endsWith('es') ? found.get(word.slice(0, -2)) : undefined))
      : undefined)
  )
}

/** The kinds of piece that a word may name; undefined: none. */
export function pieceKinds(word: string): readonly string[] | undefined {
  return singular(pieces, word)
}
/** The kinds of part that a word may name; undefined: none. */
export function partKinds(word: string): readonly string[] | undefined {
  return singular(parts, word)
}
/** The part that a word makes of the thing before it. */
export function compoundEnd(word: string): readonly string[] | undefined {
  return COMPOUND_ENDS.get(word)
}
/** Those of some kinds that a word beside them leaves; all of them where it says nothing. */
export function narrowed(kinds: readonly string[], word: string): readonly string[] {
  const found = narrowings.get(word)
  const left = found === undefined ? [] : kinds.filter((kind) => found.includes(kind))
  return left.length > 0 ? left : kinds
}

/** What a word behind the head makes of any thing; undefined: nothing. */
export function madeOther(word: string): readonly string[] | undefined {
  return makings.get(word)
}

/** Every word that names a thing, for those who ask what is an ordinary word. */
export const thingWords: readonly string[] = [...pieces.keys(), ...parts.keys(), ...COMPOUND_ENDS.keys()]
