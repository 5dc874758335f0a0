import type { AspectLines } from './lines.ts'

/** What it looks like, and whether it fits. */
export const colour: AspectLines = {
  good: `
all: [pus {o} {n} ao lado da fotografia|comparei com o telemóvel na mão|pedi opinião a três pessoas] e [a cor é a mesma|não se nota diferença|o tom é igualzinho]
all: [o {cor} não é berrante|é um {cor} sereno|aquele {cor} tem profundidade], [dá-se bem com a madeira|combina com quase tudo|de dia fica luminoso]
all: [as fotografias são honestas|a fotografia não mente], a cor [é mesmo aquela|é exatamente aquela]
all: [comprei pelo {cor}|foi pela cor que me decidi] e [é lindíssima ao vivo|não falhou]
sofa,seat: [o {cor} casa bem com tudo|o {cor} é fácil de combinar], [até com as almofadas antigas|pus umas almofadas claras e ficou ótimo]
all: [a cor é igual à da fotografia|a cor é tal e qual a da fotografia|a cor corresponde à fotografia]
all: [o {cor} é lindo|o {cor} é mesmo bonito], [igual ao das fotografias|tal como aparece no site]
all: [tinha receio da cor|estava com medo da cor], mas [é exatamente o que se vê no site|é ainda mais bonita ao vivo]
all: [o {cor} fica muito bem|o {cor} liga muito bem] com [as paredes brancas|o chão de madeira|o resto da sala]
all: [pedi o {cor}|escolhi o {cor}] e [não me arrependo|acertei em cheio]
all: [nem mais clar{-} nem mais escur{-}|nem um tom ao lado], a cor [é a da imagem|bate certo]
all: a cor [ao vivo|em casa] [é linda|é a que se vê no ecrã|não engana]
sofa,curtain,rug,linen: o tom [muda um bocadinho com a luz|de dia e de noite é diferente], [mas é sempre bonito|e gosto dos dois]
rug: as cores são [vivas|bonitas] e [iguais às do site|dão logo outra vida à sala]
`,
  mixed: `
all: a cor [varia conforme a luz|não é bem igual à da fotografia], [de manhã gosto mais|mas está dentro do género]
all: a cor é [um pouco mais escura|um bocadinho mais clara] [do que na fotografia|do que parecia no site], mas [fica bem|gosto na mesma]
all: o {cor} [puxa um bocado para o cinzento|com luz artificial parece outro], [não é feio|habituei-me]
all: [não é bem a cor que esperava|esperava um tom mais quente], [ainda assim combina|mas não vale a pena devolver]
`,
  bad: `
all: [nem parece a mesma peça|parece outro artigo], [a cor falha por completo|o tom não tem nada que ver]
all: [confiei na fotografia|escolhi pela fotografia] e [a cor veio toda errada|saiu-me uma cor sem graça]
all: a cor [não tem nada a ver com a da fotografia|não é nada parecida com a do site|é muito diferente da que se vê na fotografia]
all: [pedi o {cor}|encomendei o {cor}] e [veio quase outra cor|o que veio é outra coisa]
all: na fotografia [é um {cor} bonito|parece {cor}], [em casa é um castanho esquisito|na realidade é desmaiado]
all: [a cor engana|cuidado com a cor], [é bem mais escura|é muito mais clara] ao vivo, [não liga com nada do que tenho|estragou-me a ideia da sala]
linen,rug,curtain: [desbotou|perdeu a cor] [na primeira lavagem|em poucos meses|com o sol de um verão]
all: [duas peças da mesma encomenda|a que comprei antes e a de agora] [não são do mesmo tom|têm tons diferentes]
`,
}

