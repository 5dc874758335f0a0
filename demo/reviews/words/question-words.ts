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
    asks: 'all: a cor é [mais para o claro ou para o escuro|mesmo como na fotografia]? [No meu ecrã não percebo|Já comprei outras coisas que vinham diferentes].\nall: [o {cor} é escuro|o {cor} é muito vivo] ou [mais para o claro|mais apagado]?',
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
    asks: 'lamp: [traz lâmpada|a lâmpada vem incluída|que lâmpada leva]?\nlamp: [dá luz suficiente para ler|ilumina bem uma sala de 20 m²]?',
    shop: 'lamp: [a lâmpada não está incluída|as lâmpadas compram-se à parte]. [Aconselhamos LED de luz quente, 2700 K|Aceita LED até 8 W].',
    buyer: 'lamp: [não trazia, pus uma LED das quentes|tive de comprar à parte] e [fica ótimo|chega bem para ler].',
  },
  {
    asks: 'table: quantas pessoas [se sentam à vontade|cabem sem apertos]?\ntable: o tampo [risca-se com facilidade|fica com marcas de copos quentes]?',
    shop: 'table: [seguindo as medidas da ficha, conte 60 cm por pessoa|conte cerca de 60 cm por pessoa]. [Para o tampo aconselhamos bases|Use sempre uma base para pratos quentes].',
    buyer:
      'table: [cá em casa somos cinco e cabemos bem|já fomos seis e ninguém se queixou].\ntable: [até agora nem um risco|usamos individuais e está como novo].',
  },
  {
    asks: 'storage: as prateleiras [são reguláveis|mudam-se de altura]? [Queria arrumar dossiês|É para caixas de 35 cm].\nstorage: [é preciso prender à parede|traz fixação à parede]?',
    shop: 'storage: [sim, há furos de 3 em 3 cm|as prateleiras centrais são fixas, as restantes regulam-se]. [A fixação à parede vem incluída e aconselhamo-la sempre|Traz kit antiqueda].',
    buyer:
      'storage: [regulam-se, sim|as de dentro regulam-se]. [Prendi à parede por causa dos miúdos|A fixação vinha na caixa].',
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
    asks: 'all: [quanto tempo demora a chegar|o prazo de entrega é cumprido]? [Precisava até ao fim do mês|Faz-me falta para {mes}].\nall: fazem entregas [na Madeira|nos Açores|em São Miguel|em Porto Santo]?',
    shop: 'all: [o prazo indicado é o que temos com a transportadora|neste momento estamos a cumprir o prazo indicado]. [Recebe uma mensagem na véspera|Para as ilhas conte mais uma a duas semanas].',
    buyer: 'all: [a mim demorou {dias} dias|veio em {dias} dias], [dentro do prazo|avisaram por mensagem].',
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
    shop: 'all: [novas versões estão previstas para {mes}|o que há está no site], [não temos outras encomendas marcadas|se houver novidades aparecem nesta página].',
    buyer:
      'all: [perguntei o mesmo e disseram que não|acho que não], [ficou em aberto para {mes}|pelo menos por agora].',
  },
]
