import type { landingFacets } from '../url/choice-slugs.ts'

/** How a choice follows a category's name: "Sofás em azul", "Camas de estilo rústico". */
export const landingWords: Readonly<Record<(typeof landingFacets)[number], (label: string) => string>> = {
  cor: (label) => `em ${label.toLowerCase()}`,
  material: (label) => `em ${label.toLowerCase()}`,
  estilo: (label) => `de estilo ${label.toLowerCase()}`,
  divisao: (label) => `para ${label.toLowerCase()}`,
  forma: (label) => `de forma ${label.toLowerCase()}`,
}
