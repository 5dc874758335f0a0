import type { Material } from './materials.ts'

/** How to keep a material, and what to expect of it; nothing here may differ between two shops that sell the same article. */
export const care: Readonly<Record<Material['care'], readonly string[]>> = {
  fabric: [
    '[Aspire|Escove] o tecido {do} {head} [uma vez por semana|de vez em quando|no sentido da trama].',
    'As nódoas {do} {head} saem com [um pano húmido|água morna] e sabão neutro[, sem esfregar|, se forem tratadas logo].',
    '[Longe do sol direto|À sombra|Com um estore corrido nas horas fortes], a cor {do} {head} [mantém-se|dura mais].',
    '[Pode pedir|Peça-nos|Enviamos] uma amostra do tecido {do} {head} {series}[ antes de decidir| sem custo|].',
    'Ao toque, {o} {head}[? em {mat}] [é um gosto|não arranha|surpreende] [e não aquece|e não faz borboto|nem estala].',
  ],
  leather: [
    '{O} {head}[? em {mat}] limpa-se com um pano macio [e um creme próprio duas vezes por ano|apenas húmido|e sem detergente].',
    'As marcas que {o} {head} ganha [contam a história de quem usa|fazem parte do material|são da casa].',
    '[Manter|Deixe] {o} {head} a um metro de [radiadores|lareiras].',
    'A superfície {do} {head} não retém [pelos nem pó|cheiros|pelos de animais].',
  ],
  wood: [
    'Cada {head}[? {series}] tem um veio diferente[; nós e variações de tom fazem parte da madeira|, e é assim que gostamos|: a fotografia é só um exemplo].',
    'Um fio de óleo [por ano|de vez em quando|antes do inverno] mantém a madeira {do} {head} viva.',
    'Limpe {o} {head} com um pano [seco|bem torcido] e [sempre no sentido do veio|sem produtos com álcool].',
    'A madeira {do} {head} vem de florestas [com gestão certificada|replantadas|europeias].',
    'Com a luz, o tom {do} {head} [aquece|ganha corpo|muda] um pouco nos primeiros meses.',
    'Se {o} {head} [levar|apanhar] um risco, [uma lixa fina e cera resolvem|cera de abelha disfarça].',
  ],
  board: [
    '{O} {head} limpa-se com um pano húmido [e detergente suave|e mais nada|, por dentro e por fora].',
    'As orlas {do} {head} são coladas a quente e [não levantam|resistem à humidade|aguentam mudanças].',
    '{big}{O} {head} {series} vem desmontad{-}, com [instruções ilustradas|todas as ferragens e a chave|as peças numeradas].',
    'As placas {do} {head} cumprem a classe E1 de emissões.',
    '{big}[Duas pessoas montam|Com ajuda, monta-se] {o} {head} [numa tarde|com calma|sem ferramentas elétricas].',
    'O acabamento {do} {head} [não amarela|resiste a copos molhados|disfarça dedadas].',
  ],
  metal: [
    'O acabamento {do} {head} resiste a [riscos e a dedadas|pancadas pequenas|anos de uso].',
    'Um pano de microfibra [chega|basta] para {o} {head}[? em {mat}].',
    '{big}As soldaduras {do} {head} são [limadas à mão|escondidas].',
    '{O} {head} não [ganha folgas|range|verga] [com o uso|com os anos].',
    'Sem pontas vivas nem rebarbas: {o} {head} [vem polid{-}|passa por três controlos].',
  ],
  glass: [
    'O vidro {do} {head} limpa-se com [água e vinagre|um pano sem pelo|papel de jornal, à antiga].',
    'As arestas {do} {head} são polidas, [seguras para mãos distraídas|sem cantos vivos].',
    '{O} {head} segue em caixa dupla [e bem almofadada|com cantos de espuma|e com seguro de transporte].',
    'Pequenas bolhas no vidro {do} {head} [são normais|mostram a mão que fez].',
  ],
  ceramic: [
    'O vidrado {do} {head} [não risca com facilidade|mantém o brilho|resiste a manchas].',
    '{O} {head} leva duas cozeduras e [nenhuma peça sai igual|a cor varia de fornada para fornada].',
    'A cerâmica {do} {head} não [absorve cheiros|lasca à primeira|perde a cor].',
    'Pequenas diferenças de tom n{o} {head} {series} [são próprias do forno|fazem parte].',
  ],
  plastic: [
    '{O} {head} [lava-se|limpa-se] com água e sabão[, sem mais| e seca ao ar|].',
    '{O} {head} não perde a cor [com os anos|com a luz|com o sol do verão].',
    'No fim da vida, {o} {head} [recicla-se|vai para o ecoponto amarelo].',
    '{O} {head} resiste a choques e a [mudanças|uso intensivo|dedadas].',
  ],
  fibre: [
    'A fibra {do} {head} solta algum pelo nas primeiras semanas; [aspire sem escova|é normal|depois passa].',
    'Convém [virar|rodar|arejar] {o} {head} [a cada estação|de seis em seis meses].',
    'N{o} {head}, [há pequenas diferenças de tom|as medidas podem variar até 2 %], como em tudo o que é tecido.',
    '{O} {head} [gosta de lugares secos|dá-se mal com a humidade|pede uma divisão arejada].',
  ],
  stone: [
    'Proteja {o} {head} com [um impermeabilizante|cera própria] uma vez por ano.',
    'Evite vinagre e limão n{o} {head}.',
    'A textura {do} {head} varia de peça para peça[, e ainda bem|].',
    '{big}Mais pesad{-} do que parece: peça ajuda para mover {o} {head}.',
  ],
  cotton: [
    '{O} {head} vai à máquina [com cores iguais|num programa normal|sem amaciador].',
    '{O} {head} tem certificado OEKO-TEX[ Standard 100|, sem substâncias nocivas].',
    '{O} {head} amacia a cada lavagem[, sem perder corpo|].',
    'Secar à sombra conserva a cor {do} {head}.',
    'Um ferro morno [basta|chega], e só se quiser {o} {head} sem uma ruga.',
    'O fio {do} {head} é [penteado|de fibra longa|fiado em anel], por isso não ganha borboto.',
  ],
  wool: [
    'Aspire {o} {head} sem escova rotativa.',
    'As nódoas n{o} {head} tratam-se logo, com água fria e [um pano branco|papel absorvente].',
    '{O} {head} larga algum pelo no primeiro mês[, depois acalma|].',
    'Arejar {o} {head} ao ar livre [vale por uma lavagem|faz-lhe bem].',
  ],
  foam: [
    '{big}{O} {head} chega enrolad{-} em vácuo; [dê-lhe um dia para crescer|demora um dia a ganhar forma].',
    'Rode {o} {head} [de três em três meses|a cada mudança de estação].',
    'A capa {do} {head} tira-se [e vai à máquina|pelo fecho].',
    'As espumas {do} {head} {series} têm certificado [de inocuidade|europeu].',
  ],
  wicker: [
    'Um pincel [macio|seco] tira o pó {do} {head}.',
    'O entrançado {do} {head} é feito à mão e [cede um pouco com o uso|nenhum sai igual].',
    '{O} {head} [pede|gosta de] um borrifo de água [no pico do verão|uma vez por mês], para a fibra não quebrar.',
    'Longe de [radiadores|lareiras], {o} {head} dura décadas.',
  ],
  none: [
    '[Guardar|Manter] {o} {head} longe do sol direto.',
    '{O} {head} {series} segue em cartão reciclado.',
    'Fotografad{-} à luz natural: {o} {head} pode parecer mais escur{-} no ecrã.',
    'Um pano seco chega para tirar o pó {do} {head}.',
  ],
}

/** Last words, by no means on every offer. */
export const closings: readonly string[] = [
  '{O} {head} fica bem com [as outras peças|o resto] da coleção {series}.',
  'Há {head} {series} noutras medidas[ e cores|].',
  'Pergunte [pela linha de apoio|na loja] por outras peças a condizer com {o} {head}.',
  'Garantia de três anos n{o} {head}.',
  '{O} {head} {series} é de produção [europeia|em série curta].',
  'A fotografia mostra {o} {head}[? {coradj}].',
  '{big}Os objetos de decoração das imagens não estão incluídos com {o} {head}.',
  '{big}Parafusos e instruções {do} {head} seguem na mesma caixa.',
  '{O} {head} fica bem {naroom}.',
  'Combine {este} {head} com [madeiras claras|linho cru|tons terra|metal escuro].',
]
