import * as deco from '../pieces/decoration.ts'
import * as lamps from '../pieces/lamps.ts'
import { rug } from '../pieces/rugs.ts'
import * as cloth from '../pieces/textiles.ts'
import { pillow } from '../pieces/beds.ts'
import { look, type Looks } from '../shape.ts'

export const lighting: Looks = {
  iluminacao: look(lamps.tableLamp('ceramic'), 'sage'),
  'candeeiros-suspensos': look(lamps.pendant('dome'), 'olive'), 'candeeiros-de-teto': look(lamps.ceilingLamp, 'linen'), lustres: look(lamps.chandelier, 'brass'), 'focos-e-calhas': look(lamps.track, 'black'), 'ventoinhas-de-teto': look(lamps.ceilingFan, 'white'),
  'candeeiros-de-pe': look(lamps.floorLamp('shade'), 'linen'), 'candeeiros-de-mesa': look(lamps.tableLamp('ceramic'), 'sage'), 'candeeiros-de-secretaria': look(lamps.deskLamp, 'forest'), 'apliques-de-parede': look(lamps.sconce('globe'), 'white'), 'candeeiros-recarregaveis': look(lamps.tableLamp('portable'), 'clay'),
  'apliques-de-exterior': look(lamps.sconce('outdoor'), 'black'), 'candeeiros-de-jardim': look(lamps.gardenLamp, 'black'), 'grinaldas-de-luzes': look(lamps.stringLights, 'ochre'),
  lampadas: look(lamps.bulb, 'glass'), 'fitas-led': look(lamps.ledStrip, 'white'), abajures: look(lamps.lampShade, 'linen'), 'bases-e-cabos-de-candeeiro': look(lamps.lampBase, 'blue'),
}

export const textiles: Looks = {
  texteis: look(cloth.deco('cushions'), 'clay'),
  'capas-de-edredao': look(cloth.duvet('cover'), 'sage'), lencois: look(cloth.foldedStack({ rows: 3, high: 66, trim: 'hem' }), 'mist'), fronhas: look(pillow('case'), 'rose'), edredoes: look(cloth.duvet('quilt'), 'white'), colchas: look(cloth.duvet('coverlet'), 'sand'), 'saias-de-cama': look(cloth.slipcover('bed-skirt'), 'linen'),
  mantas: look(cloth.foldedStack({ rows: 2, high: 92, trim: 'fringe' }), 'rust'), 'almofadas-decorativas': look(cloth.deco('cushions'), 'clay'), 'capas-de-almofada': look(cloth.deco('cover'), 'olive'), 'capas-de-sofa': look(cloth.slipcover('sofa'), 'linen'), 'capas-de-cadeira': look(cloth.slipcover('chair'), 'linen'),
  cortinados: look(cloth.curtains('curtain'), 'linen'), estores: look(cloth.blind, 'linen'), 'varoes-de-cortina': look(cloth.curtains('rod'), 'brass'), 'redes-mosquiteiras': look(cloth.curtains('net'), 'white'),
  'toalhas-de-mesa': look(cloth.tableCloth('cloth'), 'linen'), 'caminhos-de-mesa': look(cloth.tableCloth('runner'), 'blue'), 'individuais-de-mesa': look(cloth.placemats, 'wicker'), 'guardanapos-de-pano': look(cloth.napkins, 'mist'), 'panos-de-cozinha': look(cloth.teaTowel, 'blue'),
  'toalhas-de-banho': look(cloth.towel('bath'), 'mist'), 'toalhas-de-praia': look(cloth.towel('beach'), 'blue'), roupoes: look(cloth.robe, 'white'),
}

export const rugs: Looks = {
  tapetes: look(rug('plain'), 'sand'),
  'tapetes-de-sala': look(rug('plain'), 'stone'), 'tapetes-de-pelo-comprido': look(rug('shag'), 'linen'), 'tapetes-de-fibras-naturais': look(rug('jute'), 'wicker'), 'tapetes-orientais': look(rug('oriental'), 'wine'), 'tapetes-redondos': look(rug('round'), 'sage'), passadeiras: look(rug('runner'), 'blue'), 'tapetes-de-peles': look(rug('hide'), 'walnut'),
  'tapetes-infantis': look(rug('kids'), 'mist'), 'tapetes-de-exterior': look(rug('outdoor'), 'forest'), 'tapetes-vinilicos': look(rug('vinyl'), 'blue'), capachos: look(rug('doormat'), 'wicker'), 'bases-antiderrapantes': look(rug('underlay'), 'stone'),
}

export const decoration: Looks = {
  decoracao: look(deco.vases('pair'), 'clay'),
  espelhos: look(deco.mirror('arch'), 'brass'), quadros: look(deco.picture('art'), 'sage'), molduras: look(deco.picture('frames'), 'walnut'), relogios: look(deco.clock, 'oak'), 'papel-de-parede': look(deco.wallpaper, 'sage'), 'autocolantes-de-parede': look(deco.stickers, 'olive'), 'tapecarias-e-macrame': look(deco.macrame, 'linen'), 'paineis-decorativos': look(deco.wallPanel, 'oak'),
  jarras: look(deco.vases('pair'), 'clay'), esculturas: look(deco.sculpture, 'stone'), 'centros-de-mesa': look(deco.centrepiece('bowl'), 'porcelain'), 'bandejas-decorativas': look(deco.tray('deco'), 'brass'), 'caixas-decorativas': look(deco.decoBox, 'rose'), 'cerra-livros': look(deco.bookends, 'black'),
  velas: look(deco.candles('candle'), 'linen'), 'castical-e-porta-velas': look(deco.candles('holder'), 'brass'), 'difusores-de-aroma': look(deco.candles('diffuser'), 'glass'),
  'plantas-artificiais': look(deco.plant('plant'), 'forest'), 'flores-artificiais': look(deco.plant('flowers'), 'rose'), 'vasos-de-interior': look(deco.plant('pot'), 'clay'), 'suportes-de-plantas': look(deco.plant('stand'), 'walnut'),
  'arvores-de-natal': look(deco.christmas('tree'), 'forest'), 'enfeites-de-natal': look(deco.christmas('ornaments'), 'wine'),
}
