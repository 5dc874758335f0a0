import type { AspectLines } from './lines.ts'

/** How it came into the house and was put together. */
export const delivery: AspectLines = {
  good: `
all: [da encomenda à entrega|entre pagar e receber|do clique à campainha] passaram {dias} dias, [nada mau|não me posso queixar|ainda estava a arranjar espaço]
all: [disseram entre as dez e o meio-dia|marcaram para a parte da manhã|ficou combinado para depois das seis] e [às dez e meia tocavam à porta|foi mesmo assim|apareceram à hora certa]
all: [o motorista telefonou da rua|avisaram por mensagem quando saíram do armazém|na véspera recebi a hora prevista], [deu tempo de prender o cão|desci logo|organizei a manhã à volta disso]
all: [nunca esperei mais de uma semana|contava esperar um mês|pelas contas deles só vinha em {mes}], [afinal foi tudo muito depressa|e veio bem antes|desta vez foi um instante]
all: [entregue em mãos|entregue em casa|tudo entregue de uma vez], [com um sorriso|sem pressas|e ainda perguntaram se queria ajuda]
big: [a escada é estreita|o elevador estava avariado|a rua é de sentido único e cheia de carros] e [os dois rapazes resolveram|não houve drama|lá chegou inteiro ao {andar}]
all: [pedi ao fim do dia e dois dias depois estava cá|dois dias e estava à porta], [nem tive tempo de mudar de ideias|uma rapidez]
all: [entregaram num sábado|vieram a um sábado], [deu-me um jeitão|quem trabalha agradece]
all: o estafeta [foi atencioso|foi muito simpático], [deixou no vizinho como pedi|esperou que eu descesse]
all: [segui a encomenda passo a passo|dava para seguir a encomenda], [chegou à hora que dizia|sempre com avisos]
big: [dois homens, três lanços de escada|trouxeram tudo escada acima], [sempre bem-dispostos|ofereci-lhes um café, bem mereciam]
all: [chegou|veio] [antes do prazo|dois dias antes do previsto|mais cedo do que diziam]
all: [entrega rápida|a entrega foi rápida], [em {dias} dias estava cá|encomendei na segunda e na quinta já cá estava]
all: [chegou tudo|veio tudo] [dentro do prazo|no dia marcado], [com aviso por mensagem na véspera|ligaram antes a combinar]
all: [encomendei|comprei] num [domingo à noite|sábado] e [na quarta|na quinta-feira] [estava à porta|já cá estava]
all: a transportadora [ligou meia hora antes|avisou a hora certa], [coisa rara|não tive de ficar o dia em casa à espera]
big: os [rapazes|senhores] da entrega [foram impecáveis|eram uns cinco estrelas], [levaram tudo até à sala|puseram-{no} no sítio e ainda levaram os cartões]
big: [vivo|moro] num {andar} sem elevador e [os entregadores subiram com tudo sem um queixume|subiram tudo às costas, coitados]
big: [trouxeram-{no} até ao {andar}|subiram ao {andar}] [sem cobrar mais|com um cuidado que só visto], [nem uma parede riscada|nem um risco na escada]
big: dois [senhores|rapazes] [muito simpáticos|cheios de paciência], [deram a volta na escada com ele e não riscaram nada|tiraram a porta das dobradiças para passar]
all: [mesmo para aqui, {terra},|até {terra}] [chegou|veio] [num instante|em {dias} dias]
all: [pude escolher o dia|deixaram-me escolher a hora] [da entrega|e cumpriram]
all: entrega [sem stress|sem histórias], [no dia combinado|à hora combinada]
`,
  mixed: `
all: [chegou no último dia do prazo|demorou o prazo todo], [já estava a desesperar|mas chegou]
all: demorou [um pouco|mais uns dias do que diziam], [mas avisaram|mas chegou bem]
all: [a entrega foi adiada uma vez|adiaram a entrega uma vez], [depois correu bem|depois lá veio]
big: [deixaram-{no} à porta do prédio|ficou à entrada do prédio], [o resto foi connosco|tive de chamar o vizinho para ajudar]
all: veio em [dois dias diferentes|duas entregas], [a segunda uma semana depois|felizmente a segunda foi rápida]
`,
  bad: `
all: [de entrega rápida não tem nada|diziam três dias], [foram quase três semanas|passou um mês]
all: [deixaram a encomenda na casa errada|entregaram noutra morada], [andei eu à procura|valeu-me a vizinha]
all: [o estafeta nem tocou|nem sequer tocaram à campainha], [tive de ir buscar tudo ao armazém|foi tudo para trás]
big: [queriam mais vinte euros para subir|para subir pediram dinheiro por fora], [uma vergonha|recusei e ficou na rua]
all: [esperei|esperámos] [cinco|seis|sete|oito] semanas, [quando diziam duas|e diziam que havia em stock]
all: [a entrega foi adiada|adiaram a entrega] [três|quatro] vezes, [a última no próprio dia|sempre com desculpas diferentes]
all: [tirei|tirámos] um dia de férias para [receber a encomenda|estar em casa] e [ninguém apareceu|não veio ninguém nem avisaram]
all: a transportadora [disse que não estava ninguém em casa|marcou como "ausente"], [e eu cá o dia todo|mentira, estive cá sempre]
big: [largaram tudo|deixaram a caixa] à porta do prédio [e foram-se embora|à chuva], [e eu num {andar}|eu que me arranjasse]
big: [os da entrega|os senhores] [não quiseram subir|recusaram-se a subir] [ao {andar}|as escadas], [apesar de eu ter pago|e eu tinha pago a entrega em casa]
big: [riscaram-me a parede da escada|bateram com ele na porta] e [nem uma desculpa pediram|fizeram de conta que nada]
all: [chegou|veio] [três|duas] semanas [depois do prazo|atrasad{-}], [sem uma única mensagem|e só depois de eu reclamar]
all: [entrega péssima|a entrega foi um filme], [telefonei quatro vezes|ninguém sabia onde andava a encomenda]
`,
}

