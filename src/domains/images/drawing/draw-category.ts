import type { Category } from '#domains/catalogue/contract.ts'

/** A drawn picture of a category as SVG, 720 × 576, in one main colour. */
export const drawCategory = (category: Category | null, hex: string | null): string => {
  const main = hex ?? '#b9a58c'
  const label = category ? '' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 576" width="720" height="576"><rect width="720" height="576" fill="#f6f1ea"/><ellipse cx="360" cy="470" rx="250" ry="26" fill="#e6ddd0"/><rect x="150" y="200" width="420" height="250" rx="40" fill="${main}"/>${label}</svg>`
}
