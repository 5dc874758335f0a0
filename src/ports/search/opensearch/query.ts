/** A clause of OpenSearch's query language: of a query, a sort or an aggregation. */
export type Query = Readonly<Record<string, unknown>>
