/** Formats by the name that the importer gives them. */
export const DIALECT_NAMES: Readonly<Record<string, string>> = {
  'google-xml': 'Google Merchant (XML)',
  'google-csv': 'Google Merchant (CSV ou TSV)',
  'google-json': 'Google Merchant (JSON)',
  'google-jsonl': 'Google Merchant (JSON Lines)',
  heureka: 'Heureka (XML)',
  zbozi: 'Zboží (XML)',
  'idealo-csv': 'idealo (CSV)',
  kuantokusta: 'KuantoKusta (XML)',
  ceneo: 'Ceneo (XML)',
  skroutz: 'Skroutz (XML)',
  'shopify-csv': 'Shopify (CSV)',
  'shopify-json': 'Shopify (products.json)',
  'woocommerce-csv': 'WooCommerce (CSV)',
  'kelkoo-csv': 'Kelkoo (CSV)',
  'awin-csv': 'Awin (CSV)',
  'generic-csv': 'CSV reconhecido pelos nomes das colunas',
  'generic-xml': 'XML reconhecido pelos nomes dos campos',
  'generic-json': 'JSON reconhecido pelos nomes dos campos',
  'generic-jsonl': 'JSON Lines reconhecido pelos nomes dos campos',
}

/** What people call a format. */
export function dialectName(dialect: string): string {
  return DIALECT_NAMES[dialect] ?? dialect
}
