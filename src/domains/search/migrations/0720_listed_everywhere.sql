-- What the database lists while no index answers: also where a search process holds the index, and by shop (ADR 0129).

alter table search.listed_product
  -- of whom it has offers, and whose brand it is; null: written by a build that did not say
  add column eshop_ids integer[],
  add column brand_id integer;
create index listed_product_eshops on search.listed_product using gin (eshop_ids) where offers_count > 0;

alter table search.index_state
  -- {"version", "watermark", "yardsticks", "builtAtMs"} of listed_product where the worker keeps it and no cluster's writer does; null: it was never whole
  add column listed jsonb,
  -- {"eshops", "brands"}: pairs of an id and how many products it has, a minute old at most; null: not counted yet
  add column overview jsonb;
