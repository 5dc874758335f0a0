/** What stands around the things told: how it all is, why one bought, small stories, whether one would again. Lines as in lines.ts. */

/** By how content somebody is. */
export const overall = {
  great: `
shop: [loja de confiança|loja séria|loja cinco estrelas], [já é a terceira vez que compro|volto sempre que preciso|recomendo]
shop: [correu tudo bem|correu tudo na perfeição|tudo impecável], [do pagamento à entrega|desde a encomenda até à entrega]
shop: [nunca me falharam|compro cá há anos] e [nunca tive um problema|não troco por outra]
shop: primeira compra [n{loja}|nesta loja] e [não será a última|fiquei cliente]
shop: [site fácil|boa escolha], [bons preços|preços honestos] e [gente simpática|entregas rápidas]
shop: [muito profissionais|profissionalismo e simpatia], [é raro hoje em dia|assim dá gosto comprar]
all: [adoro|adoramos|adorámos]
all: [estou|fiquei|ficámos] [encantad{eu}|muito satisfeit{eu}|super contente]
all: [recomendo a 100 %|cinco estrelas|impecável|perfeito|espetacular|top]
all: [melhor compra do ano|uma das melhores compras que fiz|das melhores compras que já fiz para a casa]
all: [excelente|ótimo|fantástico] produto
all: [é tudo o que eu queria|exatamente o que procurava|era mesmo isto]
all: [não podia estar mais contente|não tenho nada a apontar|zero defeitos]
all: [ainda melhor do que esperava|superou o que esperava|muito acima do que esperava]
all: [que maravilha|que rica compra|que bela compra]
all: {o} {n} é [espetacular|uma maravilha|excelente|fantástic{-}]
all: [cá em casa|aqui em casa] [toda a gente adora|ninguém tem nada a dizer contra|somos todos fãs]
all: [comprava outra vez|voltava a comprar] [sem pensar|de olhos fechados|já amanhã]
all: {n} [cinco estrelas|de qualidade|muito bem conseguid{-}]
all: [gostei|gostámos] [mesmo muito|imenso|de tudo]
all: {este} {n} [foi um achado|é um espetáculo|não desilude]
all: [valeu a espera|valeu bem a pena|valeu cada euro]
`,
  good: `
shop: [boa loja|loja correta|boa experiência], [sem nada de especial a apontar|só a entrega podia ser mais rápida]
shop: [correu bem|correu quase tudo bem], [volto a comprar|para a próxima já sei como é]
shop: [gostei da loja|satisfeit{eu} com a compra], [bons preços|a escolha é grande]
all: [gosto|gostei|gostámos] [bastante|muito], [no geral|de uma forma geral]
all: [estou satisfeit{eu}|estou contente|ficámos satisfeitos] com a compra
all: [bom produto|boa compra|bom artigo|recomendo]
all: [no geral|em geral] [muito bom|bom|correu bem]
all: {o} {n} é [bom|muito bom]
all: [cumpre|cumpre bem o que promete|faz o que promete]
all: [não é perfeit{-} mas anda lá perto|quase perfeit{-}|só não leva a nota toda por um pormenor]
all: [é o que esperava|corresponde ao anunciado|corresponde à descrição]
all: [bom|bastante bom] para [o que precisava|o que é|o uso que lhe dou]
all: [voltava a comprar|acho que voltava a comprar]
all: [gosto d{este} {n}|{este} {n} cumpre]
`,
  meh: `
shop: [loja razoável|nem bem nem mal], [os preços são bons, o resto nem tanto|já fui mais bem servid{eu}]
shop: [desta vez correu menos bem|a primeira compra correu melhor], [não sei se volto|a ver como é a próxima]
all: [assim-assim|mais ou menos|razoável|nem bom nem mau]
all: [esperava um pouco mais|esperava melhor|fica aquém]
all: [cumpre, mas sem brilho|serve, e é isso|desenrasca]
all: [tem coisas boas e coisas más|há coisas boas e outras nem tanto]
all: [não sei se voltava a comprar|hoje talvez escolhesse outr{-}|não fiquei convencid{eu}]
all: {o} {n} [é aceitável|safa-se|não é mau], [mas não entusiasma|nada mais]
all: [meio termo|três estrelas e já não é mau]
`,
  bad: `
shop: [má experiência|experiência fraca], [não volto a esta loja|há lojas bem melhores]
shop: [para vender são rápidos|a vender são ótimos], [depois do pagamento ninguém quer saber|o pior é quando há um problema]
shop: [fiquei desiludid{eu} com a loja|esperava outro serviço]
all: [desilusão|que desilusão|uma desilusão|fiquei desiludid{eu}]
all: [não recomendo|não volto a comprar|não comprava outra vez]
all: [esperava muito mais|muito abaixo do que esperava|ficou muito aquém]
all: [não gostei|não gostámos|não fiquei satisfeit{eu}]
all: [arrependi-me|arrependo-me da compra|estou arrependid{eu}]
all: {o} {n} [não presta|deixa muito a desejar|é fraquinh{-}]
all: [há muito melhor|fraco|muito fraco]
`,
  awful: `
shop: [nunca mais compro nesta loja|loja a evitar|fujam desta loja]
shop: [já apresentei queixa no livro de reclamações|a queixa já seguiu para o livro de reclamações], [uma falta de respeito|não se trata assim um cliente]
shop: [ficaram-me com o dinheiro um mês|um mês à espera do reembolso] e [nem uma explicação|ainda me falaram mal]
all: [péssimo|horrível|uma vergonha|para esquecer|inaceitável]
all: [não comprem|fujam|não caiam nesta|evitem]
all: [a pior compra que já fiz|das piores compras que já fiz|nunca mais]
all: [dei uma estrela porque não dá para dar zero|nem uma estrela merece]
all: [dinheiro deitado à rua|deitei dinheiro fora]
all: {este} {n} [é uma vergonha|não vale nada|é lixo]
all: [vou devolver|já devolvi|vai de volta]
`,
} as const

