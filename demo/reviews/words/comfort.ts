import type { AspectLines } from './lines.ts'

/** How one sits, sleeps and lies; in lines.ts how to read them. */
export const comfort: AspectLines = {
  good: `
seat: [dá para estar horas à mesa|ficamos à mesa até tarde] [sem ninguém se levantar|e ninguém se queixa]
bed: [tenho 1,85 m e não fico com os pés de fora|cabemos os dois e {bicho}], [dorme-se bem|finalmente]
sofa,seat: [é|são horas e horas sentad{eu} e continua] [muito|super|bastante|mesmo] confortável
sofa: [sentamo-nos|uma pessoa senta-se] e já não [quer|apetece] levantar-se
sofa: [o assento|a almofada do assento] é [firme na medida certa|firme mas confortável], [não se afunda|não ficamos enterrados]
sofa: [já lá dormi|já lá fiz] [mais sestas do que devia|umas belas sestas|várias sestas] e [acordo sem dores|não me queixo das costas]
sofa: {par} [adormece|fica a dormir] lá todas as noites [a meio do filme|em frente à televisão], [por isso deve ser confortável|está tudo dito]
sofa: [cabemos|ficamos] todos [à vontade|bem] e [ninguém se queixa|ninguém quer sair de lá]
sofa: {miudos} [vivem|passam a vida] em cima d{ele}, [é o sítio preferido cá de casa|já nem ligam às poltronas]
sofa: [a profundidade é boa|é fundo o suficiente] para [esticar as pernas|estar de pernas dobradas], que era o que [eu queria|procurávamos]
sofa: [o encosto apanha bem as costas|apoia bem as costas], [e olhem que eu sou alt{eu}|mesmo para quem é alto]
sofa: [vi|já vimos] uma [série|temporada] inteira [de seguida|num domingo] e [levantei-me sem dores|as costas nem deram sinal]
sofa: [é daqueles em que|é mesmo daqueles sofás onde] [nos apetece ficar|se fica a tarde toda]
sofa: nem muito duro nem muito mole, [está no ponto|acertaram]
sofa,seat: {par} tem problemas [de costas|na lombar] e [sente-se bem|gosta muito de se sentar] lá
seat: [trabalho|passo] [oito horas|o dia] sentad{eu} e [chego ao fim sem dores|as costas agradecem]
seat: [senta-se muito bem|é ótim{-} para estar sentad{eu}], [mesmo em jantares compridos|mesmo depois de duas horas à conversa]
seat: o assento é [confortável|fofo sem ser mole] e [o encosto ajuda|as costas ficam bem apoiadas]
seat: [é o meu lugar para ler|tornou-se o meu canto de leitura] e [ninguém mo tira|já ando a escondê-l{o} das visitas]
seat: {par} [roubou-m{o}|já não me deixa sentar], [de tão confortável que é|portanto é confortável]
seat: [nem parece|nem se diria] pelo aspeto, mas é [muito|bastante] confortável
seat: [a altura é boa|tem boa altura] e [não deixa as pernas dormentes|os pés assentam bem no chão]
seat: o meu pai tem [oitenta|setenta e muitos] anos e [senta-se e levanta-se sem ajuda|gosta de lá estar]
mattress: [dormimos|durmo] [lindamente|muito melhor|como há anos não dormia] desde [a primeira noite|que chegou]
mattress: [deixei de acordar|já não acordo] com [dores nas costas|dores na lombar|o pescoço preso]
mattress: [a firmeza|o grau de firmeza] é [o certo|ideal] para [nós|quem dorme de lado|quem gosta de colchão mais para o firme]
mattress: [quando um se mexe o outro não sente|mexo-me de noite e {par} não acorda]
mattress: {par} gosta de colchões moles e eu de colchões duros, e [ficámos os dois contentes|este serviu aos dois]
mattress: [não aquece|é fresco], [mesmo no verão alentejano|dormi bem na semana de 38 graus]
mattress: [parece o de um hotel bom|faz lembrar as camas de hotel], [o corpo assenta todo|não há sítio que fique mal apoiado]
mattress: levei [duas|três] noites a habituar-me e agora [não quero outro|durmo a noite toda]
pillow: [a altura é boa|tem a altura certa] para [quem dorme de lado|mim], [o pescoço não fica torto|acordo sem dores no pescoço]
pillow: [é fofa e volta ao sítio|não fica espalmada a meio da noite]
pillow: {par} [já me pediu uma igual|ficou com ela], [vou ter de comprar outra|tive de encomendar a segunda]
bed: [deita-se bem|a altura é boa], [não custa a levantar|é só rodar e pôr os pés no chão]
bed: {filho} [dorme lá toda a noite|adora a cama nova], [coisa que não acontecia|e isso já valeu a compra]
bed: o estrado é bom, [o colchão assenta como deve ser|não se sente nenhuma ripa]
outdoor: [passamos lá|já passámos] os fins de tarde [todos|inteiros], [é confortável|ninguém quer vir para dentro]
`,
  mixed: `
sofa,seat: é confortável [q.b.|o suficiente], mas [ao fim de duas horas cansa|não é para tardes inteiras]
sofa: [o assento é bom|as almofadas são boas], o encosto [é que é um bocado baixo|podia ser mais alto]
sofa: [no início pareceu-me duro|nos primeiros dias achei rijo], [com o uso está a ceder|vai amaciando aos poucos]
sofa: [um lado é mais mole do que o outro|o lugar do meio é mais duro], mas [não é grave|habituamo-nos]
seat: para [um jantar|um bocado] serve, para [trabalhar o dia todo|mais do que isso] [não chega|precisa de uma almofada]
seat: {par} [acha-{o} confortável|gosta], eu [nem por isso|acho o encosto muito direito]
mattress: [é mais firme do que eu esperava|para o meu gosto é um pouco firme], [ainda estou a habituar-me|vamos ver daqui a um mês]
mattress: [do meu lado está ótimo|eu durmo bem], {par} [diz que é duro|queixa-se de calor]
pillow: um bocadinho [alta|baixa] para mim, [mas a minha filha gosta|com o tempo vai ao sítio]
bed: é [um pouco alta|um pouco baixa] para o meu gosto, [mas dorme-se bem|de resto nada a dizer]
`,
  bad: `
sofa: [é duro como uma pedra|parece que estamos sentados numa tábua], [ao fim de meia hora já não se aguenta|não sei quem testou isto]
sofa: [afundamo-nos|uma pessoa afunda-se] [logo|todos] e [custa a levantar|sente-se a estrutura por baixo]
sofa: [o encosto é baixo demais|o encosto mal chega a meio das costas], [fica-se sem apoio para a cabeça|o pescoço é que paga]
sofa: [na fotografia parece fofo|pelas fotografias parecia fofo], [mas de fofo não tem nada|ao sentar é outra conversa]
sofa: [as almofadas fogem para a frente|as almofadas do assento escorregam] e [passo a vida a endireitá-las|temos de as pôr no sítio todos os dias]
sofa: {par} [já nem se senta nele|prefere o velho], [tem dores nas costas|diz que parece um banco de jardim]
sofa,seat: [é desconfortável|não é nada confortável], [não consigo estar sentad{eu} mais de meia hora|ficam as pernas dormentes]
seat: [o assento é duro|a espuma é fina] e [ao fim de uma hora sente-se a madeira|sentem-se os parafusos]
seat: [o encosto está inclinado demais|fica-se com as costas tortas], [para trabalhar não serve|acabei por lhe pôr uma almofada]
seat: [comprei-{o} para as costas|era para ter menos dores] e [fiquei pior|estou na mesma]
mattress: [é demasiado mole|afunda no meio], [acordo todos os dias com dores|ao fim de uma semana já me doíam as costas]
mattress: [é duríssimo|é duro demais], [parece que se dorme no chão|já pusemos um sobrecolchão por cima]
mattress: [aquece imenso|é quente demais], [no verão não se consegue dormir|acordamos os dois a transpirar]
mattress: [sente-se tudo|cada vez que {par} se vira eu acordo]
pillow: [ao fim de uma semana já estava espalmada|perdeu a forma em poucos dias]
pillow: [é alta demais|é dura], [acordo com dores no pescoço|voltei à antiga]
bed: [as ripas sentem-se|o estrado é fraco] e [o colchão faz cova|o meio cede]
outdoor: [ficam as marcas nas pernas|é duro], [sem almofadas não se está lá|aguenta-se meia hora]
`,
}

