import type { Choice } from './choice.ts'

export type Colour = Choice & { readonly hex: string }

/** The 16 colour groups (specification 3, `cor`); `hex` is the swatch. Tones belong to the group that a shopper would look in. */
export const colours: readonly Colour[] = [
  {
    id: 1, slug: 'branco', label: 'Branco', hex: '#ffffff',
    words: ['branco', 'branca', 'white', 'blanco', 'blanca', 'blanc', 'blanche', 'weiß', 'weiss', 'hvit', 'hvid', 'off white', 'branco sujo', 'branco quebrado', 'branco pérola', 'branco neve'],
    fieldWords: ['neve', 'polar', 'alvo', 'gelo', 'cal', 'marfim', 'ivory', 'ivoire', 'snow'],
  },
  {
    id: 2, slug: 'bege', label: 'Bege', hex: '#dcc9ab',
    words: ['bege', 'beige', 'creme', 'ecru', 'cáqui', 'khaki', 'greige', 'crudo', 'bege claro', 'bege escuro'],
    fieldWords: ['areia', 'cru', 'cream', 'crema', 'crème', 'marfil', 'baunilha', 'aveia', 'nude', 'palha', 'natural', 'sand', 'arena', 'oatmeal', 'champanhe', 'champagne', 'linho', 'linen', 'bambu', 'rattan', 'rotim', 'sabbia', 'corda', 'cortiça', 'juta', 'pérola', 'almond', 'stone', 'pedra'],
  },
  {
    id: 3, slug: 'castanho', label: 'Castanho', hex: '#7b4f2e',
    words: ['castanho', 'castanha', 'marrom', 'brown', 'marrón', 'braun', 'brun', 'wengue', 'wenge', 'taupe', 'castanho claro', 'castanho escuro', 'cor de conhaque', 'dark brown', 'light brown', 'carvalho sonoma', 'carvalho artisan', 'carvalho wotan', 'carvalho cambrian', 'carvalho canadian', 'roble cambrian', 'roble canadian', 'nogueira columbia', 'castanho nogueira'],
    fieldWords: ['chocolate', 'café', 'camel', 'camelo', 'conhaque', 'cognac', 'tabaco', 'tobacco', 'caramelo', 'caramel', 'avelã', 'hazelnut', 'mogno', 'marron', 'moka', 'moca', 'mocha', 'carvalho', 'nogueira', 'mangueira', 'cambrian', 'madeira', 'oak', 'walnut', 'roble', 'nogal', 'teca', 'teak', 'pinho', 'pine', 'faia', 'cerejeira', 'acácia', 'freixo', 'couro', 'mel', 'honey', 'coffee', 'cacau', 'canela', 'noisette', 'sonoma', 'wood', 'madera', 'carvalho claro', 'carvalho escuro', 'carvalho natural', 'noce'],
  },
  {
    id: 4, slug: 'cinzento', label: 'Cinzento', hex: '#8f9396',
    words: ['cinzento', 'cinzenta', 'cinza', 'gris', 'grey', 'gray', 'grau', 'grå', 'antracite', 'antracita', 'anthracite', 'anthrazit', 'grafite', 'charcoal', 'cinzento claro', 'cinzento escuro', 'cinza claro', 'cinza escuro', 'cinzento pérola', 'cinza chumbo', 'light grey', 'dark grey', 'light gray', 'dark gray', 'cinza rato', 'cinza pérola', 'cinza-claro', 'cinza prata'],
    fieldWords: ['chumbo', 'ardósia', 'grafito', 'graphite', 'carvão', 'smoke', 'fumado', 'fumo', 'betão', 'cimento', 'concrete', 'slate', 'pewter', 'rato', 'titânio', 'elefante', 'ash', 'grisalho'],
  },
  {
    id: 5, slug: 'preto', label: 'Preto', hex: '#1b1b1b',
    words: ['preto', 'preta', 'negro', 'negra', 'black', 'noir', 'noire', 'schwarz', 'svart', 'sort'],
    fieldWords: ['ébano', 'ônix', 'ónix', 'azeviche', 'onyx', 'ebony'],
  },
  {
    id: 6, slug: 'azul', label: 'Azul', hex: '#2f5d9b',
    words: ['azul', 'blue', 'bleu', 'blau', 'blå', 'navy', 'azul-marinho', 'azul marinho', 'azul petróleo', 'azul claro', 'azul escuro', 'azul-claro', 'azul-escuro', 'azul céu', 'azul noite', 'azul bebé', 'azul ganga', 'azul pavão', 'azul cobalto', 'azul-petróleo', 'turquesa', 'turquoise', 'azul turquesa', 'teal', 'navy blue'],
    fieldWords: ['petróleo', 'índigo', 'indigo', 'cobalto', 'marinho', 'anil', 'ganga', 'denim', 'aqua', 'ciano', 'água-marinha', 'aquamarine', 'türkis', 'petrol', 'safira', 'jeans'],
  },
  {
    id: 7, slug: 'verde', label: 'Verde', hex: '#55803d',
    words: ['verde', 'green', 'vert', 'verte', 'grün', 'grønn', 'verde azeitona', 'verde água', 'verde-água', 'verde garrafa', 'verde floresta', 'verde militar', 'verde lima', 'verde sálvia', 'verde seco', 'verde musgo', 'verde menta', 'verde escuro', 'verde claro', 'verde esmeralda', 'verde oliva', 'verde eucalipto'],
    fieldWords: ['azeitona', 'oliva', 'olive', 'esmeralda', 'emerald', 'menta', 'mint', 'musgo', 'sálvia', 'sage', 'pistácio', 'pistache', 'eucalipto', 'lima', 'jade', 'moss', 'forest'],
  },
  {
    id: 8, slug: 'amarelo', label: 'Amarelo', hex: '#e9c03b',
    words: ['amarelo', 'amarela', 'yellow', 'amarillo', 'amarilla', 'jaune', 'gelb', 'mostarda', 'ocre', 'amarelo torrado', 'amarelo mostarda', 'mostaza', 'moutarde', 'gul'],
    fieldWords: ['açafrão', 'limão', 'mustard', 'curry', 'caril', 'ochre', 'girassol', 'lemon', 'saffron', 'sol'],
  },
  {
    id: 9, slug: 'laranja', label: 'Laranja', hex: '#dd7a32',
    words: ['cor de laranja', 'laranja', 'orange', 'naranja', 'terracota', 'terracotta', 'cor de tijolo', 'oransje'],
    fieldWords: ['tijolo', 'coral', 'ferrugem', 'rust', 'pêssego', 'peach', 'salmão', 'teja', 'abóbora', 'barro', 'damasco', 'tangerina', 'telha', 'apricot'],
  },
  {
    id: 10, slug: 'vermelho', label: 'Vermelho', hex: '#b3302c',
    words: ['vermelho', 'vermelha', 'encarnado', 'encarnada', 'bordeaux', 'bordô', 'grená', 'red', 'rojo', 'roja', 'rouge', 'burgundy', 'borgonha', 'rød', 'vermelho escuro'],
    fieldWords: ['carmim', 'rubi', 'ruby', 'cereja', 'vinho', 'escarlate', 'tinto', 'granate', 'rot', 'wine', 'morango', 'romã'],
  },
  {
    id: 11, slug: 'rosa', label: 'Rosa', hex: '#e3a0ae',
    words: ['rosa', 'cor de rosa', 'cor-de-rosa', 'rosa velho', 'rosa claro', 'rosa pálido', 'rosa nude', 'rosa chá', 'rosa pó', 'fúcsia', 'fuchsia', 'pink', 'magenta', 'rosa escuro', 'dusty pink'],
    fieldWords: ['blush', 'rose', 'pastilha', 'flamingo', 'rosé'],
  },
  {
    id: 12, slug: 'roxo', label: 'Roxo', hex: '#7a4b86',
    words: ['roxo', 'roxa', 'lilás', 'violeta', 'purple', 'violet', 'púrpura', 'lilac', 'lila'],
    fieldWords: ['lavanda', 'lavender', 'alfazema', 'beringela', 'aubergine', 'ameixa', 'plum', 'malva', 'mauve', 'morado', 'morada', 'uva'],
  },
  {
    id: 13, slug: 'dourado', label: 'Dourado', hex: '#c9a24b',
    words: ['dourado', 'dourada', 'golden', 'dorado', 'dorada', 'doré', 'cor de ouro', 'rosa dourado', 'ouro velho', 'acobreado', 'dourado mate'],
    fieldWords: ['ouro', 'gold', 'cobre', 'bronze', 'latão', 'copper', 'brass', 'oro', 'rose gold', 'champanhe dourado', 'laton'],
  },
  {
    id: 14, slug: 'prateado', label: 'Prateado', hex: '#c4c8cb',
    words: ['prateado', 'prateada', 'plateado', 'cromado', 'cromada', 'cor de prata', 'silver', 'argenté'],
    fieldWords: ['prata', 'plata', 'cromo', 'inox', 'aço', 'chrome', 'níquel', 'alumínio', 'nickel', 'aço inox', 'steel', 'aluminium', 'metal', 'espelhado', 'silber'],
  },
  {
    id: 15, slug: 'transparente', label: 'Transparente', hex: '#e6f0f2',
    words: ['transparente', 'incolor', 'transparent'],
    fieldWords: ['cristal', 'clear', 'vidro', 'translúcido', 'cristalino', 'glass', 'klar'],
  },
  {
    id: 16, slug: 'multicor', label: 'Multicor', hex: '#c9a86a',
    words: ['multicor', 'multicolor', 'multicolorido', 'multicolorida', 'multicores', 'multicolour', 'multicolore', 'mehrfarbig', 'arco-íris', 'várias cores', 'patchwork', 'colorido', 'colorida'],
    fieldWords: ['bunt', 'sortido', 'cores sortidas', 'varias', 'mix', 'multi', 'estampado'],
  },
]
