import type { Material } from './materials.ts'

/** How to keep a material, and what to expect of it. */
export const care: Readonly<Record<Material['care'], readonly string[]>> = {
  fabric: [
    '[Aspire o tecido|Escove o tecido {do} {head}|Passe o aspirador no tecido] uma vez por semana.',
    'As nódoas saem com um pano húmido e sabão neutro[, sem esfregar| se forem tratadas logo].',
    '{big}O tecido {do} {head} resistiu a [30 000|40 000|60 000|80 000] ciclos no ensaio Martindale.',
    'Não pôr ao sol direto [durante horas|junto à janela], para a cor {do} {head} se manter.',
    '[Pode pedir|Peça] amostras do tecido antes de decidir.',
  ],
  leather: [
    'Limpa-se com um pano macio [e um creme próprio duas vezes por ano|apenas húmido].',
    'As marcas d{o} {head} em pele [contam a história de quem usa|fazem parte do material].',
    'Manter {o} {head} a um metro de radiadores.',
    'A superfície {do} {head} não retém pelos nem pó.',
  ],
  wood: [
    'Cada {head} tem um veio diferente[; nós e variações de tom fazem parte da madeira|, e é assim que gostamos].',
    'Um fio de óleo [por ano|de vez em quando] mantém a madeira {do} {head} viva.',
    'Limpe a madeira com um pano [seco|bem torcido] e sempre no sentido do veio.',
    'A madeira vem de florestas [com gestão certificada|replantadas|europeias].',
    'Com a luz, o tom {do} {head} [aquece|escurece] um pouco nos primeiros meses.',
  ],
  board: [
    '{O} {head} limpa-se com um pano húmido [e detergente suave|e mais nada].',
    'As orlas {do} {head} são coladas a quente e [não levantam|resistem à humidade].',
    '{big}Vem desmontad{-}, com [instruções ilustradas|todas as ferragens e a chave]; conte com [uma hora|hora e meia|quarenta minutos].',
    'As placas cumprem a classe E1 de emissões.',
    '{big}Duas pessoas montam {o} {head} [numa tarde|em menos de uma hora].',
  ],
  metal: [
    'A pintura {do} {head} resiste a riscos e a dedadas.',
    'Um pano de microfibra [chega|basta] para limpar o metal.',
    'As soldaduras {do} {head} são limadas à mão.',
    'O acabamento epóxi [protege da ferrugem|aguenta pancadas] [mesmo em casas húmidas|sem lascar].',
  ],
  glass: [
    'O vidro {do} {head} limpa-se com [água e vinagre|um pano sem pelo].',
    'Vidro com arestas polidas, [seguro para mãos distraídas|sem cantos vivos].',
    'Segue em caixa dupla [e nunca deitado|com cantos de espuma], para {o} {head} chegar inteir{-}.',
  ],
  ceramic: [
    'O vidrado {do} {head} [não risca com facilidade|mantém o brilho|resiste a manchas].',
    'O vidrado {do} {head} faz-se em duas cozeduras e [nenhuma peça sai igual|a cor varia de fornada para fornada].',
        'Cerâmica cozida a [1180|1220|1240] graus, o que torna {o} {head} mais resistente.',
  ],
  plastic: [
    '{O} {head} [lava-se|limpa-se] com água e sabão.',
    '{O} {head} não perde a cor [com os anos|com a luz].',
    'O plástico {do} {head} é [100 % reciclável|feito com 40 % de material reciclado].',
    '{O} {head} resiste a choques e a [mudanças|uso intensivo|dedadas].',
  ],
  fibre: [
    'A fibra {do} {head} solta algum pelo nas primeiras semanas; [aspire sem escova|é normal].',
    'Convém [virar|rodar] {o} {head} [a cada estação|de seis em seis meses].',
    'Entrançad{-} à mão, por isso [há pequenas diferenças de tom|as medidas podem variar até 2 %].',
    '{O} {head} gosta de lugares secos: as fibras naturais sofrem com a humidade.',
  ],
  stone: [
    'Proteja o material com [um impermeabilizante|cera própria] uma vez por ano.',
    'Evite vinagre e limão sobre a superfície {do} {head}.',
    'A textura {do} {head} varia de peça para peça[, e ainda bem|].',
    '{big}Mais pesad{-} do que parece: peça ajuda para mover {o} {head}.',
  ],
  cotton: [
    '{O} {head} lava-se a [30|40|60] graus[ e dispensa ferro|; passar ainda húmido|, com cores iguais].',
    '{O} {head} tem certificado OEKO-TEX[ Standard 100|, sem substâncias nocivas].',
    '{O} {head} amacia a cada lavagem[, sem perder corpo|].',
    'Tecid{-} em [Guimarães|Vila do Conde|Barcelos|Santo Tirso], {o} {head} encolhe menos de 3 %.',
    'Secar à sombra conserva a cor {do} {head}.',
  ],
  wool: [
    'Aspire {o} {head} sem escova rotativa.',
    'As nódoas tratam-se logo, com água fria e [um pano branco|papel absorvente].',
    '{O} {head} larga algum pelo no primeiro mês[, depois acalma|].',
    'Arejar {o} {head} ao ar livre [vale por uma lavagem|faz-lhe bem].',
  ],
  foam: [
    '{big}Chega enrolad{-} em vácuo; [dê-lhe 24 horas para crescer|demora um dia a ganhar forma].',
    'Vire {o} {head} [de três em três meses|a cada mudança de estação].',
    'A capa {do} {head} tira-se e lava-se a [40|60] graus.',
    'Fabricad{-} [em Portugal|no norte do país], com espumas certificadas.',
  ],
  none: [
    'Guardar {o} {head} longe do sol direto.',
    '{O} {head} segue em cartão reciclado.',
    'Fotografad{-} à luz natural: {o} {head} pode parecer mais escur{-} no ecrã.',
    'Um pano seco chega para tirar o pó {do} {head}.',
  ],
}

/** Last words, by no means on every offer. */
export const closings: readonly string[] = [
  'Fica bem com [as outras peças|o resto] da coleção {series}.',
  'Há {head} {series} noutras medidas[ e cores|].',
  'Pergunte por outras peças {series} [pela linha de apoio|na loja].',
  'Garantia de três anos n{o} {head}.',
  '{O} {head} {series} é de produção [portuguesa|europeia|limitada].',
  'A fotografia mostra {o} {head}[? {coradj}].',
  '{big}Os objetos de decoração das imagens não estão incluídos com {o} {head}.',
  '{big}Pés, parafusos e instruções {do} {head} seguem na mesma caixa.',
  '{O} {head} fica bem {naroom}.',
  'Combine {o} {series} com [madeiras claras|linho|tons terra|metal escuro].',
]