export const look: AspectLines = {
  good: `
all: [passo por {ele} e sorrio|ainda hoje paro a olhar|já tirei umas dez fotografias], [é mesmo bonit{-}|ficou melhor do que sonhei|não me canso]
all: [tem qualquer coisa de antigo|tem um toque nórdico|tem aquele ar de casa de revista] [sem ser pesad{-}|que me encantou|e combina com o que já tinha]
all: [o conjunto ficou harmonioso|a divisão ganhou outra luz|parece que sempre esteve ali], [foi mesmo boa escolha|acertei no estilo|até {par} elogiou]
all: [em casa fica ainda mais bonit{-}|na vida real é mais bonit{-}|visto ao perto é mais bonit{-}] do que [no catálogo|no ecrã|eu tinha imaginado]
all: [ao vivo|visto de perto] [ganha muito|é ainda mais bonit{-}|surpreende], [as fotografias não lhe fazem justiça|a imagem do site não mostra tudo]
all: tem [um ar moderno|um ar clássico|um ar acolhedor] que [eu queria|me agradou logo|combina com a casa]
all: [gosto das linhas|gosto do desenho|gosto da forma], [nada pesad{-}|leve e simples]
all: [quando {o} tirei da caixa|ao abrir a caixa] [fiquei de boca aberta|soltei logo um "ai que lindo"]
table: o tampo é [lindo|muito bonito], [dá gosto passar a mão|todos os que cá vêm comentam]
storage: [as portas|as frentes] são [lisas e elegantes|muito bonitas], [a sala parece mais arrumada|nem parece móvel de montar]
seat: [parece saíd{-} de uma revista|dá um toque diferente à sala|deu vida ao canto onde está], [e não é preciso mais nada|e foi o que me convenceu|quem entra repara logo]
linen: [o padrão é bonito|é simples e bonit{-}], [o quarto ficou com outro ar|parece cama de hotel]
bed: a cabeceira é [linda|muito bonita], [o quarto ficou outro|é a primeira coisa que se vê]
bath: [moderniza|mudou] a casa de banho [toda|num instante], [brilha que é um gosto|parece obra nova]
cook: [é tão bonit{-} que vai à mesa|fica bem à vista], [nem o arrumo|está sempre no fogão]
decor: [é uma peça que se nota|enche o olho], [sem ser espalhafatos{-}|toda a gente repara]
all: é [lind{-}|muito bonit{-}|mesmo bonit{-}|bem gir{-}|muito elegante], [ainda mais ao vivo|melhor do que nas fotografias]
all: [fica lindamente|fica mesmo bem|ficou perfeit{-}] [{sala}|no sítio onde {o} pus]
all: [deu outra vida|mudou por completo o ar] à casa
all: [toda a gente|quem cá vem] [pergunta onde {o} comprei|elogia]
all: [a minha sogra|a minha irmã|a vizinha] [viu-{o} e quer {um} igual|já pediu o nome da loja]
all: [parece|dá ar de] muito mais car{-} do que foi
all: [simples|discret{-}|sóbri{-}] e [elegante|com bom gosto], [vai com tudo|não cansa]
all: o [desenho|acabamento] é [bonito|muito bonito], [as linhas são direitas|sem exageros]
wood: o veio da madeira é [lindo|bonito], [cada um é diferente|nota-se que é madeira a sério]
rug: [enche|aquece] [a sala toda|o espaço], [faltava-me isto|parece outra casa]
lamp: [apagado também é bonito|mesmo desligado é uma peça bonita]
decor: [enche a parede|compõe o canto] [sem pesar|como eu queria]
`,
  mixed: `
all: [as fotografias são melhores do que a realidade|as fotos favorecem um bocadinho], [mas não desgosto|ainda assim gosto]
storage,table: [as arestas|os cantos] podiam ter [melhor acabamento|mais cuidado], [de resto é bonit{-}|no conjunto passa]
all: é bonit{-}, [embora ao vivo seja mais simples|mas nas fotografias parece mais trabalhad{-}]
all: [o aspeto é bom de longe|de longe é lind{-}], [de perto notam-se os acabamentos|de perto nem tanto]
all: [nada de especial|é simples, sem graça nem desgraça], [é o que se espera|para o canto onde está serve]
`,
  bad: `
all: [parece coisa de loja dos trezentos|tem ar de coisa barata], [nem de longe engana|arrependi-me mal abri]
all: [muito mais fei{-} ao vivo|ao vivo é outra coisa, para pior], [fotografias muito retocadas|deviam mostrar fotografias verdadeiras]
table,storage: [o padrão da madeira repete-se|vê-se o autocolante nas pontas], [fica com ar de imitação|não engana ninguém]
lamp,decor: [o dourado é amarelo|o metal parece lata], [e na foto parecia latão|uma pena]
all: ao vivo [parece barat{-}|parece de brincar|tem um ar pobre], [as fotografias favorecem muito|nada a ver com o que se vê no site]
all: [nas fotografias|no site] era lind{-}, [em casa foi uma desilusão|a realidade é outra]
wood: o efeito de madeira [é papel colado|nota-se que é autocolante], [nem disfarça|de perto vê-se a emenda]
all: [notam-se as costuras tortas|um lado não é igual ao outro|vê-se cola seca nas juntas], [feio|uma pena]
`,
}

