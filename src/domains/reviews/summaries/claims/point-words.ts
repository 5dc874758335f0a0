import type { Aspect, Side } from './aspect.ts'

/** What one word among the pluses or minuses says by itself, which in a sentence would say nothing, or something else. */
export const pointWords: Readonly<Record<Side, Readonly<Partial<Record<Aspect, string>>>>> = {
  plus: {
    delivery: 'rapidez|pontualidade|entrega',
    service: 'simpatia|profissionalismo|disponibilidade',
    stability: 'firme|firmes|seguro|segura',
    comfort: 'comoda|comodas',
    sturdiness: 'resistencia|durabilidade',
    assembly: 'facil|simples',
    storage: 'espaco|muito_espaco|arrumacao',
    colour: 'cor_fiel',
    looks: 'beleza|elegancia|design',
  },
  minus: {
    value: 'caro|cara|caros|caras|carissim*',
    size: 'pequeno|pequena|grande|enorme|alto|alta|baixo|baixa|estreito|estreita|tamanho',
    delivery: 'atraso|atrasos|demora|demoras|lentidao|prazo|prazos',
    smell: 'cheiro|cheiros|odor|odores',
    noise: 'barulho|ruido|ruidos|rangidos',
    softness: 'pica',
    firmness: 'mole|duro|dura',
    quality: 'fino|fina|fraquinho|fraquinha',
    packaging: 'embalagem',
    parts: 'pecas_em_falta',
  },
}