export const packaging: AspectLines = {
  good: `
all: [três camadas de cartão|cartão por fora e espuma por dentro|cantos de esferovite e plástico-bolha], [não havia como se estragar|nem com um pontapé se partia|levei mais tempo a abrir do que a usar]
all: [abri a caixa com cuidado e|desembrulhei tudo na sala e|mal cortei a fita] [não havia um único risco|estava tudo no lugar|vi que vinha impecável]
all: [via-se que quem embalou sabia o que fazia|embalaram como se fosse para eles|cada canto tinha a sua proteção], [assim dá gosto receber|nota alta nisso|pormenor que conta]
all: [chegou em perfeito estado|veio em perfeito estado|chegou como novo de fábrica], [a caixa também|e a transportadora não é das mais meigas]
all: [dupla caixa|duas caixas, uma dentro da outra|caixa reforçada], [não havia como partir|à prova de transportadora]
all: [embalado com cabeça|a embalagem é uma obra|bem embalado], [deu trabalho a abrir, mas antes assim|levei um quarto de hora só a abrir]
all: [vinha com película e cantoneiras|cantoneiras em todos os cantos], [chegou sem mácula|não lhe tocaram]
all: [a caixa aguentou a viagem|caiu da carrinha à minha frente e aguentou], [lá dentro nada se mexeu|não teve nada]
all: [nada partido, nada riscado|sem riscos nem mossas|sem amolgadelas], [coisa que nem sempre acontece|já tive menos sorte]
all: [cada peça no seu plástico|tudo muito bem protegido], [via-se que houve cuidado|demorei a desembrulhar]
all: [veio sem um arranhão|nem uma marca], [embalagem reforçada|quem embalou sabe o que faz]
all: [vinha|veio] [muito bem|super bem|tão bem] [embalad{-}|acondicionad{-}], [nem um risco|sem uma beliscadura]
all: [embalagem cuidada|bem embalad{-}], com [esferovite nos cantos|cantos protegidos|plástico-bolha por todo o lado]
all: [a caixa vinha um pouco amolgada|a caixa vinha maltratada], mas [lá dentro estava tudo inteiro|o que estava dentro não sofreu nada]
flat: [as peças vinham separadas e numeradas|vinha tudo protegido, peça a peça]
decor,lamp,cook: [tive medo que se partisse|sendo frágil tive algum receio], [chegou inteir{-}|veio tudo inteiro]
all: [cartão em vez de plástico|quase só cartão|pouco plástico], [agradeço|ponto a favor|e tudo para a reciclagem]
`,
  mixed: `
all: [a caixa vinha aberta de um lado|a caixa chegou rasgada], [felizmente não faltava nada|por sorte sem danos]
all: embalagem [exagerada|enorme], [enchi três sacos de esferovite|demorei mais a desembalar do que a montar]
all: [um cantinho vinha amassado|tinha uma marca pequena num canto], [não se vê|fica virado para a parede]
`,
  bad: `
all: [uma caixa enorme e nada a segurar lá dentro|a peça vinha solta dentro da caixa], [só podia vir amolgad{-}|claro que chegou marcad{-}]
all: [faltava o cartão de um lado|a caixa vinha furada], [e o furo vai até {ao} {n}|com o risco mesmo à frente]
all: [chegou|veio] [riscad{-}|com um canto partido|amolgad{-}], [a caixa vinha quase sem proteção|nem plástico-bolha tinha]
all: [a caixa vinha desfeita|a embalagem vinha toda rasgada] e [com marcas lá dentro|um lado estava esmurrado]
all: [mal embalad{-}|pessimamente embalad{-}], [uma folha de cartão e pouco mais|só podia chegar danificad{-}]
decor,lamp,cook: [chegou partid{-}|veio em cacos], [com uma folhinha de papel à volta|estava-se mesmo a ver]
all: [segunda vez que vem com defeito|o segundo que me mandam veio igual], [sempre no mesmo canto|ninguém embala isto como deve ser]
`,
}

