import type { AspectLines } from './lines.ts'

/** How well it is made, and what becomes of it. */
export const quality: AspectLines = {
  good: `
all: [passei a mão por todo o lado|procurei defeitos com a lanterna|virei-{o} de todos os lados] e [não encontrei uma falha|está tudo bem acabado|não há nada a apontar]
all: [os pormenores são cuidados|até por baixo está bem acabad{-}|as partes que não se veem também estão bem feitas], [coisa rara a este preço|é aí que se vê a diferença|gostei de ver]
all: [dá confiança|transmite solidez|sente-se que é para durar], [não é daquelas coisas que se desfazem|nada abana nem estala|o material é honesto]
all: [o meu cunhado, que é do ramo,|um amigo marceneiro|o meu pai, que percebe disto,] [olhou e aprovou|diz que está bem feit{-}|não lhe pôs defeitos]
all: [muito melhor do que esperava|melhor do que eu pensava] [por este preço|, tendo em conta o preço]
all: [pesa bem|tem peso], [sinal de que não é oco|nota-se que não pouparam no material]
all: [está tudo bem cosido, bem colado, bem cortado|nada a descolar, nada a ranger, nada torto], [trabalho bem feito|raro hoje]
all: [comparad{-} com o anterior é outra loiça|{o} anterior, ao pé d{este}, era de brincar]
table: tampo [grosso|pesado], [encaixes justos|boas ferragens]
seat: [as costuras estão certinhas|bem construíd{-}], [parafusos a sério|nada de agrafos à vista]
bed: [madeira grossa|estrutura forte], [parafusos grandes|as ligações são de metal]
mattress: [nota-se a qualidade|o forro é bom], [costuras fortes|as pegas ajudam a virar]
lamp: [o metal é pesado|bons materiais], [o cabo é comprido e em tecido|o interruptor tem um clique firme]
curtain: [tecido pesado|bom caimento], [as bainhas estão direitas|cai a direito]
decor: [vidro grosso|bem acabad{-}], [sem defeitos|nem uma bolha]
outdoor: [alumínio forte|estrutura sólida], [nada de tubo fininho|não é daquelas de um verão]
all: [boa qualidade|qualidade muito boa|excelente qualidade] [para o preço|e acabamentos cuidados|, nota-se que é bem feit{-}]
all: [nota-se|vê-se] que é [bem feit{-}|feit{-} com cuidado], [não há uma falha|os acabamentos são impecáveis]
all: [os materiais são bons|bons materiais], [nada de plástico a fingir|sente-se logo ao tocar]
all: [sólid{-} e bem acabad{-}|robust{-}, pesad{-}], [não tem nada que ver com o que se vê por aí|coisa para durar]
all: [superou as expectativas|é melhor do que eu esperava], [por este preço não contava com isto|contava com menos]
all: [já tive mais caros e piores|tive um de marca conhecida que era pior], [{este} é {bom}|fiquei surpreendid{eu}]
fabric: o tecido é [grosso|de boa qualidade|encorpado], [as costuras estão direitas|parece resistente]
leather: a pele é [macia|boa], [as costuras são direitinhas|não tem aquele brilho de plástico]
wood: [madeira a sério|é madeira pesada], [lisa, sem farpas|bem lixada]
storage: [corrediças suaves|as gavetas correm bem], [dobradiças boas|fecham sem bater]
cook: [pesad{-} como deve ser|boa espessura], [aquece por igual|a pega não aquece]
bath: [metal pesado|nota-se que é metal], [nada de plástico cromado|o canalizador também gostou]
rug: [bem tecid{-}|trama densa], [as pontas não enrolam|os cantos ficam no chão]
linen: [as costuras são boas|o tecido é encorpado], [não faz borbotos|passa-se bem a ferro]
`,
  mixed: `
all: [bom, mas não é para a vida|para uns anos serve], [por este preço é justo|sabia ao que ia]
seat,sofa: [o estofo é bom|por cima é bom], [por baixo é um bocado despachado|a estrutura podia ser mais forte]
lamp,decor,cook: [bom material|o corpo é bom], [o cabo é que parece fraquinho|a pega é que é mais fraca]
all: a qualidade é [razoável|aceitável|a que se espera pelo preço], [nada de extraordinário|não se pode pedir mais]
all: [no geral é bom material|a estrutura é boa], [um ou outro acabamento podia ser melhor|a parte de trás é que é fraquinha]
all: tinha [um pequeno defeito|uma pequena marca] [atrás|num dos lados], [não reclamei porque não se vê|fica escondido]
storage: [as frentes são boas|por fora é bom], o fundo é [uma folha de cartão|fininho]
`,
  bad: `
all: [mal feit{-}|muito mal acabad{-}|feit{-} à pressa], [nem dois anos dura|vê-se em cada canto]
all: [imaginava outra coisa|para o que custa é pobre], [plástico fino|material do mais barato que há]
table: [o tampo riscou-se no primeiro dia|o tampo é oco], [nem pus nada em cima|basta pousar um prato]
seat: [o assento é contraplacado fininho|a espuma desfaz-se], [já se ouve a estalar|não inspira confiança]
bed: [o estrado partiu-se|duas ripas partiram] [na primeira semana|logo na segunda noite], [e somos leves|nem quero pensar com crianças]
linen: [linhas soltas por todo o lado|costuras a abrir], [ainda nem lavei|na primeira noite rasgou]
decor: [o vidro tem riscos|tem bolhas e riscos], [controlo de qualidade, zero|devia ter ido para trás na fábrica]
all: [a qualidade é fraca|fraca qualidade|qualidade muito fraca], [nota-se logo ao tirar da caixa|por este preço esperava outra coisa]
all: [os acabamentos são maus|péssimos acabamentos], [rebarbas por todo o lado|cola à vista|um dos cantos já vinha a descolar]
all: [parece que se desfaz|material fraquinho], [com medo de lhe mexer|não vai durar um ano]
all: [é tudo muito frágil|tudo muito frágil], [partiu-se uma peça ao montar|a primeira mudança de sítio vai ser a última]
all: [vinha com defeito|já vinha com defeito de fábrica], [uma das partes torta|a tinta a sair]
fabric: o tecido é [fininho|fraco], [já tem borbotos|vê-se a espuma por baixo nas costuras]
leather: [não é pele, é plástico|aquilo de pele não tem nada], [já está a estalar|descama nos braços]
wood: [de madeira tem pouco|aquilo é aglomerado], [incha com uma gota de água|lascou ao aparafusar]
storage: [as gavetas empenam|as corrediças são de plástico], [saltam fora|já caiu uma]
cook: [já pega tudo|ao terceiro uso já pegava], [o revestimento está a sair|empenou no fogão]
bath: [já tem ferrugem|pinga], [em poucos meses|e ninguém me resolve isto]
rug: [as pontas enrolam|enrola nos cantos], [já tropecei|não há fita que segure]
`,
}