export const size: AspectLines = {
  good: `
all: [desenhei-{o} no chão com fita-cola|fiz um molde em papel|andei de fita métrica na mão] e [bateu ao milímetro|ficou tal e qual|a conta deu certa]
all: [para o espaço que tenho|para uma casa como a minha|para aquele recanto] [não podia ser melhor|é a medida ideal|ficou na conta certa]
all: [nem atravanca nem se perde|nem sobra nem falta espaço|não engole o espaço], [está proporcionad{-}|a medida está bem pensada|era isto que eu queria]
all: [nem de mais nem de menos|dimensões perfeitas], [mesmo à conta|ficou como uma luva]
decor,lamp: [maior do que pensava, mas ainda bem|é bem grande], [enche o espaço|a parede pedia isto]
seat: [cabe bem debaixo da mesa|não ocupa muito], [arruma-se bem|mesmo o que precisava numa cozinha pequena]
bed,storage: [medi ao centímetro|tinha a conta certa] e [entrou sem problema|bateu tudo certo]
outdoor: [cabe na varanda|ficou bem na varanda], [que é pequena|e ainda se passa à volta]
all: [as medidas batem certo|as medidas são as anunciadas|mede exatamente o que diz]
all: [coube à justa|encaixou à medida] [no sítio|no vão que eu tinha|onde eu queria], [medi três vezes antes|tinha medo, mas correu bem]
sofa,table,storage,bed: [não é grande nem pequen{-}|tem o tamanho certo], [a sala continua a ter espaço|passa-se bem à volta]
sofa,storage,bed: [passou na porta|entrou na porta] [sem problema|à justa, mas passou]
table: [sentam-se|sentamos] [seis|oito] [à vontade|sem cotoveladas], [no Natal fomos mais e coube tudo|era o que precisávamos]
rug: o tamanho é [perfeito|ideal] para [debaixo da mesa|a sala], [fica com os pés do sofá em cima|tapa o que tem de tapar]
linen,curtain,mattress: [serve na perfeição|assenta como uma luva], [sem sobrar nem faltar|nem puxa nem faz pregas]
lamp,decor: [a dimensão é boa|tem bom tamanho], [vê-se bem sem dominar|nem grande nem pequen{-} de mais]
cook: [a capacidade é boa|tem bom tamanho], [dá para a família toda|cozinho para seis]
sofa,seat,table,storage,bed: [ideal para casas pequenas|para um apartamento pequeno é ideal], [ocupa pouco|não atravanca]
`,
  mixed: `
all: é [um pouco mais pequen{-}|um pouco maior] do que [imaginava|parece nas fotografias], [culpa minha que não medi|mas serve]
all: [as medidas estão certas|mede o que diz], [mas ao vivo parece mais pequen{-}|só que ocupa mais do que eu pensava]
linen,curtain: [encolheu um pouco|encolheu dois dedos] na lavagem, [ainda serve|nada de mais]
`,
  bad: `
all: [veio com outras medidas|as medidas do site não são estas], [não serve onde eu queria|acabou noutra divisão]
seat: [é baix{-} de mais para a mesa|fica alt{-} de mais], [os joelhos batem no tampo|os pés não chegam ao chão]
decor,lamp: [parece de casa de bonecas|é minúscul{-}], [na parede perde-se|a fotografia engana bem]
all: [é muito mais pequen{-} do que parece|nas fotografias parece enorme e é minúscul{-}|fiquei a olhar para aquilo de tão pequen{-}]
all: as medidas [não batem certo|estão erradas], [faltam-lhe cinco centímetros|tem mais oito centímetros do que diz], [não coube|tive de mudar tudo]
sofa,storage,bed: [não passou na porta|não entrou no elevador nem na porta], [tivemos de o desmontar todo|ficou dois dias no corredor]
linen,curtain: [encolheu|encolheu imenso] [na primeira lavagem|a 30 graus], [já não serve|ficou pelo tornozelo]
linen: [não serve no colchão|os cantos saltam todas as noites], [é curto|falta-lhe altura]
table: [dizem seis lugares|diz que é para seis], [sentam-se quatro e apertados|só se for seis crianças]
mattress: [fica a dançar na cama|sobra um palmo de cada lado], [é mais estreit{-} do que diz|as medidas não são as pedidas]
`,
}