export const assembly: AspectLines = {
  good: `
flat: [uma chave sextavada e está feito|com uma aparafusadora é um instante], [sem stress|em menos de uma hora]
flat: [tudo etiquetado|parafusos separados por saquinhos], [parece feito por quem já montou um|assim dá gosto]
flat: [montei-{o} enquanto o jantar estava no forno|entre o almoço e o lanche ficou pront{-}]
flat: [monta-se|montei-{o}] em [meia hora|vinte minutos|uma hora|quarenta minutos], [sozinh{eu}|sem ajuda]
flat: [fácil de montar|montagem fácil|muito fácil de montar], [as instruções percebem-se|tudo bate certo|as peças vêm numeradas]
flat: [montámos|montei-{o}] [os dois|com {par}] [num serão|numa tarde] [sem discutir|sem uma discussão], [o que já diz muito|milagre]
flat: [instruções claras|as instruções são claras], [não sobrou nem faltou parafuso nenhum|vinha tudo, até a chave]
flat: [tenho pouco jeito para isto|não tenho jeito nenhum] e [consegui|montei-{o} à primeira]
flat: [os furos estavam todos certos|encaixa tudo à primeira], [nada de forçar|um gosto]
flat: {filho} [montou-{o} comigo|ajudou], [foi quase um jogo|ficou todo orgulhoso]
flat: [até a minha mãe|a minha mãe, com 70 anos,] [o montava|montou o dela sozinha]
sofa: [foi só enroscar os pés|vem montado, é só pôr os pés], [dez minutos e estava pronto|mais simples era impossível]
sofa,bed: [os senhores montaram-{no}|montaram tudo] em [vinte minutos|meia hora] e [levaram o lixo|deixaram tudo limpo]
lamp: [instalei-{o} em dez minutos|a instalação é simples], [vinha com buchas e tudo|bastou uma chave de fendas]
lamp: o eletricista [pô-l{o} num instante|disse que era do melhor que tem montado]
curtain,bath: [coloquei|instalei] [sozinh{eu}|em meia hora], [traz tudo o que é preciso|com as ferragens que vinham]
outdoor: [montou-se|montámos tudo] [numa manhã|entre dois], [instruções claras|sem surpresas]
`,
  mixed: `
flat: [instruções pequeninas|folha de instruções fraca], [vi um vídeo e percebi|à segunda foi]
flat: [pesa que se farta|é pesad{-}], [para levantar são precisos dois|de resto monta-se]
flat: [monta-se bem|a montagem faz-se], mas [é preciso ser dois|sozinho não dá]
flat: [as instruções são só desenhos|o manual é uma coisa minúscula], [mas com calma vai lá|com paciência percebe-se]
flat: [demorámos|levei] [três horas|uma tarde inteira], [ficou bem|mas ficou direito]
flat: [um dos furos não batia certo|faltava um parafuso], [resolvi com o berbequim|tinha um igual em casa]
lamp: o suporte [é chato de prender|dá luta], [depois de posto fica bem|mas fica seguro]
sofa: um dos pés [não enroscava|custou a enroscar], [lá foi à força|acabou por ir]
`,
  bad: `
flat: [faltava uma peça|vinha uma peça repetida e outra a menos], [está meio montad{-} há duas semanas|a sala parece um estaleiro]
flat: [os parafusos moem-se|os parafusos são de manteiga], [um deles ficou lá para sempre|tive de usar dos meus]
flat: [a montagem é um pesadelo|montar isto é um pesadelo|um suplício a montar], [quatro horas e dois divórcios|acabei às duas da manhã]
flat: [os furos não coincidem|metade dos furos não bate certo], [tive de fazer outros com o berbequim|foi preciso forçar tudo]
flat: [faltavam|vinham a faltar] [parafusos|peças|ferragens], [fui eu comprá-los|duas semanas à espera delas]
flat: [instruções em inglês e mal traduzidas|as instruções não se percebem], [montei ao contrário e tive de desfazer tudo|vi um vídeo de outro móvel para perceber]
flat: [tive de pagar a um carpinteiro|acabei por chamar um vizinho carpinteiro] para [o montar|acabar aquilo]
lamp: [o suporte não bate com os furos|os cabos são curtíssimos], [o eletricista esteve uma hora de volta daquilo|lá tive de improvisar]
sofa: [os pés não enroscam bem|vinha com um pé trocado], [ainda está em cima de um livro|liguei e nada]
curtain,bath: [as ferragens são fracas|as buchas que traz não prestam], [tive de comprar outras|caiu no primeiro dia]
outdoor: [instruções impossíveis|as peças não estão marcadas], [três pessoas e um dia inteiro|quase desistimos]
`,
}

