/** Arrows, boxes, stars and pictograms; of one byte a sign no text has any, so that most are passed over at once. */
const anySymbol = /[\u2190-\u2bff\ud83c-\ud83e]/
const bullets = /(?![←→↑↓↔])[\p{So}▶◀]\uFE0F?/gu

/** "● Cor: preto ✔ Material: aço": whatever sign shops put before the points of a list, as one that ends a sentence. */
export function withPlainBullets(text: string): string {
  return anySymbol.test(text) ? text.replace(bullets, '•') : text
}
