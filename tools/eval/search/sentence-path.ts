import type { Understood } from './sentence-figures.ts'

export type Understand = (sentence: string) => Understood

/** Nothing is understood yet: a sentence is words. */
export function productUnderstanding(): Understand {
  return (sentence) => ({ slots: [], notUnderstood: [], left: [sentence] })
}
