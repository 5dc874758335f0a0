import { inSentence } from '#domains/catalogue/contract.ts'
import type { landingFacets } from '../url/choice-slugs.ts'

/** How a choice follows a category's name: "Sofás em azul", "Camas de estilo rústico". */
export const landingWords: Readonly<Record<(typeof landingFacets)[number], (label: string) => string>> = {
  cor: (label) => `em ${inSentence(label)}`,
  material: (label) => `em ${inSentence(label)}`,
  estilo: (label) => `de estilo ${inSentence(label)}`,
  divisao: (label) => `para ${inSentence(label)}`,
  forma: (label) => `de forma ${inSentence(label)}`,
}
