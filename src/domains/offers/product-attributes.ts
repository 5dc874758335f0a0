/** Attributes of an article as the catalogue extracts them, kept as JSON beside the variant and merged into the product. */
export type ProductAttributes = Readonly<Record<string, unknown>>
