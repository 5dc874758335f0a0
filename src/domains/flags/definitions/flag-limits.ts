/** Limits of definitions and of what is evaluated by them, with their rows in docs/limits.md. */
export const flagLimits = {
  features: 1_000,
  experiments: 200,
  savedGroups: 100,
  rulesOfFeature: 1_000,
  variations: 10,
  goals: 10,
  /** Of a list in a condition; saved groups hold longer ones. */
  valuesOfList: 1_000,
  valuesOfGroup: 10_000,
  conditionDepth: 10,
  conditionParts: 500,
  regexCharacters: 200,
  /** Features that are evaluated for one, through its prerequisites. */
  evaluations: 1_000,
  /** All definitions as JSON. */
  definitionBytes: 1_048_576,
  /** Of who asks: attributes, texts, lists and depth; what is more is cut. */
  attributes: 100,
  attributeCharacters: 1_000,
  attributeList: 20,
  attributeDepth: 4,
} as const
