import type { Choice } from './choice.ts'

export type Colour = Choice & { readonly hex: string }

/** "Dunkelgrünem", "anthrazitfarbenem". */
const inGerman = (...stems: readonly string[]): string[] => stems.flatMap((stem) => ['', 'e', 'em', 'en', 'er', 'es', 'farben', 'farbene', 'farbenem', 'farbener', 'farbenes'].map((ending) => stem + ending))

/** The 16 colour groups (specification 3, `cor`); `hex` is the swatch. Tones belong to the group that a shopper would look in. */
export const colours: readonly Colour[] = [
  {
    id: 1, slug: 'branco', label: 'Branco', hex: '#ffffff',
    words: [...inGerman('weiß', 'cremeweiß'), 'blanc cassé', 'blanc casse', 'blanco roto', 'bianco', 'bianca', 'bianchi', 'bianche', 'blanches', 'blancos', 'blancas', 'cremeweiß', 'altweiß', 'wollweiß', 'weiße', 'weißer', 'weißes', 'weißem', 'witte', 'wit', 'vit', 'branco natural', 'ivory', 'branco lacado', 'branco brilhante', 'branco mate', 'branco alpino', 'branco puro', 'branco marfim', 'branco', 'branca', 'white', 'blanco', 'blanca', 'blanc', 'blanche', 'weiß', 'weiss', 'hvit', 'hvid', 'off white', 'branco sujo', 'branco quebrado', 'branco pérola', 'branco neve'],
    fieldWords: ['biela', 'biely', 'bílá', 'bílý', 'biały', 'biała', 'pérola branca', 'hueso', 'ecrú claro', 'avorio', 'elfenben', 'elfenbein', 'alpino', 'ártico', 'algodão branco', 'ral 9016', 'ral 9010', 'ral 9003', 'neve', 'polar', 'alvo', 'gelo', 'cal', 'marfim', 'ivory', 'ivoire', 'snow'],
  },
  {
    id: 2, slug: 'bege', label: 'Bege', hex: '#dcc9ab',
    words: ['bege taupe', 'beige taupe', 'taupe beige', 'cru', 'cream', 'beiger', 'beigem', 'beigefarben', 'bege amarronzado', 'cashmere', 'algodão cru', 'linho cru', 'bege areia', 'bege-areia', 'bege-linho', 'beis', 'beige arena', 'sandfarben', 'sandfarvet', 'cappuccino', 'cor de areia', 'cor de linho', 'bege acinzentado', 'bege', 'beige', 'creme', 'ecru', 'cáqui', 'khaki', 'greige', 'crudo', 'bege claro', 'bege escuro'],
    fieldWords: ['fendi', 'capuccino', 'capuchino', 'kaki', 'béžová', 'béžový', 'beżowy', 'beżowa', 'nata', 'manteiga', 'trigo', 'cânhamo', 'duna', 'vanilla', 'vainilla', 'écru', 'marfim velho', 'sandstone', 'kit', 'cashmere', 'caxemira', 'avena', 'natur', 'naturfarben', 'leinen', 'lin', 'sabbia chiaro', 'biscuit', 'bisque', 'cânhamo natural', 'areia', 'cream', 'crema', 'crème', 'marfil', 'baunilha', 'aveia', 'nude', 'palha', 'natural', 'sand', 'arena', 'oatmeal', 'champanhe', 'champagne', 'linho', 'linen', 'bambu', 'rattan', 'rotim', 'sabbia', 'corda', 'cortiça', 'juta', 'pérola', 'almond', 'stone', 'pedra'],
  },
  {
    id: 3, slug: 'castanho', label: 'Castanho', hex: '#7b4f2e',
    words: ['marrón taupe', 'marron taupe', 'brown taupe', 'taupe brown', 'marrones', ...inGerman('braun', 'hellbraun', 'dunkelbraun'), 'brune', 'brunes', 'brauner', 'braune', 'braunes', 'braunem', 'hellbraun', 'dunkelbraun', 'bruine', 'marroni', 'marrone scuro', 'lichtbruin', 'donkerbruin', 'castanho-chocolate', 'camel',  'brunt', 'bruin', 'marrone', 'brązowy', 'cor de camel', 'cor de chocolate', 'castanho taupe', 'castanho camel', 'castanho', 'castanha', 'marrom', 'brown', 'marrón', 'braun', 'brun', 'wengue', 'wenge', 'castanho claro', 'castanho escuro', 'cor de conhaque', 'dark brown', 'light brown', 'carvalho sonoma', 'carvalho artisan', 'carvalho wotan', 'carvalho cambrian', 'carvalho canadian', 'roble cambrian', 'roble canadian', 'nogueira columbia', 'castanho nogueira', 'cinamomo', 'freijó', 'imbuia', 'castanho-café'],
    fieldWords: ['cambria', 'nordik', 'ostippo', 'amêndoa', 'jatobá', 'demolição', 'ipê', 'cumaru', 'tamarindo', 'hnědá', 'hnědý', 'hnedá', 'hnedý', 'brązowa', 'orech', 'orzech', 'ořech', 'ferrugem escuro', 'castanha-da-índia', 'nogueira escura', 'umbra', 'terra', 'terra siena', 'sépia', 'cigarro', 'cuero', 'teca natural', 'eiche', 'nussbaum', 'eik', 'eg', 'ek', 'valnøtt', 'valnød', 'nogueira americana', 'chêne', 'noyer', 'rovere', 'quercia', 'eiken', 'noten', 'siena', 'coñac', 'tabac', 'café com leite', 'mahogany', 'caoba', 'acajou', 'sukupira', 'cerezo', 'cherry', 'bronzeado', 'chocolate', 'café', 'camel', 'camelo', 'conhaque', 'cognac', 'tabaco', 'tobacco', 'caramelo', 'caramel', 'avelã', 'hazelnut', 'mogno', 'marron', 'moka', 'moca', 'mocha', 'carvalho', 'nogueira', 'mangueira', 'cambrian', 'madeira', 'oak', 'walnut', 'roble', 'nogal', 'teca', 'teak', 'pinho', 'pine', 'faia', 'cerejeira', 'acácia', 'freixo', 'couro', 'mel', 'honey', 'coffee', 'cacau', 'canela', 'noisette', 'sonoma', 'wood', 'madera', 'carvalho claro', 'carvalho escuro', 'carvalho natural', 'noce'],
  },
  {
    id: 4, slug: 'cinzento', label: 'Cinzento', hex: '#8f9396',
    words: ['taupe', 'cinza taupe', 'cinzento taupe', 'taupe claro', 'taupe escuro', 'taupe grey', 'taupe gray', 'grey taupe', 'grautaupe', ...inGerman('grau', 'hellgrau', 'dunkelgrau', 'anthrazit'), 'grise', 'grises', 'graue', 'grauer', 'graues', 'grauem', 'grijze', 'grigi', 'grigie', 'lichtgrijs', 'donkergrijs', 'gris perle', 'gris perla', 'gris taupe', 'cinza mescla', 'grijs', 'grigio', 'grigia', 'grå', 'harmaa', 'cinza médio', 'cinzento-claro', 'cinzento-escuro', 'cinza-antracite', 'cor de grafite', 'cinza-grafite', 'cinza-cimento', 'efeito betão', 'antraciet', 'antracit', 'antrasitt', 'antracitgrå', 'hellgrau', 'dunkelgrau', 'lysegrå', 'mørkegrå', 'mørk grå', 'lys grå', 'gris claro', 'gris oscuro', 'gris clair', 'gris foncé', 'koksgrå', 'cinzento', 'cinzenta', 'cinza', 'gris', 'grey', 'gray', 'grau', 'grå', 'antracite', 'antracita', 'anthracite', 'anthrazit', 'grafite', 'charcoal', 'cinzento claro', 'cinzento escuro', 'cinza claro', 'cinza escuro', 'cinzento pérola', 'cinza chumbo', 'light grey', 'dark grey', 'light gray', 'dark gray', 'cinza rato', 'cinza pérola', 'cinza-claro', 'cinza prata'],
    fieldWords: ['tortora', 'tórtola', 'toupeira', 'topo', 'vison', 'visón', 'mole grey', 'šedá', 'šedý', 'sivá', 'sivý', 'szary', 'szara', 'antracitová', 'antracytowy', 'pedra cinza', 'prata fosco', 'plomo', 'ceniza', 'cinzas', 'nuvem', 'asfalto', 'basalto', 'koks', 'schiefer', 'steingrau', 'zement', 'cemento', 'hormigón', 'beton', 'gunmetal', 'acero gris', 'névoa', 'nevoeiro', 'storm', 'ral 7016', 'chumbo', 'ardósia', 'grafito', 'graphite', 'carvão', 'smoke', 'fumado', 'fumo', 'betão', 'cimento', 'concrete', 'slate', 'pewter', 'rato', 'titânio', 'elefante', 'ash', 'grisalho'],
  },
  {
    id: 5, slug: 'preto', label: 'Preto', hex: '#1b1b1b',
    words: [...inGerman('schwarz'), 'nere', 'neri', 'zwarte', 'neri', 'noirs', 'noires', 'schwarze', 'schwarzer', 'schwarzes', 'schwarzem', 'zwart', 'nero', 'nera', 'sort', 'preto mate', 'preto fosco', 'preto brilhante', 'preto intenso', 'matt black', 'negro mate', 'preto', 'preta', 'negro', 'negra', 'black', 'noir', 'noire', 'schwarz', 'svart', 'sort'],
    fieldWords: ['černá', 'černý', 'čierna', 'čierny', 'czarny', 'czarna', 'carbono', 'carbon', 'midnight', 'ral 9005', 'ral 9011', 'ébano', 'ônix', 'ónix', 'azeviche', 'onyx', 'ebony'],
  },
  {
    id: 6, slug: 'azul', label: 'Azul', hex: '#2f5d9b',
    words: ['azules', ...inGerman('blau', 'hellblau', 'dunkelblau'), 'ottanio', 'bleue', 'bleus', 'bleues', 'blaue', 'blauer', 'blaues', 'blauem', 'blauwe', 'donkerblauw', 'lichtblauw', 'blauw', 'blu', 'azzurro', 'celeste', 'marineblau', 'dunkelblau', 'hellblau', 'mørkeblå', 'lyseblå', 'azul royal', 'azul índigo', 'azul pálido', 'azul cobalto', 'azul real', 'azul-ganga', 'azul-céu', 'azul aço', 'azul cinza', 'bleu marine', 'bleu nuit', 'bleu canard', 'azul marino', 'azul', 'blue', 'bleu', 'blau', 'blå', 'navy', 'azul-marinho', 'azul marinho', 'azul petróleo', 'azul claro', 'azul escuro', 'azul-claro', 'azul-escuro', 'azul céu', 'azul noite', 'azul bebé', 'azul ganga', 'azul pavão', 'azul cobalto', 'azul-petróleo', 'turquesa', 'turquoise', 'azul turquesa', 'teal', 'navy blue'],
    fieldWords: ['modrá', 'modrý', 'niebieski', 'niebieska', 'granatowy', 'marino', 'pavão', 'royal', 'oceano', 'ocean', 'sky', 'céu', 'klein', 'gris azulado', 'denim blue', 'midnight blue', 'cian', 'cyan', 'ganga lavada', 'peacock', 'petróleo', 'índigo', 'indigo', 'cobalto', 'marinho', 'anil', 'ganga', 'denim', 'aqua', 'ciano', 'água-marinha', 'aquamarine', 'türkis', 'petrol', 'safira', 'jeans'],
  },
  {
    id: 7, slug: 'verde', label: 'Verde', hex: '#55803d',
    words: [...inGerman('grün', 'hellgrün', 'dunkelgrün', 'olivgrün'), 'grüne', 'grüner', 'grünes', 'grünem', 'groene', 'verts', 'vertes', 'donkergroen', 'groen', 'grønt', 'verde-salva', 'verde salva', 'verde-sálvia', 'verde-garrafa', 'verde-azeitona', 'verde-oliva', 'verde-menta', 'verde-eucalipto', 'verde acinzentado', 'verde caqui', 'verde tropa', 'dunkelgrün', 'hellgrün', 'mørkegrønn', 'vert foncé', 'vert sauge', 'verde bosque', 'verde oscuro', 'verde', 'green', 'vert', 'verte', 'grün', 'grønn', 'verde azeitona', 'verde água', 'verde-água', 'verde garrafa', 'verde floresta', 'verde militar', 'verde lima', 'verde sálvia', 'verde seco', 'verde musgo', 'verde menta', 'verde escuro', 'verde claro', 'verde esmeralda', 'verde oliva', 'verde eucalipto'],
    fieldWords: ['zelená', 'zelený', 'zielony', 'zielona', 'salva', 'garrafa', 'alecrim', 'floresta', 'trevo', 'abeto', 'pinheiro', 'salvia', 'sauge', 'salbei', 'salvie', 'caqui verde', 'militar', 'khaki green', 'kiwi', 'alga', 'cacto', 'cactus', 'hunter', 'musgo seco', 'azeitona', 'oliva', 'olive', 'esmeralda', 'emerald', 'menta', 'mint', 'musgo', 'sálvia', 'sage', 'pistácio', 'pistache', 'eucalipto', 'lima', 'jade', 'moss', 'forest'],
  },
  {
    id: 8, slug: 'amarelo', label: 'Amarelo', hex: '#e9c03b',
    words: [...inGerman('gelb', 'senfgelb'), 'gelbe', 'gelber', 'senfgelb', 'giallo ocra', 'geel', 'giallo', 'gialla', 'senape', 'senf', 'sennep', 'mostarda claro', 'amarelo-mostarda', 'amarelo-limão', 'amarelo-sol', 'curry', 'amarelo', 'amarela', 'yellow', 'amarillo', 'amarilla', 'jaune', 'gelb', 'mostarda', 'ocre', 'amarelo torrado', 'amarelo mostarda', 'mostaza', 'moutarde', 'mustard', 'gul'],
    fieldWords: ['žlutá', 'žlutý', 'žltá', 'žltý', 'żółty', 'żółta', 'açafroado', 'ouro velho amarelo', 'canário', 'milho', 'zitrone', 'mimosa', 'gema', 'limón', 'açafrão', 'limão', 'mustard', 'curry', 'caril', 'ochre', 'girassol', 'lemon', 'saffron', 'sol'],
  },
  {
    id: 9, slug: 'laranja', label: 'Laranja', hex: '#dd7a32',
    words: ['oranje', 'arancione', 'arancio', 'laranja queimado', 'cor de pêssego', 'terrakotta', 'teracota', 'apelsin', 'orange brûlé', 'cor de laranja', 'laranja', 'orange', 'naranja', 'terracota', 'terracotta', 'cor de tijolo', 'oransje'],
    fieldWords: ['oranžová', 'oranžový', 'pomarańczowy', 'tijolo escuro', 'ladrillo', 'melocotón', 'pêche', 'brique', 'ocre rojo', 'argila', 'clay', 'mandarina', 'papaia', 'âmbar', 'burnt orange', 'salmón', 'tijolo', 'coral', 'ferrugem', 'rust', 'pêssego', 'peach', 'salmão', 'teja', 'abóbora', 'barro', 'damasco', 'tangerina', 'tangerine', 'mandarine', 'telha', 'apricot'],
  },
  {
    id: 10, slug: 'vermelho', label: 'Vermelho', hex: '#b3302c',
    words: [...inGerman('rot', 'dunkelrot'), 'rote', 'roter', 'rotes', 'rouges', 'rood', 'rosso', 'rossa', 'vermelho-vinho', 'vermelho-cereja', 'vermelho cereja', 'vermelho vinho', 'bordeus', 'burdeos', 'bordò', 'rouge foncé', 'weinrot', 'vinrød', 'rødt', 'burdeos oscuro', 'vermelho', 'vermelha', 'encarnado', 'encarnada', 'bordeaux', 'bordô', 'grená', 'red', 'rojo', 'roja', 'rouge', 'burgundy', 'borgonha', 'rød', 'vermelho escuro'],
    fieldWords: ['bordo', 'červená', 'červený', 'czerwony', 'czerwona', 'bordová', 'lacre', 'tomate', 'sangue', 'amora escura', 'marsala', 'merlot', 'cerise', 'kirsebær', 'cranberry', 'carmim', 'rubi', 'ruby', 'cereja', 'vinho', 'escarlate', 'tinto', 'granate', 'rot', 'wine', 'morango', 'romã'],
  },
  {
    id: 11, slug: 'rosa', label: 'Rosa', hex: '#e3a0ae',
    words: ['roze', 'rosa antigo', 'rosa-antigo', 'rosa seco', 'rosa-velho', 'rosa-claro', 'rosa blush', 'rosa palo', 'rosa bebé', 'rose poudré', 'altrosa', 'gammelrosa', 'lyserosa', 'cor de rosa velho', 'rosa', 'cor de rosa', 'cor-de-rosa', 'rosa velho', 'rosa claro', 'rosa pálido', 'rosa nude', 'rosa chá', 'rosa pó', 'fúcsia', 'fuchsia', 'pink', 'magenta', 'rosa escuro', 'dusty pink'],
    fieldWords: ['růžová', 'růžový', 'ružová', 'ružový', 'różowy', 'różowa', 'pétala', 'chiclete', 'flamenco', 'blush pink', 'framboesa', 'fresa claro', 'nude rosa', 'blush', 'rose', 'pastilha', 'flamingo', 'rosé'],
  },
  {
    id: 12, slug: 'roxo', label: 'Roxo', hex: '#7a4b86',
    words: ['paars', 'viola', 'roxo-beringela', 'cor de beringela', 'lila claro', 'lilla', 'flieder', 'violett', 'roxo', 'roxa', 'lilás', 'violeta', 'purple', 'violet', 'púrpura', 'lilac', 'lila'],
    fieldWords: ['fialová', 'fialový', 'fioletowy', 'orquídea', 'orchid', 'berenjena', 'ciruela', 'prugna', 'lavande', 'melanzana', 'amethyst', 'ametista', 'glicínia', 'lavanda', 'lavender', 'alfazema', 'beringela', 'aubergine', 'ameixa', 'plum', 'malva', 'mauve', 'morado', 'morada', 'uva'],
  },
  {
    id: 13, slug: 'dourado', label: 'Dourado', hex: '#c9a24b',
    words: ['dorée', 'dorés', 'dorées', 'dorati', 'dorate', 'dorados', 'doradas', 'goldene', 'goldener', 'goldfarben', 'goldfarbig', 'goud', 'gouden', 'dorato', 'dorata', 'guld', 'gull', 'messingfarben', 'messing', 'cor de latão', 'dourado escovado', 'dourado velho', 'dourado rosa', 'cor de cobre', 'acobreada', 'rosegold', 'roségold', 'dourado', 'dourada', 'golden', 'dorado', 'dorada', 'doré', 'cor de ouro', 'rosa dourado', 'ouro velho', 'acobreado', 'dourado mate'],
    fieldWords: ['zlatá', 'zlatý', 'złoty', 'złota', 'latão envelhecido', 'latão escovado', 'cobre escovado', 'ouro rosa', 'ottone', 'rame', 'kupfer', 'kobber', 'messingfarget', 'gold matt', 'ouro', 'gold', 'cobre', 'bronze', 'latão', 'copper', 'brass', 'oro', 'rose gold', 'champanhe dourado', 'laton'],
  },
  {
    id: 14, slug: 'prateado', label: 'Prateado', hex: '#c4c8cb',
    words: ['argentée', 'silberfarben', 'cromato', 'cromata', 'chromé', 'chromée', 'verchromt', 'zilver', 'argentato', 'sølv', 'cromo mate', 'níquel mate', 'cor prateada', 'cor de inox', 'prateado', 'prateada', 'plateado', 'cromado', 'cromada', 'cor de prata', 'silver', 'argenté'],
    fieldWords: ['stříbrná', 'strieborná', 'srebrny', 'srebrna', 'alu', 'aluminio', 'cromado brilhante', 'prata velha', 'krom', 'chroom', 'acero', 'acier', 'stahl', 'edelstahl', 'inox escovado', 'peltre', 'estanho', 'prata', 'plata', 'cromo', 'inox', 'aço', 'chrome', 'níquel', 'alumínio', 'nickel', 'aço inox', 'steel', 'aluminium', 'metal', 'espelhado', 'silber'],
  },
  {
    id: 15, slug: 'transparente', label: 'Transparente', hex: '#e6f0f2',
    words: ['trasparente', 'durchsichtig', 'doorzichtig', 'gennemsigtig', 'gjennomsiktig', 'transparant', 'transparente', 'incolor', 'transparent'],
    fieldWords: ['průhledná', 'priehľadná', 'przezroczysty', 'vidro claro', 'cristalina', 'vidrio', 'verre', 'translúcida', 'cristal', 'clear', 'vidro', 'translúcido', 'cristalino', 'glass', 'klar'],
  },
  {
    id: 16, slug: 'multicor', label: 'Multicor', hex: '#c9a86a',
    words: ['colorido', 'meerkleurig', 'multicolori', 'flerfarget', 'flerfarvet', 'multi color', 'cores variadas', 'bicolor', 'tricolor', 'multicor', 'multicolor', 'multicolorido', 'multicolorida', 'multicores', 'multicolour', 'multicolore', 'mehrfarbig', 'arco-íris', 'várias cores', 'patchwork', 'colorido', 'colorida'],
    fieldWords: ['vícebarevná', 'viacfarebná', 'wielokolorowy', 'várias', 'kleurrijk', 'arcobaleno', 'misto', 'sortida', 'padrão floral', 'surtido', 'assorted', 'bunt', 'sortido', 'cores sortidas', 'varias', 'mix', 'multi', 'estampado'],
  },
]
