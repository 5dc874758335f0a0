import type { Aspect } from '../review-truth.ts'

/** Pluses and minuses as people write them: a few words, most of them without a capital. Lines as in lines.ts. */
export const points: Readonly<Record<Aspect, { readonly good: string; readonly bad: string }>> = {
  comfort: {
    good: 'all: [muito |super |]confortável\nall: conforto\nsofa: [assento firme|profundidade do assento|encosto alto]\nmattress: [firmeza|durmo melhor|não aquece]\nseat: [bom apoio para as costas|altura certa]\npillow: altura da almofada\nall: [comodidade|é muito cómod{-}]',
    bad: 'all: [pouco confortável|desconfortável]\nsofa,seat: [assento duro|duro|encosto baixo]\nmattress: [mole de mais|aquece muito|duro de mais]\npillow: [fica espalmada|alta de mais]\nsofa: almofadas que escorregam\nall: conforto podia ser melhor',
  },
  assembly: {
    good: 'all: [fácil de montar|montagem fácil|montagem rápida]\nall: [instruções claras|monta-se em meia hora|boas instruções]\nflat: peças numeradas\nall: [simples de montar|monta-se bem sozinho|montagem]',
    bad: 'all: [difícil de montar|montagem complicada|montagem demorada]\nall: [instruções fracas|más instruções|instruções confusas]\nall: [faltavam parafusos|furos que não batem certo]\nall: [precisa de duas pessoas para montar|a montagem]',
  },
  colour: {
    good: 'all: [cor igual à fotografia|a cor|cor bonita]\nall: [o {cor}|{cor} muito bonito|tom do {cor}]\nall: [cor fiel|cores fiéis às fotos|igual à imagem]',
    bad: 'all: [cor diferente da fotografia|a cor não é a da foto]\nall: [mais escur{-} do que parece|cor desmaiada|{cor} pouco fiel]\nall: cor enganadora nas fotos',
  },
  look: {
    good: 'all: [muito bonit{-}|bonit{-}|lind{-}]\nall: [design|desenho|estética|aspeto]\nall: [linhas simples|elegante|fica bem em qualquer lado]\nall: acabamento bonito',
    bad: 'all: [parece barat{-}|aspeto barato]\nall: [menos bonit{-} do que nas fotos|acabamento feio|costuras tortas]\nall: ao vivo desilude',
  },
  quality: {
    good: 'all: [boa qualidade|qualidade|qualidade dos materiais]\nall: [bem acabad{-}|bons acabamentos|acabamentos]\nall: [robust{-}|sólid{-}|materiais bons]\nfabric: tecido [resistente|de qualidade|grosso]\nwood: madeira boa',
    bad: 'all: [fraca qualidade|qualidade fraca|materiais fracos]\nall: [acabamentos|maus acabamentos|mal acabad{-}]\nall: [frágil|pequenos defeitos|plástico a mais]\nfabric: tecido [fino|fraco]',
  },
  size: {
    good: 'all: [tamanho|tamanho ideal|bom tamanho]\nall: [medidas certas|medidas corretas|ocupa pouco espaço]\nall: [dimensões|cabe em qualquer lado|coube à medida]',
    bad: 'all: [mais pequen{-} do que esperava|pequen{-}|tamanho]\nall: [medidas erradas|medidas não batem certo|grande de mais]\nlinen,curtain: encolhe',
  },
  smell: {
    good: 'all: [sem cheiro|não cheira a novo|sem cheiros]',
    bad: 'all: [cheiro|cheiro a novo|cheira a químicos|cheiro intenso]\nall: [cheiro nos primeiros dias|cheiro a cola]',
  },
  stability: {
    good: 'all: [estável|muito estável|não abana]\nall: [firme|estabilidade|bem assente no chão]\nrug: não escorrega',
    bad: 'all: [abana|abana um pouco|instável]\nall: [pouco estável|pouca estabilidade]\nrug: [escorrega|sai do sítio]',
  },
  cleaning: {
    good: 'all: [fácil de limpar|limpa-se bem|limpeza fácil]\nsofa: [capas laváveis|capas que se tiram]\nlinen,cook: vai à máquina\nall: não fica com marcas',
    bad: 'all: [difícil de limpar|suja-se muito|vê-se o pó]\nall: [fica com marcas|dedadas|nódoas que não saem]\nlinen: precisa de muito ferro',
  },
  noise: {
    good: 'all: [não range|silencios{-}|sem ruídos]\nstorage: [gavetas suaves|fecha sem barulho]',
    bad: 'all: [range|faz barulho|rangidos]\nstorage: [gavetas barulhentas|portas que chiam]',
  },
  durability: {
    good: 'all: [dura|resistente|aguenta bem o uso]\nall: [como nov{-} ao fim de {meses}|resistência|durável]\nsofa: não faz cova',
    bad: 'all: [durou pouco|estragou-se depressa|pouco resistente]\nsofa,mattress: [faz cova|abateu]\nrug: larga pelo\nall: avariou ao fim de {meses}',
  },
  space: {
    good: 'all: [muito espaço|leva imensa coisa|arrumação]\nall: [gavetas fundas|espaço de arrumação|muita arrumação]',
    bad: 'all: [pouco espaço|pouca arrumação]\nall: [gavetas pequenas|prateleiras fixas|pouco fundo]',
  },
  light: {
    good: 'lamp: [luz quente|boa luz|luz agradável]\nlamp: [ilumina bem|luz regulável|a luz que dá]\ncurtain: [escurece bem|tapa a luz|deixa passar a luz]',
    bad: 'lamp: [luz fraca|pouca luz|encandeia]\nlamp: luz muito branca\ncurtain: [não escurece|deixa passar luz]',
  },
  softness: {
    good: 'all: [maci{-}|muito maci{-}|toque suave]\nall: [fof{-}|suave|o toque]',
    bad: 'all: [ásper{-}|pica|pouco maci{-}]\nall: [tecido áspero|fin{-}]',
  },
  value: {
    good: 'all: [preço|bom preço|o preço]\nall: [relação qualidade-preço|qualidade/preço|qualidade preço]\nall: [barat{-}|em promoção valeu a pena|vale o que custa]',
    bad: 'all: [preço|car{-}|um pouco car{-}]\nall: [preço elevado|car{-} para o que é]',
  },
  delivery: {
    good: 'all: [entrega rápida|entrega|rapidez]\nall: [entrega no prazo|chegou depressa|entrega à hora combinada]\nall: [entregadores simpáticos|transportadora simpática]\nbig: subiram ao {andar}',
    bad: 'all: [entrega demorada|demora na entrega|a entrega]\nall: [atrasos|prazo de entrega|transportadora]\nbig: [deixaram à porta do prédio|não subiram]',
  },
  packaging: {
    good: 'all: [bem embalad{-}|embalagem|boa embalagem]\nall: [embalagem cuidada|chegou inteir{-}]',
    bad: 'all: [mal embalad{-}|embalagem fraca|embalagem]\nall: [chegou riscad{-}|caixa danificada|veio com um risco]',
  },
  service: {
    good: 'all: [atendimento|bom atendimento|apoio ao cliente]\nall: [loja prestável|responderam depressa|simpatia]',
    bad: 'all: [atendimento|apoio ao cliente|mau atendimento]\nall: [não respondem|devolução complicada|loja não responde aos e-mails]',
  },
}
