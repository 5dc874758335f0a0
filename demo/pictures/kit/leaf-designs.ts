/** Which designs may show a piece of a leaf category; a whole family is named by itself, otherwise `family/name name …`; several are joined by ` + `. */
const table: Readonly<Record<string, string>> = {
  // Sala de estar
  'sofas-de-2-lugares': 'sofas', 'sofas-de-3-lugares': 'sofas', 'sofas-cama': 'sofa-beds', 'sofas-de-canto': 'corner-sofas', 'sofas-com-chaise-longue': 'chaise-sofas',
  'sofas-modulares': 'modular-sofas', 'sofas-relax': 'relax-sofas', 'chaises-longues': 'chaises', 'poltronas': 'armchairs', 'poltronas-relax': 'recliners', 'cadeiras-de-baloico': 'rocking-chairs',
  'pufes': 'poufs', 'repousa-pes': 'footstools', 'mesas-de-centro': 'coffee-tables', 'mesas-de-apoio': 'side-tables', 'mesas-de-encaixar': 'nesting-tables', 'carrinhos-de-bar': 'bar-trolleys',
  'bancadas-de-tv': 'tv-units', 'paredes-de-tv': 'tv-walls', 'suportes-de-tv': 'room-things/tv-bracket', 'estantes': 'bookcases', 'vitrinas': 'display-cabinets', 'biombos': 'room-things/screen rattan-screen',
  'revisteiros': 'room-things/magazine-rack', 'lareiras-eletricas': 'room-things/fireplace', 'acessorios-de-lareira': 'room-things/log-holder',
  // Sala de jantar
  'mesas-de-jantar-fixas': 'dining-tables/four-legs cross-steel u-steel trestle splayed', 'mesas-extensiveis': 'extending-tables', 'mesas-de-jantar-redondas': 'dining-tables/tulip round-cross slatted-drum round-legs',
  'mesas-dobraveis': 'folding-tables', 'mesas-altas-de-bar': 'bar-tables', 'tampos-e-pes-de-mesa': 'dining-tables/u-steel trestle cross-steel', 'cadeiras-de-jantar': 'dining-chairs', 'bancos-altos': 'bar-stools',
  'bancos-corridos': 'benches', 'bancos-baixos': 'low-stools', 'cadeiras-dobraveis': 'folding-chairs', 'almofadas-de-cadeira': 'cushions/seat-pad', 'aparadores': 'sideboards',
  'louceiros': 'display-cabinets/country oak-and-glass slatted-base', 'garrafeiras': 'room-things/wine-rack', 'conjuntos-de-jantar': 'dining-sets',
  // Quarto
  'camas-de-casal': 'beds', 'camas-de-solteiro': 'beds', 'camas-estofadas': 'upholstered-beds', 'camas-com-arrumacao': 'storage-beds', 'camas-articuladas': 'room-things/adjustable', 'cabeceiras-de-cama': 'room-things/headboard buttoned-headboard',
  'estrados': 'room-things/slats', 'bases-com-arrumacao': 'room-things/ottoman', 'gavetas-para-cama': 'storage-things/bed-drawer', 'roupeiros-de-portas-de-correr': 'wardrobes/sliding-mirror sliding-planked',
  'roupeiros-de-portas-de-abrir': 'wardrobes/hinged hinged-drawers country cane', 'roupeiros-de-canto': 'wardrobes/hinged hinged-drawers', 'roupeiros-abertos': 'open-wardrobes', 'comodas': 'chests-of-drawers',
  'mesas-de-cabeceira': 'bedside-tables', 'toucadores': 'desks/scandinavian pedestal', 'bancos-de-quarto': 'bed-benches', 'arcas-e-baus': 'chests', 'galas-de-noite': 'hall-things/valet',
  // Descanso
  'colchoes-de-molas': 'mattresses/quilted pillowtop', 'colchoes-viscoelasticos': 'mattresses/pillowtop foam quilted', 'colchoes-de-espuma': 'mattresses/foam', 'colchoes-de-latex': 'mattresses/foam quilted',
  'colchoes-de-bebe': 'mattresses/cot', 'colchoes-insuflaveis': 'mattresses/inflatable', 'colchoes-dobraveis': 'mattresses/futon', 'sobrecolchoes': 'mattresses/topper', 'almofadas-de-dormir': 'pillows/plain foam pair',
  'protetores-de-colchao': 'mattresses/topper', 'protetores-de-almofada': 'pillows/pair plain',
  // Iluminação
  'candeeiros-suspensos': 'pendants', 'candeeiros-de-teto': 'flush-lamps', 'lustres': 'chandeliers', 'focos-e-calhas': 'light-parts/spot', 'ventoinhas-de-teto': 'light-parts/fan', 'candeeiros-de-pe': 'floor-lamps',
  'candeeiros-de-mesa': 'table-lamps/ceramic gourd mushroom globe wooden', 'candeeiros-de-secretaria': 'desk-lamps', 'apliques-de-parede': 'wall-lamps', 'candeeiros-recarregaveis': 'table-lamps/portable mushroom',
  'apliques-de-exterior': 'outdoor-lamps', 'candeeiros-de-jardim': 'light-parts/bollard solar-stake', 'grinaldas-de-luzes': 'light-parts/string', 'lampadas': 'light-parts/bulb globe', 'fitas-led': 'light-parts/strip',
  'abajures': 'light-parts/shade drum-shade', 'bases-e-cabos-de-candeeiro': 'light-parts/foot',
  // Tapetes
  'tapetes-de-sala': 'rugs/bordered berber kilim stripes arches checks ribbed', 'tapetes-de-pelo-comprido': 'rugs/shaggy', 'tapetes-de-fibras-naturais': 'rugs/jute ribbed', 'tapetes-orientais': 'rugs/oriental', 'tapetes-redondos': 'rugs/round-jute round-woven',
  'passadeiras': 'rugs/bordered kilim stripes ribbed', 'tapetes-de-peles': 'rugs/sheepskin', 'tapetes-infantis': 'rugs/clouds arches', 'tapetes-de-exterior': 'rugs/stripes bordered checks', 'tapetes-vinilicos': 'rugs/tiles', 'capachos': 'rugs/doormat', 'bases-antiderrapantes': 'rugs/grip',
  // Decoração
  'espelhos': 'mirrors', 'quadros': 'wall-art/canvas landscape shapes leaf', 'molduras': 'wall-art/frames', 'relogios': 'clocks', 'papel-de-parede': 'ornaments/wallpaper', 'autocolantes-de-parede': 'wall-art/sticker',
  'tapecarias-e-macrame': 'wall-art/macrame', 'paineis-decorativos': 'wall-art/slats', 'jarras': 'vases', 'esculturas': 'ornaments/knot figure bird', 'centros-de-mesa': 'bowls/low footed wooden', 'bandejas-decorativas': 'bowls/round-tray tray stone',
  'caixas-decorativas': 'ornaments/box velvet-box', 'cerra-livros': 'ornaments/bookends', 'velas': 'ornaments/candle jar-candle candles', 'castical-e-porta-velas': 'ornaments/candlestick lantern tealight', 'difusores-de-aroma': 'ornaments/reeds humidifier',
  'plantas-artificiais': 'plants', 'flores-artificiais': 'flowers', 'vasos-de-interior': 'pots/cylinder bowl basket terracotta', 'suportes-de-plantas': 'pots/stand shelf', 'arvores-de-natal': 'christmas/tree lit', 'enfeites-de-natal': 'christmas/baubles',
  // Têxteis
  'capas-de-edredao': 'bedding/duvet-set', 'lencois': 'bedding/fitted-sheet + folded/sheets', 'fronhas': 'pillows/oxford pair', 'edredoes': 'folded/duvet', 'colchas': 'bedding/bedspread + folded/bedspread', 'mantas': 'folded/throw wool-throw',
  'almofadas-decorativas': 'cushions/plain velvet striped fringed furry', 'capas-de-almofada': 'cushions/plain velvet striped fringed', 'capas-de-sofa': 'sofas/family nordic', 'capas-de-cadeira': 'dining-chairs/upholstered', 'cortinados': 'windows/eyelets pleated velvet',
  'estores': 'windows/roller roman', 'varoes-de-cortina': 'windows/pole', 'redes-mosquiteiras': 'windows/screen', 'toalhas-de-mesa': 'table-linen/cloth', 'caminhos-de-mesa': 'table-linen/runner', 'individuais-de-mesa': 'table-linen/placemat round-placemat',
  'guardanapos-de-pano': 'folded/napkins', 'panos-de-cozinha': 'folded/tea-towels', 'toalhas-de-banho': 'folded/towels bath-towel', 'toalhas-de-praia': 'folded/beach-towel', 'roupoes': 'folded/robe',
  // Casa de banho
  'moveis-de-lavatorio': 'vanities', 'colunas-de-casa-de-banho': 'bathroom/column', 'armarios-de-casa-de-banho': 'bathroom/mirror-cabinet', 'prateleiras-de-casa-de-banho': 'bath-things/shelf glass-shelf', 'espelhos-de-casa-de-banho': 'bath-mirrors',
  'lavatorios': 'bathroom/bowl square-basin', 'sanitas-e-bides': 'bathroom/toilet', 'torneiras-de-lavatorio': 'bathroom/tap waterfall-tap', 'duche': 'bathroom/shower', 'bases-e-resguardos-de-duche': 'bathroom/shower-tray', 'banheiras': 'bathroom/bath',
  'toalheiros': 'bath-things/rail towel-ladder', 'porta-rolos-wc': 'bath-things/roll-holder', 'dispensadores-de-sabonete': 'bath-things/dispenser glass-dispenser', 'copos-de-escovas': 'bath-things/cup', 'tapetes-de-casa-de-banho': 'bath-things/mat duckboard',
  'cortinas-de-duche': 'windows/shower', 'barras-de-apoio': 'bath-things/grab-bar', 'balancas-de-casa-de-banho': 'bath-things/scale',
  // Criança e bebé
  'bercos': 'cots', 'camas-de-grades': 'cots', 'trocadores-de-fraldas': 'child-things/changer', 'cadeiras-de-refeicao': 'child-things/high-chair', 'texteis-de-bebe': 'folded/throw wool-throw', 'parques-de-bebe': 'child-things/playpen', 'camas-de-crianca': 'childrens-beds',
  'beliches': 'bunk-beds/solid-wood with-drawers', 'camas-altas': 'bunk-beds/loft-desk', 'roupeiros-infantis': 'wardrobes/hinged country', 'comodas-infantis': 'chests-of-drawers/scandinavian country plain', 'secretarias-infantis': 'desks/scandinavian pedestal',
  'mesas-e-cadeiras-infantis': 'childrens-sets', 'sofas-infantis': 'child-things/armchair', 'caixas-de-brinquedos': 'chests/toy + storage-things/toy-box', 'estantes-infantis': 'bookcases/cubes staggered', 'tendas-e-tipis': 'child-things/tepee', 'decoracao-infantil': 'table-lamps/mushroom globe',
  // Entrada
  'moveis-de-entrada': 'storage-benches + consoles/drawers', 'consolas': 'consoles', 'sapateiras': 'shoe-cabinets', 'bancos-de-entrada': 'storage-benches', 'cabides-de-pe': 'hall-things/coat-stand wooden-coat-stand', 'cabides-de-parede': 'hall-things/coat-rack',
  'porta-guarda-chuvas': 'hall-things/umbrella-stand', 'porta-chaves-de-parede': 'hall-things/key-rack',
  // Jardim
  'conjuntos-de-jardim': 'garden-seats/lounge-set dining-set', 'mesas-de-jardim': 'garden-seats/table metal-table', 'cadeiras-de-jardim': 'garden-seats/chair rope-chair', 'sofas-de-jardim': 'garden-seats/sofa teak-sofa', 'bancos-de-jardim': 'garden-seats/bench',
  'espreguicadeiras': 'garden-seats/lounger teak-lounger', 'redes-e-baloicos': 'garden-seats/hammock', 'almofadas-de-exterior': 'cushions/outdoor plain', 'capas-de-moveis-de-jardim': 'room-things/cover', 'guarda-sois': 'garden-shade/parasol cantilever',
  'bases-de-guarda-sol': 'garden-shade/base', 'toldos': 'garden-shade/sail', 'pergolas': 'garden-shade/pergola', 'tendas-de-jardim': 'garden-shade/gazebo', 'abrigos-de-jardim': 'garden-shade/shed', 'estufas': 'garden-shade/greenhouse', 'vedacoes': 'garden-things/fence slatted-fence',
  'caixas-de-jardim': 'garden-things/chest', 'vasos-e-floreiras': 'pots/cylinder terracotta bowl tall', 'hortas-urbanas': 'garden-things/raised-bed', 'rega': 'garden-things/hose', 'ferramentas-de-jardim': 'garden-things/secateurs', 'decoracao-de-jardim': 'garden-things/heron buddha',
  'barbecues': 'garden-things/barbecue trolley-barbecue', 'aquecedores-de-exterior': 'garden-things/heater', 'cozinhas-de-exterior': 'garden-things/kitchen', 'piscinas-e-spas': 'garden-things/pool',
  // Cozinha
  'armarios-de-cozinha': 'kitchen-things/cabinet larder', 'cozinhas-completas': 'kitchen-things/kitchenette', 'ilhas-de-cozinha': 'kitchen-islands', 'carrinhos-de-cozinha': 'kitchen-trolleys', 'lava-loicas': 'kitchen-things/sink', 'torneiras-de-cozinha': 'kitchen-things/tap',
  'pratos-e-servicos': 'tableware/plate plate-stack dinner-set', 'tacas-e-saladeiras': 'tableware/bowl bowls', 'copos': 'tableware/tumblers wine-glasses', 'canecas-e-chavenas': 'tableware/mug cups', 'talheres': 'tableware/cutlery', 'jarros-e-bules': 'tableware/jug glass-jug teapot',
  'tabuleiros-de-servir': 'bowls/tray stone', 'fruteiras': 'bowls/wire tiers footed', 'panelas-e-tachos': 'cookware/pot casserole pot-set', 'frigideiras': 'cookware/pan wok', 'assadeiras-e-formas': 'cookware/dish', 'facas-e-tabuas': 'cookware/knives chef-knife',
  'utensilios-de-cozinha': 'cookware/utensils', 'recipientes-de-alimentos': 'cookware/jar canister', 'escorredores-de-loica': 'cookware/dish-rack', 'porta-especiarias': 'cookware/spice-rack', 'termos-e-garrafas': 'cookware/bottle', 'cafeteiras': 'appliances/espresso pod',
  'chaleiras-e-torradeiras': 'appliances/kettle toaster', 'batedeiras-e-robots': 'appliances/mixer blender',
  // Escritório
  'secretarias-direitas': 'desks', 'secretarias-de-canto': 'special-desks/corner', 'secretarias-elevatorias': 'special-desks/standing', 'secretarias-gaming': 'special-desks/gaming', 'mesas-de-reuniao': 'dining-tables/cross-steel u-steel', 'mesas-de-desenho': 'desks/trestle',
  'cadeiras-de-escritorio': 'office-chairs', 'cadeiras-gaming': 'gaming-chairs', 'cadeiras-de-visita': 'visitor-chairs', 'apoios-de-pes': 'hall-things/footrest', 'blocos-de-gavetas': 'storage-things/drawer-tower', 'armarios-de-escritorio': 'bookcases/with-doors',
  'arquivadores': 'storage-things/drawer-tower', 'organizadores-de-secretaria': 'hall-things/desk-tidy', 'quadros-de-escritorio': 'wall-art/whiteboard', 'suportes-de-monitor': 'hall-things/monitor-stand',
  // Arrumação
  'armarios-de-arrumacao': 'wardrobes/hinged hinged-drawers', 'prateleiras-de-parede': 'storage-things/wall-shelf', 'estantes-de-garagem': 'storage-things/garage-shelf', 'moveis-com-gavetas': 'storage-things/drawer-tower + chests-of-drawers/plain', 'caixas-de-arrumacao': 'storage-things/fabric-box lidded-box',
  'cestos-de-arrumacao': 'baskets/round belly rope box', 'cestos-de-roupa': 'baskets/hamper', 'sacos-de-arrumacao': 'storage-things/vacuum-bags', 'caixotes-do-lixo': 'storage-things/pedal-bin square-bin', 'charriots-de-roupa': 'storage-things/clothes-rail', 'cruzetas': 'storage-things/hangers',
  'organizadores-de-gavetas': 'storage-things/drawer-tidy', 'estendais': 'storage-things/airer', 'tabuas-de-engomar': 'storage-things/ironing-board', 'ganchos': 'hall-things/hook hooks',
}

/** A design, or with no name every design of the family. */
export interface DesignName {
  readonly family: string
  readonly name: string | null
}

/** The designs of a leaf category by its slug, in the table's order; none for a slug that has no row. */
export const designsOfLeaf = (leaf: string): readonly DesignName[] => (table[leaf] ?? '').split(' + ').filter(Boolean).flatMap((group): DesignName[] => {
  const [family = '', names] = group.split('/')
  return names === undefined ? [{ family, name: null }] : names.split(' ').map((name) => ({ family, name }))
})