export const stability: AspectLines = {
  good: `
table,storage,seat,bed: [abanei com força e nada|dei-lhe uns abanões], [está firme|não se mexe]
bed: [não mexe|fica quiet{-}], [nem quando as crianças acordam cedo|pode-se dar voltas]
table,storage,bed,seat,outdoor: [muito estável|é muito estável|firme como uma rocha], [não abana|não mexe um milímetro]
table: [não abana nem quando se escreve|podemos encostar-nos que não abana], [sólid{-}|está ali para as curvas]
storage: [prendi-{o} à parede|com a fixação à parede] e [está seguríssim{-}|não se mexe], [com crianças em casa era importante|carregad{-} de livros]
seat: [aguenta bem|aguentou] [os meus 110 quilos|o meu tio, que não é pequeno], [sem um estalido|sem se queixar]
bed: {miudos} [saltam lá em cima|já a usaram de trampolim] e [continua firme|nada se mexeu]
lamp,decor: [a base é pesada|tem base pesada], {bicho} [passa e não {o} deita abaixo|já se encostou e não caiu]
outdoor: [aguentou o vento do inverno|passou por duas tempestades] e [não saiu do sítio|não voou]
rug: [não escorrega|fica no sítio], [nem com {bicho} a correr|mesmo no chão encerado]
`,
  mixed: `
table,storage,seat: [abana um pouco|abanava um bocadinho], [pus um calço e passou|o meu chão também não é direito]
bed: [firme|é estável], [mas um dos lados precisa de reaperto de vez em quando]
rug: [escorrega um pouco|foge um bocado], [com uma base por baixo fica bem]
`,
  bad: `
table,storage,seat: [abana|abana por todos os lados|baloiça], [mesmo depois de apertar tudo|já pus calços e nada]
table: [entorna-se o café|não se pode escrever sem a mesa andar], [de tanto que abana|uma pessoa encosta-se e aquilo foge]
storage: [inclina-se para a frente|está inclinad{-}], [tenho medo de que caia|com crianças é um perigo]
bed: [abana para os lados|a cabeceira bate na parede], [parece que se vai desmontar|já reapertei três vezes]
seat: [uma das pernas é mais curta|coxeia], [já pus feltros de um lado|tenho de escolher onde me sento]
lamp,decor: [tomba com um sopro|cai ao mínimo toque], [já se partiu|{bicho} deitou-{o} abaixo no primeiro dia]
outdoor: [ao primeiro vento voou|com vento não se aguenta], [tive de {o} prender com cordas|foi parar ao vizinho]
rug: [escorrega imenso|anda pela sala toda], [o meu pai ia caindo|um perigo com crianças]
`,
}

