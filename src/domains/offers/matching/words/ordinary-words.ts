import { categories, colours, materials, rooms, shapes, styles } from '#domains/catalogue/contract.ts'
import { foldAccents } from '../title/title-tokens.ts'
import { thingWords } from './head-words.ts'
import { stemOf } from './stem.ts'

/** Words that join others and name nothing. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    'a o as os um uma de da do das dos d e em no na nos nas ao aos à para por pelo pela com sem c p que ou mais ate tipo estilo ' +
    'el la los las un una unos del al y en con sin para por lo le les des du et au aux avec sans pour sur dans ' +
    'the of and with without for in on by to or an at from der die das den dem des ein eine und mit ohne fur im am aus von zum zur auf ' +
    'il lo gli i di della dello dei delle e con senza per da in su nel z ze bez na do w i oraz dla het een van voor met og i med til ref mod modelo model modell modele modello serie series colecao coleccion collection kollektion collezione kolekcja linha line gama design art artigo produto marca cor color colour couleur farbe colore kolor novo nova new nuevo nuevo neu nouveau nuovo nowy'
  ).split(' '),
)

/** Ordinary words of furniture titles beside the vocabulary's own; one that is missing here counts as part of a name. */
const WORDS = // Portuguese
  (
    'movel moveis peca pecas conjunto jogo kit pack par lote unidade unidades lugar lugares pessoa pessoas porta portas gaveta gavetas gavetao gavetoes prateleira prateleiras nicho nichos tampo pe pes perna pernas base estrutura armacao assento encosto braco bracos apoio apoios cabeceira estrado arrumacao bau arca rodas rodizios puxador puxadores espelho luz luzes lampada led capa capas almofada almofadas enchimento forro fecho costura bordo bordado franja franjas borla borlas riscas padrao estampado liso relevo efeito acabamento verniz lacado brilho mate brilhante fosco escovado envelhecido rustico moderno classico nordico escandinavo industrial vintage retro minimalista contemporaneo elegante compacto confortavel ergonomico largura altura comprimento profundidade diametro medida medidas tamanho grande pequeno alto alta baixo baixa largo larga fino fina grosso dupla duplo triplo simples individual casal solteiro infantil juvenil bebe crianca adulto sala estar jantar quarto cozinha escritorio casa banho jardim terraco varanda exterior interior entrada corredor parede teto chao mesa mesas cadeira cadeiras banco bancos sofa sofas poltrona cama camas colchao roupeiro armario comoda aparador estante vitrina consola secretaria candeeiro tapete cortina cortinado quadro vaso jarra prato copo taca tacho panela faca garfo colher toalha lencol edredao manta colcha ' +
    'massa macico macica resistente lavavel impermeavel removivel amovivel ajustavel regulavel dobravel extensivel empilhavel giratorio giratoria reclinavel rebativel fixo fixa suspenso suspensa aberto aberta fechado fechada curvo curva reto reta inclinado inclinada dourada natural puro pura suave macio macia firme duro quente frio solar eletrico eletrica manual automatico feito mao artesanal ecologico organico reciclado certificado ideal perfeito promocao oferta envio gratis stock novidade exclusivo entrega montagem incluido incluida incluindo tecido veludo pele couro linho algodao lona malha rede fibra espuma molas viscoelastico latex penas pelo curto medio comprido verso feltro tela papel vidro ceramica barro grés marmore pedra betao metal ferro aco inox aluminio latao madeira mdf aglomerado contraplacado folheado carvalho pinho nogueira faia teca bambu rotim vime palha palhinha sisal juta corda cordao ' +
    'lado canto centro cabeca corpo frente frontal traseira topo fundo lateral laterais superior inferior moldura rebordo cesto caixa caixas saco suporte suportes gancho cabide cabides varao toldo dossel grade grades degraus escada tubo fio cabo ficha comando pilhas bateria motor sensor tomada casquilho abajur quebra tecto pendente garrafa garrafas vinho cha cafe agua servico servicos talher talheres forno fogao gas carvao lenha fogo ' +
    // English
    'furniture piece pieces set pack seater seat seats person people door doors drawer drawers shelf shelves top leg legs foot feet frame base back arm arms armrest storage wheel wheels mirror light lights lamp cover cushion filling pattern striped finish glossy matt matte brushed antique rustic modern classic nordic scandinavian industrial retro contemporary elegant compact comfortable ergonomic width height length depth diameter size sizes large small high low wide thin thick double triple single kids children baby adult living dining room bedroom kitchen office bathroom garden terrace balcony outdoor indoor entrance hallway wall ceiling floor table tables chair chairs bench stool sofa couch armchair bed mattress wardrobe cabinet cupboard sideboard dresser chest bookcase desk rug curtain vase plate glass pot pan knife towel sheet duvet blanket solid washable waterproof removable adjustable folding extendable stackable swivel reclining fixed hanging open closed curved straight natural soft firm handmade included fabric velvet leather linen cotton wool wood wooden oak pine walnut beech bamboo rattan steel iron aluminium marble stone concrete metal side end coffee bedside corner front rear upper lower upholstered tufted sleeper sectional chaise modular home store ' +
    // Spanish
    'mueble muebles juego unidades plazas plaza personas puerta puertas cajon cajones estante estantes balda baldas tablero pata patas base estructura asiento respaldo brazo brazos reposabrazos cabecero somier almacenaje ruedas tirador espejo luz lampara funda cojin cojines relleno acabado brillo mate cepillado envejecido rustico moderno clasico ancho alto largo fondo diametro medida tamano salon comedor dormitorio cocina oficina despacho bano jardin terraza balcon pared techo suelo mesa mesita silla sillas taburete sofa sillon butaca cama colchon armario ropero comoda aparador estanteria vitrina escritorio alfombra cortina jarron cuadro toalla sabana edredon manta maciza macizo lavable extraible ajustable plegable extensible apilable giratoria reclinable colgante abierto tapizado tapizada madera roble pino nogal haya acero hierro marmol piedra cristal terciopelo piel tela lino algodon esquina rinconera derecha izquierda ' +
    // German
    'mobel teilig set stuck sitzer turen tur schublade schubladen fach facher regal boden platte tischplatte fuss fusse bein beine gestell rahmen sitz lehne ruckenlehne armlehne armlehnen kopfteil lattenrost stauraum bettkasten rollen griff spiegel licht leuchte lampe bezug kissen fullung glanz glanzend matt gebursted rustikal modern klassisch skandinavisch landhaus breite hohe lange tiefe durchmesser grosse gross klein hoch niedrig breit schmal doppel einzel kinder jugend baby wohnzimmer esszimmer schlafzimmer kuche buro bad garten terrasse balkon flur wand decke tisch tische esstisch couchtisch beistelltisch stuhl stuhle esszimmerstuhl hocker bank sofa couch schlafsofa ecksofa sessel bett matratze schrank kleiderschrank kommode sideboard highboard lowboard vitrine schreibtisch teppich vorhang vase massiv massivholz holz eichenholz eiche kiefer nussbaum buche metall stahl eisen glas marmor stein samt leder stoff leinen baumwolle wolle gepolstert polster ausziehbar klappbar drehbar verstellbar waschbar abnehmbar links rechts und inkl nachttisch hangelampe pendelleuchte stehlampe tischlampe wohnlandschaft boxspringbett polsterbett ' +
    // French and Italian
    'meuble ensemble lot places personnes porte portes tiroir tiroirs etagere etageres plateau pied pieds structure assise dossier accoudoir accoudoirs tete lit sommier rangement roulettes miroir lampe housse coussin finition brillant moderne classique largeur hauteur longueur profondeur taille grand petit haut bas salon manger chambre cuisine bureau bain jardin terrasse balcon mur table chaise tabouret canape fauteuil matelas armoire commode buffet bibliotheque tapis rideau massif bois chene noyer hetre acier fer verre marbre velours cuir tissu lin coton angle droit gauche ' +
    'mobile mobili pezzi posti persone anta ante cassetto cassetti ripiano ripiani piano gamba gambe struttura seduta schienale braccioli testiera rete contenitore ruote specchio luce lampada rivestimento cuscino cuscini finitura lucido opaco moderno classico larghezza altezza lunghezza profondita misura grande piccolo soggiorno pranzo camera cucina ufficio bagno giardino terrazzo parete tavolo tavolino sedia sedie sgabello panca divano poltrona letto materasso armadio comodino comò credenza libreria scrivania tappeto tenda vaso massello legno rovere noce faggio acciaio ferro vetro marmo velluto pelle tessuto lino cotone angolare angolo destra sinistra sfoderabile reclinabile allungabile pieghevole ' +
    // Polish
    'mebel meble zestaw komplet sztuk osobowy osobowa drzwi drzwiowa szuflada szuflady szuflad szufladami polka polki polek blat noga nogi nogami stelaz rama siedzisko oparcie podlokietnik podlokietniki zaglowek pojemnik pojemnikiem posciel kolka lustro lustrem swiatlo lampa poduszka wykonczenie polysk mat nowoczesny nowoczesna klasyczny skandynawski szerokosc wysokosc dlugosc glebokosc rozmiar duzy duza maly mala wysoki niski salon jadalnia sypialnia kuchnia biuro lazienka ogrod ogrodowy taras sciana stol stolik kawowy krzeslo krzesla hoker lawka sofa kanapa naroznik fotel lozko materac szafa szafka komoda regal witryna biurko dywan zaslona lity drewno drewniany dab sosna orzech buk stal metal zelazo szklo marmur aksamit welur skora tkanina len bawelna tapicerowany tapicerowana tapicerowane rozkladany rozkladana skladany obrotowy prawy lewy nocna rtv funkcja spania'
  ).split(' ')

/** Stems of all ordinary words: categories with their synonyms, vocabularies, and the list above. */
export const ordinaryStems: ReadonlySet<string> = new Set(
  [
    ...WORDS,
    ...thingWords,
    ...categories.flatMap(({ name, singular, synonyms }) => [name, singular, ...synonyms].flatMap(wordsOf)),
    ...[...colours, ...materials, ...rooms, ...shapes, ...styles].flatMap(({ label, words }) =>
      [label, ...words].flatMap(wordsOf),
    ),
  ].map(stemOf),
)

function wordsOf(text: string): string[] {
  return foldAccents(text)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)
}