export const softness: AspectLines = {
  good: `
linen: [parece veludo|é um mimo], [sabe mesmo bem no inverno|uma pessoa nem quer sair]
linen: [é tão maci{-}|é muito maci{-}] que [apetece ficar na cama|não apetece largar]
linen: [o toque é mesmo bom|o toque é ótimo], [nada daquele áspero das primeiras lavagens|logo desde a primeira utilização]
linen: [suave|maci{-}] e [quentinh{-}|fresc{-}], [exatamente o que eu queria|adorei]
linen: {filho} [agarrou-se a {ele} e não larga|já não dorme sem {ele}], [de tão maci{-} que é|deve ser do toque]
linen: [lavei|já lavei] [três|quatro] vezes e [continua maci{-}|está cada vez mais maci{-}]
rug: [andar descalç{eu} em cima d{ele}|pôr os pés n{ele} de manhã] é [uma maravilha|um gosto]
rug: [é fofo|é maci{-}], {miudos} [brincam no chão|deitam-se lá] [a tarde toda|sem se queixarem]
rug: [o pelo é denso|é grosso] e [muito macio|sabe bem debaixo dos pés]
pillow: [o tecido é macio|é suave ao toque] e [não faz calor|não pica]
rug: {bicho} [tomou conta d{ele}|dorme lá todas as noites], [de tão maci{-} que é|deve ser do pelo]
`,
  mixed: `
linen: [um bocadinho áspero de início|ao princípio é rij{-}], [depois de lavar melhora|com as lavagens amacia]
rug: [de um lado é macio|no meio é fofo], [do outro pica um pouco|nas pontas nem tanto]
pillow: é [suave|fofa], mas [aquece um pouco|faz um barulhinho quando nos mexemos]
`,
  bad: `
linen: [é ásper{-}|arranha], [mesmo depois de lavad{-}|nem com amaciador vai lá]
linen: [o tecido parece plástico|é sintético e nota-se], [faz suar|não é agradável na pele]
rug: [pica nos pés|é ásper{-}], [ninguém se senta lá|descalço não se pode]
rug: [é fino|não tem altura nenhuma], [sente-se o chão todo|parece uma folha]
pillow: [o tecido é áspero|é rija], [nem pensar em encostar a cara|ficou para o cão]
`,
}