export const durability: AspectLines = {
  good: `
all: [já passou por uma mudança|já mudou de casa connosco] e [continua inteir{-}|não perdeu um parafuso]
seat: [as rodas rolam como no primeiro dia|ainda sobe e desce sem prender], [e já lá vai tempo|e dou-lhe oito horas por dia]
all: [ao fim de {meses}|depois de {meses}|com {meses} de uso] [continua como nov{-}|está como no primeiro dia]
all: [tenho-{o} há {meses}|uso-{o} todos os dias há {meses}] e [nem um sinal de uso|nada a apontar]
sofa: [não fez cova|as almofadas não abateram], [e é usado todos os dias|com dois adolescentes em casa]
sofa,seat: {bicho} [já lá afiou as unhas|dorme lá] e [o tecido aguentou|não se nota nada]
linen: [já foi à máquina umas vinte vezes|vai à máquina todas as semanas] e [está igual|não perdeu a cor]
outdoor: [passou o inverno na rua|ficou à chuva] e [não ganhou ferrugem|está igual]
cook: [uso-{o} todos os dias|vai à máquina] e [não pega|continua a não pegar]
rug: [não larga pelo|largou pelo na primeira semana e parou], [já foi aspirad{-} mil vezes|está como nov{-}]
`,
  mixed: `
sofa: [ao fim de {meses}|com o tempo] [as almofadas cederam um pouco|o lugar do meio baixou um bocado], [virei-as e ficou melhor|nada de grave]
rug: [larga pelo|no início larga pelo], [mas está a abrandar|vai melhorando com o aspirador]
all: [ao fim de {meses} já tem umas marcas|vai tendo sinais de uso], [é normal|nada que me preocupe]
`,
  bad: `
seat: [o pistão deixou de subir|uma roda partiu-se] [ao fim de {meses}|em pouco tempo], [caí com ela|não há peças]
table,storage: [as gavetas caíram|uma porta descaiu|o tampo empenou] [ao fim de {meses}|com o calor], [e ninguém responde pela garantia|já não fecha]
all: [ao fim de {meses}|depois de {meses}|nem {meses} durou,] [já está para deitar fora|já se nota muito o uso|partiu-se]
all: [durou|aguentou] [{meses}|pouco mais de {meses}], [a garantia é uma anedota|não volto a cair nesta]
sofa: [fez cova|abateu] [ao fim de {meses}|em {meses}], [parece ter dez anos|e somos só dois]
sofa,seat: o estofo [começou a rasgar|está a abrir na costura] [ao fim de {meses}|num dos braços], [sem ninguém o maltratar|a loja diz que é uso]
outdoor: [ganhou ferrugem|enferrujou] [no primeiro inverno|ao fim de {meses}], [e diziam que era para exterior|as cadeiras já mancham o chão]
linen: [ao fim de três lavagens|em poucas lavagens] [já tem borbotos|está um trapo|descoseu-se]
rug: [larga pelo por toda a casa|não para de largar pelo], [ao fim de {meses} ainda encho o aspirador|as meias vêm cheias]
mattress: [já tem uma cova|abateu no meio] ao fim de {meses}, [prometiam dez anos|inaceitável]
lamp: [avariou|fundiu] ao fim de {meses}, [não se troca a lâmpada, só inteir{-}|vai para o lixo]
`,
}

export const smell: AspectLines = {
  good: `
sofa,mattress,storage,table,bed,rug,pillow: [não tem aquele cheiro|nem sequer cheirava] a [novo|cola|químicos], [usei-{o} logo|coisa que me preocupava]
wood: cheira a [madeira|madeira verdadeira], [é agradável|adoro]
mattress,pillow: [deixei arejar um dia|um dia à janela] e [não cheirava a nada|ficou sem cheiro nenhum]
`,
  mixed: `
sofa,mattress,storage,table,bed,rug,pillow: [nos primeiros dias cheira|cheirava] um bocado [a novo|a cola], [com as janelas abertas passou|ao fim de uma semana desapareceu]
`,
  bad: `
sofa,mattress,pillow: [o cheiro é horrível|tem um cheiro químico fortíssimo], [ao fim de {meses} ainda se sente|tive de dormir noutro quarto]
storage,table,bed: [cheira a cola|deita um cheiro a químicos] que [não se aguenta|empesta o quarto todo], [a roupa fica com o cheiro|ao fim de três semanas continua]
rug: [cheira a petróleo|cheira a borracha], [já esteve uma semana na varanda|dá dores de cabeça]
`,
}