export const space: AspectLines = {
  good: `
storage: [leva|cabe lá] [imensa coisa|tudo e mais alguma coisa], [finalmente arrumei a casa|acabou-se a confusão]
storage: [as gavetas são fundas|tem muito espaço por dentro], [coube a roupa toda|ainda sobrou uma prateleira]
storage: [parece pequen{-} por fora|por fora não parece], mas [por dentro leva muito|tem imenso espaço]
storage: {par} [já ocupou metade|ficou com as gavetas todas], [mesmo assim chega|e ainda coube o meu]
storage: [as prateleiras mudam-se de sítio|posso mudar as prateleiras], [os livros grandes cabem ao alto|cada coisa no seu lugar]
bed: [por baixo|a arrumação por baixo] [leva as mantas todas|dá um jeitão], [num quarto pequeno faz a diferença|livrei-me de uma cómoda]
`,
  mixed: `
storage: [as gavetas podiam ser mais fundas|falta-lhe uma prateleira], [de resto leva bastante|mas para o que é serve]
storage: [o espaço é bom|leva bastante], [as divisórias é que são estranhas|mas os cabides ficam à justa]
`,
  bad: `
storage: [por dentro não cabe nada|leva muito menos do que parece], [as gavetas são uma gaveta de brincar|metade da altura é fundo falso]
storage: [não tem fundo para cabides normais|os cabides batem na porta], [ficam tortos|quem desenhou isto não pendura roupa]
storage: as prateleiras [são fixas|não se mudam], [as caixas não cabem|um desperdício de espaço]
`,
}

export const light: AspectLines = {
  good: `
lamp: [dá uma luz|a luz é] [quente e acolhedora|muito agradável|suave, sem encandear]
lamp: [ilumina bem|ilumina muito bem] [a mesa toda|o canto todo], [já não preciso da luz do teto|e gasta pouco]
lamp: [à noite|ao serão] a sala fica [outra|muito acolhedora], [faz umas sombras bonitas no teto|adoro]
lamp: [dá para regular|a intensidade regula-se], [fraca para a televisão, forte para ler|uso-a sempre no mínimo à noite]
curtain: [escurece mesmo o quarto|tapa bem a luz], {filho} [já dorme até às nove|dorme a sesta como deve ser]
curtain: [deixa passar a luz|a luz passa na conta certa] e [os vizinhos não veem para dentro|a sala não perde claridade]
`,
  mixed: `
lamp: [a luz é bonita|dá uma luz bonita], mas [fraca para ler|não chega para a sala toda]
lamp: [um bocadinho branca de mais|a luz é um pouco fria], [troquei a lâmpada e resolveu|questão de gosto]
curtain: escurece [mais ou menos|bastante], [pelos lados entra sempre luz|às sete já se nota a manhã]
`,
  bad: `
lamp: [quase não dá luz|a luz é fraquíssima], [não se consegue ler|uma vela fazia mais]
lamp: [encandeia|a luz bate nos olhos], [não se pode estar sentado ao lado|tive de lhe pôr um pano]
lamp: [pisca|começou a piscar] [ao fim de {meses}|de vez em quando], [já troquei a lâmpada e é igual|não é da lâmpada]
curtain: [diz opaca e passa a luz toda|de opaco não tem nada], [às seis da manhã o quarto está claro|fiquei na mesma]
`,
}