export const noise: AspectLines = {
  good: `
bed: não [range|faz barulho nenhum], [e eu mexo-me muito|nem quando {filho} salta em cima]
bed: [zero rangidos|nem um rangido] [ao fim de {meses}|até agora]
seat: [não range|as rodas não fazem barulho no soalho], [coisa que a antiga fazia|os vizinhos de baixo agradecem]
storage: [as portas e gavetas fecham|as gavetas fecham] [devagarinho|sem barulho], [já não acordo a casa|um descanso]
sofa: [não range|não faz barulho] [quando nos sentamos|ao sentar], [ao contrário do anterior|como devia ser sempre]
relax: o [motor|mecanismo] [mal se ouve|é silencioso]
motor: [quase não faz barulho|é silencios{-}]
`,
  mixed: `
bed: range [um bocadinho|de vez em quando], [apertei os parafusos e melhorou|nada que incomode]
seat: [começou a chiar|chia] [ao fim de {meses}|de vez em quando], [com um pouco de óleo passou|só quando me inclino para trás]
storage: [uma das portas|uma gaveta] [chia|raspa] um pouco ao abrir
`,
  bad: `
bed: [range por todo o lado|range de cada vez que me viro], [já apertei tudo duas vezes|acordamos um ao outro]
bed: [ao fim de {meses}|ao fim de um mês] começou a [ranger|estalar] e [não há meio de parar|já não sei o que fazer]
seat: [range|chia] [a cada movimento|sempre que me sento], [em reuniões é uma vergonha|dá cabo dos nervos]
sofa: [a estrutura estala|range] [quando alguém se senta|de cada vez que nos mexemos]
storage: [as gavetas chiam|as corrediças fazem um barulho horrível], [ouve-se na casa toda|de manhã acordo toda a gente]
relax: o motor [faz um barulho estranho|parece um trator]
`,
}
