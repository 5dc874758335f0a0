/** A JSON Schema as it stands in the document; references point to #/components/schemas. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}