export const service: AspectLines = {
  good: `
all: [mandaram mensagem depois da entrega a perguntar se estava tudo bem|ligaram-me a confirmar o andar], [raro|gostei do cuidado]
all: [a senhora que me atendeu|o rapaz que me atendeu] [explicou tudo|teve toda a paciência do mundo], [cinco estrelas|assim vale a pena]
all: [liguei para a loja com uma dúvida|mandei um e-mail com uma dúvida] e [responderam logo|atenderam-me muito bem]
all: [faltava uma peça|vinha um parafuso a menos], [liguei e mandaram-na em dois dias|mandaram-na sem perguntas]
all: o apoio ao cliente [é cinco estrelas|resolveu tudo por telefone], [gente simpática|sem empurrar para ninguém]
all: [troquei-{o} por outra cor|quis trocar a cor] e [não levantaram problemas|foi tudo fácil]
all: [tive um problema com a fatura|enganei-me na morada] e [resolveram na hora|corrigiram no próprio dia]
`,
  mixed: `
all: a loja [demora a responder|leva uns dias a responder], [mas responde|mas resolve]
all: [à segunda chamada|depois de insistir] [lá resolveram|trataram do assunto], [à primeira ninguém sabia de nada|à primeira passaram-me de uns para os outros]
`,
  bad: `
all: [ao telefone são mal-educados|fui atendid{eu} com maus modos], [como se estivessem a fazer um favor|desligaram-me na cara]
all: [garantia? nem vê-la|a garantia é conversa], [pedem fotografias atrás de fotografias|mandam-me falar com a marca]
all: [mandei três e-mails|já escrevi quatro vezes] e [ninguém responde|nem uma resposta]
all: o apoio ao cliente [não existe|é para esquecer], [atiram a culpa para a transportadora|passam-nos de uns para os outros]
all: [quis devolver|pedi a devolução] e [é só obstáculos|querem que pague a recolha]
all: [prometeram ligar|ficaram de ligar] e [até hoje|estou à espera há três semanas]
`,
}