export const cleaning: AspectLines = {
  good: `
sofa,seat: [caiu vinho|entornaram sumo|caiu molho] e [saiu com um pano húmido|limpou-se com água e sabão]
sofa: [as capas tiram-se|tirei as capas] e [vão à máquina|lavei-as a 30], [ficam como novas|com miúdos é essencial]
sofa,seat: os pelos {dobicho} [saem com uma passagem do rolo|aspiram-se bem]
table: [limpa-se com um pano|não fica com marcas de copos], [mesmo vinho tinto|e eu esqueço-me sempre da base]
storage,decor,lamp: [limpa-se bem|o pó tira-se num instante], [não fica com dedadas|um pano e já está]
rug: [aspira-se bem|é fácil de aspirar], [as nódoas saem|{filho} entornou leite e não ficou marca]
linen,pillow,curtain: [lava-se bem|vai à máquina] e [seca depressa|quase não precisa de ferro]
cook: [lava-se num instante|vai à máquina sem problema], [não fica nada agarrado|a gordura sai logo]
bath: [não fica com marcas de água|limpa-se com um pano], [aqui a água tem muito calcário e nota-se pouco]
`,
  mixed: `
sofa,seat: [limpa-se bem|as nódoas saem], mas [atrai os pelos {dobicho}|vê-se o pó todo]
table,storage: [limpa-se bem|é fácil de limpar], mas [ficam as dedadas|é preciso passar pano dia sim, dia não]
`,
  bad: `
sofa,seat: [qualquer gota fica marcada|fica marca de tudo], [até água|já tem três nódoas que não saem]
sofa: as capas [não se tiram|não saem], [com crianças é impossível|descobri tarde de mais]
table: [fica com marcas de tudo|um copo deixa logo marca], [já está tod{-} manchad{-}|passo a vida de pano na mão]
storage,decor: [vê-se o pó todo|fica com dedadas], [limpo de manhã e à tarde está igual]
rug: [não há aspirador que limpe aquilo|é um íman de migalhas], [as nódoas não saem|mandei limpar e ficou mancha]
linen,curtain: [precisa de ferro sempre|sai da máquina todo amarrotado], [um castigo|ninguém avisa]
cook: [fica tudo agarrado|não vai à máquina], [esfrego dez minutos|já perdeu o brilho]
bath: [fica chei{-} de manchas|as marcas de água não saem], [tem de se limpar todos os dias]
`,
}

export const value: AspectLines = {
  good: `
all: [fiz as contas|corri meia dúzia de lojas|esperei pelos saldos] e [aqui saía mais em conta|compensou|poupei uns bons euros]
all: [pelo que custou|por aquilo que dei|para o preço que tem] [está muito bem|não há que enganar|superou o que eu pedia]
all: [dinheiro bem gasto|um investimento que valeu a pena|cada euro bem empregue], [não penso de outra maneira|digo-o sem hesitar|voltava a gastá-lo]
all: [{bom} e barat{-}|bom e barato|preço simpático], [que mais se pode pedir|assim vale a pena]
all: [estava com desconto|apanhei um desconto] e [ficou por uma pechincha|compensou muito]
all: [na loja do bairro pediam o dobro|vi parecid{-} pelo dobro], [esta foi uma boa escolha|ainda bem que procurei]
all: [o preço é muito justo|preço justo], [tendo em conta o que se recebe|não se paga só a marca]
all: [ótima relação qualidade-preço|boa relação qualidade-preço|muito bom para o preço]
all: [pelo preço|por este preço] [não há melhor|não se encontra melhor|é imbatível]
all: [paguei|dei] menos do que [noutra loja|contava gastar] e [não perde em nada|o produto é o mesmo]
all: [apanhei-{o} em promoção|comprei nos saldos] e [foi um achado|valeu cada cêntimo]
all: [vale o que custa|vale bem o dinheiro], [não me arrependo|voltava a comprar]
all: [andei a comparar preços|comparei em várias lojas] e [aqui era o mais barato|este era de longe o melhor]
all: [não é barat{-}|custou um bocado], mas [vale a pena|o que é bom paga-se]
`,
  mixed: `
all: [um bocado car{-} para o que é|podia ser mais barat{-}], [mas gosto|mas pronto]
all: o preço é [o normal|justo], [nem barato nem caro|nada de especial]
all: [dias depois|uma semana depois] estava [vinte|trinta] euros mais barat{-}, [tive azar|enfim]
`,
  bad: `
all: [paguei por qualidade|paguei caro] e [recebi o que se vê|não a recebi]
all: [por metade arranja-se parecid{-}|vi-{o} depois mais barat{-} noutra loja], [senti-me enganad{eu}|devia ter comparado]
all: [não vale o dinheiro|não vale o que custa|caríssim{-} para o que é]
all: [há igual|encontra-se melhor] por metade [do preço|noutro lado]
all: [dinheiro deitado fora|dinheiro mal gasto], [o barato sai caro|aprendi a lição]
all: [por este preço|pelo que custou] [exigia-se mais|esperava muito melhor]
`,
}
