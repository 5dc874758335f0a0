import type { FeedDialect } from '../shops/shop.ts'
import { ceneoXml } from './ceneo-xml.ts'
import { awinTable, idealoTable, kelkooTable } from './channel-tables.ts'
import type { FeedWriter, WriterContext } from './feed-writer.ts'
import { googleJsonl } from './google-jsonl.ts'
import { googleTable } from './google-table.ts'
import { googleAtom, googleRss } from './google-xml.ts'
import { kuantokustaXml, skroutzXml } from './product-xml.ts'
import { heurekaXml, zboziXml } from './shopitem-xml.ts'
import { woocommerceTable } from './woocommerce-table.ts'

/** The writer of a shop's dialect. */
export function writerOf(context: WriterContext): FeedWriter {
  return WRITERS[context.shop.feed.dialect](context)
}

const WRITERS: Readonly<Record<FeedDialect, (context: WriterContext) => FeedWriter>> = {
  'google-rss': googleRss,
  'google-atom': googleAtom,
  'google-csv': googleTable,
  'google-tsv': googleTable,
  'google-jsonl': googleJsonl,
  heureka: heurekaXml,
  zbozi: zboziXml,
  kuantokusta: kuantokustaXml,
  skroutz: skroutzXml,
  ceneo: ceneoXml,
  idealo: idealoTable,
  kelkoo: kelkooTable,
  awin: awinTable,
  woocommerce: woocommerceTable,
}
