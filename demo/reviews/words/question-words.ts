/** What people ask about a thing, and what shops and buyers answer; lines as in lines.ts. */
export interface QuestionTopic {
  /** "sofa,seat: …" */
  readonly asks: string
  readonly shop: string
  readonly buyer: string
}

export const questionTopics: readonly QuestionTopic[] = [
  {
    asks: 'flat,sofa,bed,storage,table: [vem montad{-} ou|é entregue já montad{-} ou] [é para montar|tem de se montar em casa]?\nflat,storage,table: [é difícil de montar|uma pessoa sozinha consegue montar|quanto tempo leva a montar]?',
    shop: 'all: [bom dia|olá], {este} {n} segue [embalad{-} em peças|desmontad{-}], com [instruções e ferragens|tudo o que é preciso]. [Duas pessoas montam-{no} numa hora|Também temos serviço de montagem em algumas zonas].',
    buyer:
      'all: [é para montar|vem em peças], [mas faz-se bem|demorei cerca de uma hora|com uma aparafusadora é rápido].\nall: [montei-{o} sozinh{eu}|montámos os dois], [sem problema|foi fácil].',
  },
  {
    asks: 'sofa,seat,linen,pillow,curtain,rug: [pode ser lavad{-} na máquina|dá para lavar na máquina|como se lava]?\nsofa: [as capas tiram-se para lavar|as capas saem]?',
    shop: 'all: [bom dia|boa tarde], [aconselhamos lavagem a 30 graus, sem secador|recomendamos limpeza com pano húmido e sabão neutro; a etiqueta tem todas as indicações].',
    buyer:
      'all: [já lavei a 30 e ficou bem|lavei com um programa delicado e não encolheu].\nall: [eu só passo um pano húmido|uso um pano com água e sabão] e [sai quase tudo|tem chegado].',
  },
  {
    asks: 'big: [sobem ao andar|entregam dentro de casa|a entrega é até à porta de casa] ou [só até à entrada do prédio|fica à porta do prédio]? [Moro num {andar} sem elevador|É um {andar}].',
    shop: 'big: [a entrega base é à porta do prédio|por defeito entregamos à entrada]. [Pode pedir entrega no andar ao finalizar a compra|A subida ao andar pede-se na encomenda e tem um custo por piso].',
    buyer:
      'big: a mim [subiram até ao {andar}|trouxeram até à sala], [mas tinha pago esse serviço|sem cobrar mais].\nbig: [deixaram-me tudo à porta do prédio|ficou em baixo], [convém perguntar antes|tive de pedir ajuda].',
  },
  {
    asks: 'sofa,bed,storage: [passa numa porta de 70 cm|cabe numa porta normal|alguém sabe se passa numa porta de 75]?',
    shop: 'sofa,bed,storage: [sim, a embalagem passa em portas a partir de 70 cm|segue em caixas que passam em portas normais]. [Na dúvida, mande-nos as medidas da escada|Meça também as curvas da escada, por favor].',
    buyer:
      'sofa,bed,storage: [a minha porta tem 72 e passou à justa|passou na minha, que tem 75], [com os pés tirados|de lado].',
  },
  {
    asks: 'all: a cor é [mais para o claro ou para o escuro|mesmo como na fotografia]? [No meu ecrã não percebo|Já comprei outras coisas que vinham diferentes].\nall: o {cor} [é muito vivo ou mais apagado|ao vivo é como no site|é igual em todas as peças da mesma linha]?',
    shop: 'all: [as fotografias foram tiradas com luz natural|a cor da fotografia é muito próxima da real], [mas cada ecrã mostra de forma um pouco diferente|pode pedir-nos uma fotografia sem tratamento].',
    buyer:
      'all: [é igual à da fotografia|a mim pareceu-me igual], [talvez um bocadinho mais escura à noite|sem surpresas].',
  },
  {
    asks: 'sofa,seat,mattress,pillow: é [duro ou mole|mais para o firme ou para o macio]? [Tenho problemas de costas|É para uma pessoa de idade|Peso cerca de 100 kg].',
    shop: 'sofa,seat,mattress,pillow: [é de firmeza média|diríamos que é médio a firme]. [Se não se adaptar, tem o prazo de devolução para experimentar|Pode devolver dentro do prazo se não for o que procura].',
    buyer:
      'sofa,seat,mattress,pillow: [acho firme mas confortável|nem duro nem mole|no início é firme, depois cede um pouco].',
  },
  {
    asks: 'lamp: [traz lâmpada|a lâmpada vem incluída|que lâmpada leva]?',
    shop: 'lamp: [a lâmpada não está incluída|as lâmpadas compram-se à parte]. [Aconselhamos LED de luz quente, 2700 K|Aceita LED até 8 W].',
    buyer: 'lamp: [não trazia, pus uma LED das quentes|tive de comprar à parte] e [fica ótimo|chega bem para ler].',
  },
  {
    asks: 'lamp: [dá luz suficiente para ler|ilumina bem uma sala de 20 m²|chega para iluminar uma mesa de jantar]?',
    shop: 'lamp: [depende da lâmpada|a luz é mais de ambiente do que de trabalho]; [com uma LED de 8 W lê-se bem|para uma sala grande aconselhamos juntar outro candeeiro].',
    buyer:
      'lamp: [leio todas as noites com {ele} e chega|para ler chega, para a sala toda não], [mas pus uma lâmpada mais forte|está ao lado do sofá].',
  },
  {
    asks: 'table: quantas pessoas [se sentam à vontade|cabem sem apertos|cabem num dia de festa]?',
    shop: 'table: [seguindo as medidas da ficha, conte 60 cm por pessoa|conte cerca de 60 cm por pessoa]. [Nas cabeceiras cabe mais uma|As medidas exatas estão na ficha].',
    buyer: 'table: [cá em casa somos cinco e cabemos bem|já fomos seis e ninguém se queixou].',
  },
  {
    asks: 'table: o tampo [risca-se com facilidade|fica com marcas de copos quentes|aguenta crianças a fazer desenhos]?',
    shop: 'table: [o tampo tem acabamento protetor|o tampo limpa-se com um pano húmido], [mas aconselhamos bases para o que é quente|mas convém não arrastar loiça].',
    buyer:
      'table: [até agora nem um risco|usamos individuais e está como nov{-}|um risco ou outro, que só se vê contra a luz].',
  },
  {
    asks: 'storage: as prateleiras [são reguláveis|mudam-se de altura]? [Queria arrumar dossiês|É para caixas de 35 cm].',
    shop: 'storage: [sim, há furos de 3 em 3 cm|as prateleiras centrais são fixas, as restantes regulam-se]. [Os suportes vêm incluídos|As medidas entre prateleiras estão na ficha].',
    buyer: 'storage: [regulam-se, sim|as de dentro regulam-se], [mudei-as já duas vezes|a do meio é que é fixa].',
  },
  {
    asks: 'storage: [é preciso prender à parede|traz fixação à parede|há perigo de tombar com crianças]?',
    shop: 'storage: [a fixação à parede vem incluída e aconselhamo-la sempre|traz um kit antiqueda], [as buchas dependem da sua parede|e as instruções explicam como se põe].',
    buyer:
      'storage: [prendi à parede por causa dos miúdos|a fixação vinha na caixa], [em dez minutos ficou feito|só comprei outras buchas].',
  },
  {
    asks: 'rug: [larga muito pelo|escorrega em chão de madeira|precisa de base antiderrapante]?',
    shop: 'rug: [nas primeiras semanas é normal soltar alguma fibra|aconselhamos uma base antiderrapante em chão liso], [aspire sem escova rotativa|vendemo-la em separado].',
    buyer:
      'rug: [largou um pouco no início e parou|no meu chão flutuante não escorrega|pus uma base por baixo e ficou quieto].',
  },
  {
    asks: 'outdoor: [pode ficar à chuva|aguenta o inverno na rua|ganha ferrugem]? [Moro perto do mar|A varanda não é coberta].',
    shop: 'outdoor: [está preparad{-} para exterior|pode ficar na rua], [mas aconselhamos uma capa no inverno|junto ao mar convém lavar com água doce de vez em quando].',
    buyer: 'outdoor: [o meu passou um inverno à chuva e está bom|tapo com uma capa e está como novo].',
  },
  {
    asks: 'cook: [dá para indução|pode ir à máquina da loiça]?',
    shop: 'cook: [sim, para todos os fogões|as indicações de uso estão na base]. [À máquina pode ir, mas à mão dura mais|Lave à mão para durar mais].',
    buyer: 'cook: [uso na indução sem problema|lavo sempre à mão|já foi à máquina várias vezes].',
  },
  {
    asks: 'all: [quanto tempo demora a chegar|o prazo de entrega é cumprido]? [Precisava até ao fim do mês|Faz-me falta para {mes}].',
    shop: 'all: [o prazo indicado é o que temos com a transportadora|neste momento estamos a cumprir o prazo indicado]. [Recebe uma mensagem na véspera|Se houver atraso, avisamos por e-mail].',
    buyer: 'all: [a mim demorou {dias} dias|veio em {dias} dias], [dentro do prazo|avisaram por mensagem].',
  },
  {
    asks: 'all: [fazem entregas|entregam] [na Madeira|nos Açores|em São Miguel|em Porto Santo|na Terceira]?',
    shop: 'all: [os portes para as ilhas aparecem no carrinho, com o código postal|as entregas nas ilhas dependem do volume da encomenda]. [Conte com mais uma a duas semanas|Se tiver dúvidas, mande-nos o código postal].',
    buyer:
      'all: [moro no Funchal e chegou|pedi para Ponta Delgada e chegou], [mas demorou três semanas|com portes à parte|tudo inteiro].',
  },
  {
    asks: 'all: [qual é a garantia|quantos anos tem de garantia]? [E quem trata dela, a loja ou a marca|É preciso guardar a caixa]?',
    shop: 'all: [tem três anos de garantia, como manda a lei|a garantia legal são três anos]. [Basta a fatura|Trata-se connosco, com a fatura e duas fotografias].',
    buyer:
      'all: [precisei dela uma vez e mandaram-me a peça|ainda não precisei, felizmente], [sem grande conversa|a fatura vem por e-mail].',
  },
  {
    asks: 'all: [passam fatura com contribuinte|posso pedir fatura em nome da empresa]?',
    shop: 'all: [sim, basta indicar o NIF na encomenda|claro, ponha o NIF ao finalizar a compra]. [A fatura segue por e-mail|Depois de emitida não se pode alterar].',
    buyer:
      'all: pus o NIF e [veio tudo certo|a fatura chegou no mesmo dia], [sem pedir nada|nem foi preciso ligar].\nall: enganei-me no NIF e [não mudaram a fatura|foi uma carga de trabalhos para a mudar], por isso [confirmem antes|vejam bem os números].',
  },
  {
    asks: 'wood,table,storage,bed: é [madeira maciça|madeira verdadeira] ou [aglomerado|folheado]?',
    shop: 'wood,table,storage,bed: [a composição está na ficha do produto|os materiais estão descritos na ficha]. [Se quiser, enviamos a ficha técnica|Qualquer dúvida, ligue-nos].',
    buyer:
      'wood,table,storage,bed: [por dentro parece-me aglomerado|pelo peso diria que é madeira], [mas está bem acabad{-}|e de aspeto ninguém nota].',
  },
  {
    asks: 'seat,bed,table,storage: [quanto peso aguenta|que peso suporta]? [Tenho 115 kg|É para uso diário|Tenho medo de que ceda].',
    shop: 'seat,bed,table,storage: [o peso máximo está na ficha|está testad{-} para uso doméstico normal]. [Não aconselhamos ir além disso|Se precisar de mais, temos modelos reforçados].',
    buyer:
      'seat,bed,table,storage: [peso 105 e não se mexe|tem aguentado bem cá em casa], [já lá vão uns meses|sem um estalido].',
  },
  {
    asks: 'all: [se não gostar posso devolver|como funcionam as devoluções]? [Quem paga o transporte|A recolha é em casa]?',
    shop: 'all: [pode devolver dentro do prazo indicado na ficha|sim, pode devolver], [desde que esteja sem uso e na embalagem|guarde a embalagem até ter a certeza]. [A recolha marca-se por e-mail|Veja as condições na nossa página de devoluções].',
    buyer:
      'all: [eu devolvi uma peça e devolveram o dinheiro em dez dias|troquei e correu bem], [paguei eu o transporte|vieram buscar a casa].',
  },
  {
    asks: 'all: [têm em loja para ver ao vivo|há algum sítio onde se possa ver|dá para ver ao vivo em algum lado]?',
    shop: 'all: [de momento só vendemos online|está em exposição apenas no armazém, com marcação]. [Se quiser, mandamos mais fotografias|Pode experimentar em casa e devolver dentro do prazo].',
    buyer:
      'all: [eu comprei sem ver e não me arrependi|não encontrei em loja nenhuma], [as fotos são fiéis|arrisquei].',
  },
  {
    asks: 'all: [vai haver noutras cores|há mais cores|existe noutro tamanho|fazem noutra medida]?',
    shop: 'all: [contamos ter novas versões em {mes}|o que temos está todo no site], [para já não há mais nenhuma versão|se houver novidades aparecem nesta página].',
    buyer:
      'all: perguntei o mesmo e [disseram que não|responderam que para já não|falaram em {mes}, mas sem certezas].\nall: [acho que não|que eu saiba, não], [pelo menos por agora|só há o que está aqui].',
  },
]
