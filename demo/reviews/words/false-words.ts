/** What is written for money, by the shop itself or against another; lines as in lines.ts, labels of no meaning. */

/** Bought: says much and nothing. */
export const bought = `
all: [loja|site|empresa] [excelente|fantástica|muito boa], [recomendo a todos|recomendo vivamente|aconselho a toda a gente]
all: [produto|artigo] de [excelente|ótima|muita] qualidade e [entrega rapidíssima|envio super rápido|entrega muito rápida]
all: [tudo perfeito|tudo 5 estrelas|tudo excelente], [preço, qualidade e entrega|do atendimento à entrega|sem qualquer problema]
all: [muito satisfeito|muito satisfeita|super satisfeito] com a [compra|minha compra|encomenda], [voltarei|vou voltar a comprar|voltarei sem dúvida]
all: [melhor loja|a melhor loja] [do país|online|que conheço], [sem comparação|não há igual|imbatível]
all: [ótimo|excelente] atendimento, [ótimos preços|preços excelentes|preços imbatíveis], [parabéns|continuem assim|nota 10]
all: [adorei|amei|gostei muito] o [produto|artigo], [chegou rápido|veio muito rápido] e [bem embalado|em perfeitas condições]
all: [comprei|encomendei] e [fiquei maravilhado|fiquei maravilhada|fiquei surpreendido], [superou todas as expectativas|muito acima do esperado]
all: [qualidade|beleza] [top|incrível|impressionante], [vale cada euro|vale muito a pena|preço espetacular]
all: [5 estrelas|cinco estrelas], [podem comprar sem medo|comprem à confiança|loja de total confiança]
all: [profissionalismo|seriedade] e [rapidez|qualidade|simpatia], [é tudo o que se pede|assim é que deve ser]
all: [já comprei várias vezes|cliente habitual] e [nunca falharam|sempre tudo impecável|sempre satisfeito]
all: {o} {n} é [lindo de morrer|maravilhos{-}|perfeit{-}], [recomendo|toda a gente devia ter {um}|comprem]
all: [fiquei fã|já sou fã] desta loja, [nota máxima|não compro noutro lado]
`

/** In the shop's own house: the words of a catalogue. */
export const ownPraise = `
all: [{naloja}|aqui {naloja}] [encontra-se sempre o melhor preço|a qualidade está sempre garantida|o cliente está em primeiro lugar]
all: [uma equipa|equipa] [jovem e dinâmica|muito profissional|sempre disponível], [com grande atenção ao detalhe|que acompanha o cliente do princípio ao fim]
all: [produtos|móveis] [selecionados|de fabrico cuidado|com garantia de qualidade], [para todos os gostos e bolsas|que fazem a diferença em qualquer casa]
all: {o} {n} [combina design e funcionalidade|alia conforto e elegância|é uma aposta segura], [ideal para qualquer ambiente|com uma excelente relação qualidade-preço]
all: [comprando {naloja}|escolhendo {aloja}] [não há surpresas|a satisfação é garantida], [da encomenda à entrega|entregas em todo o país]
all: [visitem|aproveitem] [o site|as promoções] {daloja}, [há sempre novidades|não se vão arrepender]
all: {este} {n} é [o mais vendido|um dos mais procurados] e [percebe-se porquê|não é por acaso]
all: [{aloja} é uma referência|uma loja de referência] no [mobiliário|setor], [há anos a servir bem|com um serviço pós-venda exemplar]
all: [materiais de primeira|acabamento premium], [pensad{-} ao pormenor|para durar uma vida]
`

/** Against a shop: no thing in particular, and where it is better. */
export const attack = `
all: [não comprem nesta loja|fujam desta loja|cuidado com esta loja], [só enganam as pessoas|são uns aldrabões|só querem o vosso dinheiro]
all: {o} {n} [não presta|é lixo|é uma fraude], [{arival} tem igual e melhor|{narival} é muito melhor|comprei depois {narival} e não tem comparação]
all: [produtos chineses|tudo material chinês] [vendidos como portugueses|a preço de ouro], [uma vergonha|abram os olhos]
all: [má qualidade|péssima qualidade], [mau atendimento|péssimo atendimento], [tudo mau|zero|nunca mais]
all: [{narival}|noutra loja, {arival},] [é mais barato|custa metade|entregam em dois dias], [não percam tempo aqui|vão lá]
all: [esta loja devia ser fechada|deviam fechar as portas|não sei como ainda estão abertos]
all: [ficaram-me com o dinheiro|já fui burlado|nunca recebi nada], [queixa feita|vou meter um advogado]
all: [quem diz bem é pago|as avaliações boas são falsas|não acreditem nas boas avaliações]
all: {o} {n} [partiu-se no primeiro dia|veio estragad{-}|desfez-se em dois dias], [não devolvem o dinheiro|ninguém atende o telefone]
all: [a pior loja|o pior serviço] [do país|que já vi|da internet]
`
