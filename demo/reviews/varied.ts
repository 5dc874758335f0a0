import type { Draw } from '../prng.ts'

/** Words that say the same; each stands for the others, so that two people seldom say a thing alike. Those of a row agree alike. */
const ALIKE: readonly (readonly string[])[] = [
  ['muito bom', 'mesmo bom', 'bastante bom', 'bem bom'],
  ['muito boa', 'mesmo boa', 'bastante boa', 'bem boa'],
  ['muito bem', 'mesmo bem', 'lindamente', 'bastante bem'],
  ['muito bonito', 'mesmo bonito', 'bem bonito', 'lindíssimo', 'bonito de ver'],
  ['muito bonita', 'mesmo bonita', 'bem bonita', 'lindíssima', 'bonita de ver'],
  ['comprei', 'encomendei', 'mandei vir'],
  ['comprámos', 'encomendámos', 'mandámos vir'],
  ['fotografia', 'foto', 'imagem'],
  ['fotografias', 'fotos', 'imagens'],
  ['no site', 'na página da loja'],
  ['a sala', 'a nossa sala', 'a sala cá de casa'],
  ['do que esperava', 'do que estava à espera', 'do que imaginava', 'do que eu pensava'],
  ['fácil de', 'simples de'],
  ['meia hora', 'uns trinta minutos'],
  ['uma hora', 'uma horinha', 'hora e meia'],
  ['vinte minutos', 'um quarto de hora', 'vinte minutos mal contados'],
  ['uma tarde', 'uma manhã'],
  ['ao fim de', 'depois de'],
  ['barato', 'em conta'],
  ['instruções', 'instruções de montagem'],
  ['um bocado', 'um bocadinho', 'um pouco'],
  ['cá em casa', 'aqui em casa', 'em nossa casa', 'por cá'],
  ['de vez em quando', 'volta e meia'],
  ['depressa', 'rapidamente', 'num instante'],
  ['os miúdos', 'os pequenos'],
  ['bem embalado', 'bem acondicionado', 'bem protegido'],
  ['bem embalada', 'bem acondicionada', 'bem protegida'],
  ['à porta do prédio', 'à entrada do prédio', 'no rés do chão'],
  ['sem ajuda', 'por minha conta', 'sem ninguém a ajudar'],
  ['o dia todo', 'o dia inteiro'],
  ['a toda a gente', 'a quem me pergunta', 'aos amigos'],
  ['voltava a comprar', 'tornava a comprar', 'comprava de novo'],
  ['duas semanas', 'quinze dias', 'umas duas semanas'],
  ['três semanas', 'vinte dias'],
  ['resistente', 'forte'],
  ['a qualidade', 'a qualidade dos materiais', 'a qualidade geral'],
  ['na descrição', 'no anúncio', 'na ficha'],
  ['chegou', 'veio'],
  ['problema', 'contratempo'],
  ['sem problema', 'sem dificuldade', 'sem complicações'],
  ['à primeira', 'logo à primeira'],
  ['com calma', 'com paciência', 'com tempo'],
  ['todos os dias', 'diariamente', 'dia após dia'],
  ['tive de', 'precisei de', 'foi preciso'],
  ['de resto', 'quanto ao resto', 'tirando isso'],
  ['nota-se que', 'vê-se que', 'percebe-se que'],
  ['uma semana depois', 'passada uma semana', 'oito dias depois'],
  ['um mês', 'coisa de um mês'],
  ['nem um risco', 'nem um arranhão', 'nem uma marca'],
  ['ninguém responde', 'não há quem responda'],
  ['nada de grave', 'nada de preocupante', 'nada que incomode'],
  ['impecável', 'irrepreensível', 'exemplar'],
  ['ainda bem que', 'felizmente'],
  ['os acabamentos', 'os remates'],
  ['casa de férias', 'casa da praia'],
  ['com cuidado', 'com jeito'],
  ['à porta', 'à entrada'],
  ['nada a apontar', 'nada a dizer', 'nenhuma queixa'],
  ['em pouco tempo', 'num ápice'],
  ['no sítio', 'no lugar'],
  ['a transportadora', 'a empresa de transportes'],
  ['os da entrega', 'os do transporte'],
  ['o tecido', 'o pano'],
  ['a família toda', 'a família inteira', 'toda a família'],
  ['não vale a pena', 'não compensa'],
  ['vale a pena', 'compensa'],
  ['é preciso', 'há que'],
  ['desilusão', 'deceção'],
  ['a senhora que me atendeu', 'a menina que me atendeu', 'quem me atendeu'],
  ['o rapaz que me atendeu', 'o senhor que me atendeu'],
  ['toda a paciência do mundo', 'uma paciência de santo', 'imensa paciência'],
  ['responderam logo', 'responderam na hora', 'responderam no próprio dia'],
  ['como deve ser', 'como manda a lei', 'em condições'],
  ['demora a responder', 'tarda em responder'],
]
const OTHERS = new Map(
  ALIKE.flatMap((row) => row.map((word) => [word, row.filter((other) => other !== word)] as const)),
)
const KNOWN = new RegExp(
  `(?<![\\p{L}-])(?:${[...OTHERS.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}-])`,
  'gu',
)

const ASIDES = ['sinceramente, ', 'honestamente, ', 'por acaso, ', 'a sério, ']

/** Whether the clause says already how it is meant. */
export function hasAside(clause: string): boolean {
  return ASIDES.some((aside) => clause.startsWith(aside))
}

/** A clause in somebody's own words; `mayComment`: it is a whole sentence about the thing, which one may begin with "sinceramente". */
export function varied(clause: string, draw: Draw, mayComment: boolean): string {
  const text = clause.replace(KNOWN, (word) => (draw.chance(0.45) ? draw.pick(OTHERS.get(word) ?? [word]) : word))
  return mayComment && draw.chance(0.05) ? draw.pick(ASIDES) + text : text
}
