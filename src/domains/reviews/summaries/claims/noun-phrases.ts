/** How an aspect is praised and blamed by its name: "adorei a montagem". NOUN stands for its names. */
const PLUS = [
  '@good ..1 NOUN',
  'NOUN ..4 @good',
  '(gostei|adorei|gosto|adoro|gostamos|adoramos|satisfeit*|encantad*|contente|fas) ..3 NOUN',
  '(surpreend*|surpreendente) ..3 NOUN',
  'NOUN ..2 (surpreendeu*|surpreende)',
  '!(nada_a_apontar|nada_a_dizer|nada_a_reclamar|sem_reparos|sem_queixas|nada_de_mau) ..3 NOUN',
  'NOUN ..1 (sem_reparos|nada_a_apontar)',
  '(ponto_forte|pontos_fortes|o_melhor|destaco|parabens) ..3 NOUN',
]
const MINUS = [
  '@bad ..1 NOUN',
  'NOUN ..4 @bad',
  '(desilu*|dececion*|detestei|odiei|queixa|queixas) ..3 NOUN',
  'NOUN ..2 (desilud*|desilus*|desiludiu*|falhou|falha|dececion*|deixou_a_desejar|deixa_a_desejar)',
  '(problema|problemas) ..2 NOUN',
  '(pior|pena|unico_defeito|unico_senao|menos_bom|menos_boa|ponto_fraco|ponto_negativo|pontos_negativos|deixa_a_desejar) ..3 NOUN',
  '!NOUN ..2 (podia|podiam|devia|deviam|poderia|poderiam|deveria) ..1 (ser|ter|estar) ..1 (melhor*|mais|outra)',
  '!(esperava|esperavamos|merecia|pedia_se|contava) ..2 (melhor|mais|outra|melhores|outro) ..1 NOUN',
  '(precisa|precisava|tem|deviam|devem) ..2 melhorar ..2 NOUN',
]

/** The phrases of both sides for an aspect with these names ("montagem|montar"). */
export function nounPhrases(nouns: string): { readonly plus: readonly string[]; readonly minus: readonly string[] } {
  const named = (phrases: readonly string[]) => phrases.map((phrase) => phrase.replace('NOUN', `(${nouns})`))
  return { plus: named(PLUS), minus: named(MINUS) }
}