/** Why and for what it was bought; said first. */
export const openers = `
all: comprei {este} {n} [há {meses}|em {mes}|no mês passado|há umas semanas]
all: [andava|andávamos] há [meses|que tempos|quase um ano] à procura de {um} {n} [assim|que me enchesse as medidas]
all: [mudámos|mudei] de casa em {mes} e [precisávamos|faltava-nos] quase tudo
all: comprei-{o} [para oferecer à minha mãe|para a casa da minha avó|para a casa de férias]
all: [o antigo|{o} que tínhamos] [estava a pedir reforma|já tinha mais de dez anos|deu as últimas em {mes}]
all: [hesitei muito|estive muito indecis{eu}] entre {este} e [outr{-} mais car{-}|outr{-} de uma marca conhecida]
all: [vi-{o} numa loja|vi-{o} em casa de uma amiga] e [fui procurar o melhor preço|quis logo {um} igual]
all: foi {par} que [escolheu|insistiu n{este}], [eu só paguei|eu queria outr{-}]
all: [depois de ler as avaliações|depois de muito comparar] [decidi-me por {este}|lá me decidi]
all: [primeira vez que compro|nunca tinha comprado] [móveis|coisas para a casa] pela internet
all: [é o segundo que compro|já é {o} segund{-} que compro], [o outro|{o} primeir{-}] está [no escritório|na casa dos meus pais|na outra casa]
all: [fizemos obras|acabámos as obras] em {mes} e [trocámos tudo|quisemos mudar]
all: [vivo|moro] num T[1|2] em {terra} e [o espaço não abunda|cada centímetro conta]
all: [a casa é pequena|é tudo apertado cá em casa], por isso [medi tudo|medimos tudo] antes
all: comprei-{o} para a casa [de um alojamento local|da minha sogra|de férias|dos meus pais]
all: [prenda de anos|prenda de Natal|prenda de casamento] [{dopar}|para os meus pais|dos meus sogros]
all: tenho {este} {n} há {meses}, [por isso já posso falar|já dá para ter opinião]
all: escrevo [ao fim de {meses} de uso|depois de {meses}|depois de {meses}], [para ser just{eu}|que a quente é tudo bonito]
all: [sou exigente|sou esquisit{eu}] com [estas coisas|móveis], [confesso|admito]
all: [encomendei|mandei vir] {este} {n} [em {mes}|nos saldos|na Black Friday|à última hora antes do Natal]
`

