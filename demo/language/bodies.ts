import type { Voice } from '../shops/shop.ts'

/** Sentences that go on from the opening; `f3`, `d2` and so on are what it has not said. */
export const bodies: Readonly<Record<Voice, readonly string[]>> = {
  dry: [
    '[Inclui|Tem|Com] {f3}.', '{F3}[?; {f4}].', '{D2}.', '{O} {head} {d2}[?; {f3}].', '[Estrutura|Construção] [com|completada por] {part}[?; {f3}].', '{F3}, {f4}.', '[Também|Ainda] {f3}[?, {part}].', 'Peso aproximado {do} {head}: {kg}[?; {f4}].',
    'Cada {head} {d2}.', '{D2} e {d3}.', 'Acresce {f3}.',
  ],
  warm: [
    'Tem {f3}[?, {f4}] e[? {part}, e] [sabe bem tocar-lhe|nota-se o cuidado|isso vê-se].'.replace('e[? {part}, e]', 'e'),
    'Além disso, {d2}.', '[Reparem|Repare] n{o} que não se vê à primeira: {f3}.'.replace('n{o}', 'no'), '{D2}, [e ainda bem|como deve ser|e não é pouco].', 'Com {part}, [fica mais leve|ganha outro porte|assenta como deve ser].', 'Juntámos-lhe {f3}[? e {f4}].',
    '[Os nossos clientes|Quem já {lo} tem em casa] [dizem|diz]-nos que {d2}.'.replace('[Os nossos clientes|Quem já {lo} tem em casa] [dizem|diz]-nos que {d2}', 'Quem já tem {um} em casa conta-nos que {d2}'), 'O truque está [aqui|num pormenor]: {f3}.', 'E {d2}[?, com {f3}].', '[Na sala ou no quarto|Onde quer que fique|Encostad{-} à parede ou não], {d2}.'.replace('Na sala ou no quarto', 'Seja onde for'), 'Vai gostar {de_f3}'.replace('{de_f3}', 'de saber que tem {f3}') + '.',
  ],
  selling: [
    'Conta com {f3}[? e {f4}].', 'E há mais: {d2}.', '{D2}, [sem ocupar espaço a mais|sem esforço|dia após dia].', 'Inclui {f3}.', 'Com {part}, [dá nas vistas|combina com tudo|é para durar].', '[O resultado|A vantagem]? {D2}.', 'Repare: {f3}[?, {f4}].', 'Também {d2}, [o que não é para todos|o que dá jeito|e isso paga-se por si].', 'Acrescente {f3} e [está feito|tem a escolha certa|não falta nada].', 'O que [os outros não têm|faz a diferença]: {f3}.',
  ],
  editorial: [
    '{F3}[? e {f4}] [completam|rematam] o conjunto.', 'Depois vem o uso: {d2}.', '[A base|O apoio], com {part}, [afasta o volume do chão|dá-lhe ritmo|pede luz].'.replace('[A base|O apoio], com {part},', 'O desenho assenta bem com {part}: [afasta o volume do chão|dá-lhe ritmo|pede luz];').replace('pede luz];.', 'pede luz].'),
    'Nota-se em {f3}[?, em {f4}] e [no silêncio das juntas|na maneira como envelhece|na mão de quem o fez].'.replace('na mão de quem o fez', 'na mão de quem fez'), 'Em uso, {d2}.', '[Uma peça|Um objeto] que {d2}[? e {d3}].', 'Sem ornamento, mas com {f3}.', 'Há ainda {f3}, [quase escondido|discretamente|para quem repara].'.replace('[quase escondido|discretamente|para quem repara]', '[com discrição|para quem repara|sem alarde]'), '{D2}; [o tempo faz o resto|é quanto basta].',
  ],
  practical: [
    'Tem também {f3}[? e {f4}].', 'Bom saber: {d2}.', 'Na prática, {d2}[? e {d3}].', 'Vem com {f3}.', 'A ter em conta: pesa {kg}[? e tem {f3}].', 'Dica: {o} {head} {d2}.', 'Com {part}, [limpa-se bem por baixo|a base é estável|assenta sem folgas].', '[Outra vantagem|Ponto a favor]: {f3}.', '{D2}, [mesmo em casas pequenas|e isso poupa tempo|sem manutenção especial].', 'Para o uso de todos os dias, conte com {f3}.',
  ],
}