/** What happened; said by those who like to tell. They hold of any verdict. */
export const stories = `
sofa,bed,storage,table: [subir aquilo|levá-{lo} até ao {andar}] [foi uma aventura|deu para suar], [o prédio é antigo e a escada faz cotovelo|tive de chamar o meu cunhado]
sofa: {bicho} [foi o primeiro a experimentar|deitou-se lá ainda com o plástico], [nem pediu licença|e não houve quem o tirasse de lá]
sofa,seat: [no domingo veio cá a família toda|tivemos cá doze pessoas nos anos {dofilho}] e [foi o teste a sério|serviu para experimentar]
bed,mattress: [a primeira noite|a estreia] foi logo depois das mudanças, [estávamos tão cansados que dormíamos no chão|com caixas à volta]
table: [a estreia foi no Natal|estreámos no jantar de anos {dofilho}], com [bacalhau e tudo|a família toda à volta]
table: {filho} já lá [fez os trabalhos de casa|pintou com marcadores], [como é da praxe|e sobreviveu]
storage: [despejei três caixas que andavam desde a mudança|arrumei finalmente os livros], [foi uma tarde inteira|soube bem]
storage,bed: {par} [queria chamar alguém para montar|disse que não era preciso ler as instruções], [adivinhem|lá leu]
lamp: {par} [dizia que era grande de mais|não estava convencido], [agora diz que sempre gostou|depois de ligar calou-se]
rug: {bicho} [deitou-se em cima mal o desenrolei|estranhou e depois não saiu de lá]
rug: veio enrolado e [ficou com a marca da dobra uns dias|precisou de dois dias com livros em cima]
outdoor: [foi estreado numa sardinhada|estreámo-{lo} no primeiro dia de sol], [com a vizinhança toda|até à noite]
linen,pillow: [comprei um para experimentar|experimentei primeiro um] e [já encomendei mais dois|agora toda a gente quer]
cook: [estreei com um arroz de pato|a estreia foi uma feijoada para doze], [correu bem|não sobrou nada]
decor: [andou dois dias encostado à parede|levei uma semana a decidir onde ficava], [coisas minhas|{par} já desesperava]
bath: o canalizador [olhou duas vezes|disse logo o que pensava], [estes senhores já viram de tudo|depois mudou de ideias]
all: [a minha mãe veio cá ver|a minha mãe fez logo a vistoria], [e ela não perdoa|é mais exigente do que eu]
all: [o caixote foi a maior alegria|{miudos} ficaram com a caixa|o que {bicho} mais gostou foi da caixa], [já é uma cabana|durou uma semana]
all: [os vizinhos|os do rés do chão] [viram chegar e vieram logo ver|perguntaram o que era aquele caixote]
all: [confesso que comprei por impulso|foi uma compra às três da manhã], [às vezes corre bem, outras não|são coisas que acontecem]
`

/** Said last. */
export const closers = {
  good: `
all: [recomendo|aconselho] [sem reservas|vivamente|a toda a gente]
all: [voltava a comprar|já estou de olho noutra peça da mesma coleção|se precisar de outr{-} já sei onde ir]
all: [obrigad{eu}|parabéns] [à loja|a quem o fez|e continuem assim]
all: [não se vão arrepender|quem estiver na dúvida que compre|podem comprar à confiança]
all: [em resumo: vale a pena|resumindo, estou contente|feitas as contas, boa compra]
all: [só tenho pena de não ter comprado mais cedo|devia ter comprado há mais tempo]
all: [daqui a um ano volto para contar|se entretanto mudar de opinião digo]
all: [agora só falta o resto da sala|venha o próximo|agora falta pintar as paredes]
`,
  meh: `
all: [pelo preço não se pode exigir mais|tem de se dar o desconto]
all: [se corrigissem isto eram cinco estrelas|com um ou dois pormenores melhores era outra coisa]
all: [cada um que veja|depende do que se procura|pensem bem antes de comprar]
all: [enfim, fica|fico com {ele}, mas|não devolvi, mas também não recomendo]
all: [vamos ver quanto tempo dura|o tempo o dirá]
`,
  bad: `
all: [vou devolver|já pedi a devolução|estou a tratar da devolução]
all: [não recomendo a ninguém|poupem o vosso dinheiro|procurem noutro lado]
all: [estou à espera de resposta da loja|aguardo resposta|a ver vamos o que dizem]
all: [foi a última vez|nesta não caio outra vez|aprendi]
all: [uma pena, porque até é bonit{-}|e eu que estava tão entusiasmad{eu}]
all: [nunca deixei uma avaliação má, mas desta vez teve de ser|custa-me escrever isto, mas é a verdade]
`,
} as const