/** How big it is, in words; the noun keeps them apart from one another. */
export const sizeSentences: readonly string[] = [
  '{O} {head} mede {full}.', 'Medidas {do} {head}: {full}.', 'Ocupa {w} cm de parede e {d} de profundidade[, com {h} de alto|].', 'Com {w} cm de largura, {o} {head} [pede|precisa de] {d} cm de fundo[ e chega aos {h} de altura|].', 'São {w} cm de lado a lado e {h} de altura, {num} {head} com {d} cm de profundidade.',
  '{Um} {head} de {w} por {d} cm[, {h} de altura|].', 'Contas feitas, {o} {head} tem {full}.', 'De largura, {w} cm; de fundo, {d}; de altura, {h}: [cabe onde se espera|meça antes de encomendar|é {um} {head} de tamanho honesto].', 'Tem {dia} cm de diâmetro[? e {rh} de altura], [o certo|quanto baste] para {um} {head} [deste género|assim].', 'O diâmetro {do} {head} é de {dia} cm[?, com {rh} de altura].', '{O} {head}, com {dia} cm de diâmetro, [não atravanca|cabe bem] {naroom}.',
  'Aberto, chega aos {open} cm; fechado fica-se pelos {w}.'.replace('Aberto', 'Abert{-}').replace('fechado', 'fechad{-}'), 'Passa de {w} a {open} cm [num instante|com um só movimento], {um} {head} de {d} cm de largura.'.replace('de {d} cm de largura', 'com {d} cm de fundo'), 'O assento {do} {head} fica a {seat} cm do chão.', 'Assento a {seat} cm, largura total de {w} cm: {um} {head} [fácil de usar|em que se entra e sai bem].',
  'Serve {para} {lw} x {ll} cm; por fora, {o} {head} mede {bw} x {bl} cm.'.replace('Serve {para}', 'Para colchão de'), 'Leva colchão de {lw} x {ll} cm e ocupa {bw} por {bl} cm [no chão|do quarto].', '{O} {head} é para {um} colchão de {lw} por {ll} cm.'.replace('{um} colchão', 'colchão'), 'Tamanho {do} {head}: {fw} x {fl} cm[?, com {fh} de altura].', 'Este tamanho, {fw} por {fl} cm, é [o mais pedido|o que costuma servir] [para este uso|nesta coleção|nesta linha].', '{O} {head} tem {fw} cm por {fl} cm[?, {fh} cm de espessura].',
  'Mede {hw} cm de largura e {hh} de altura, [boas proporções|medidas certas] para {um} {head} [destes|assim].', '{Hh}'.replace('{Hh}', 'Com {hh} cm de altura por {hw} de largura, {o} {head} [enche a parede na medida certa|tem boa presença|vê-se bem ao longe].'), 'Em centímetros, {o} {head} faz {hw} por {hh}.', 'São {len} cm de comprimento, {num} {head} [pronto a usar|que se usa logo].'.replace('pronto a usar', 'pront{-} a usar'), 'O comprimento {do} {head} é de {len} cm.',
  'Tenha à mão a fita métrica: {o} {head} mede {full}.', 'Dimensões: {full} ({noun}).', 'Tem lugar para {seats} pessoas em {w} cm.', '{Head} de {full}, com {kg} de peso.', 'Em casa ocupa isto: {full}, que é [pouco|o normal] para {um} {noun}.', 'Pesa {kg} e mede {full}, {um} {head} [que duas pessoas levam bem|manejável|de respeito].'.replace('que duas pessoas levam bem', 'com corpo'),
]
