-- An index that lives in a cluster is written by one worker and read by every web process (ADR 0114).

-- Numbers of writes in the order in which they read the catalogue: the cluster keeps what the highest has written.
create sequence search.index_write;

-- What has moved in the index's answers: written when the index shows it, read by each web process, forgotten after an hour.
create table search.index_news (
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  -- PageMove[] of page-versions.ts
  moves jsonb not null
);
create index index_news_xid on search.index_news (xid);
-- As pruned_below, of these.
alter table search.retention add column news_pruned_below xid8 not null default '0';

-- How the one who writes the index stands, for those who look after it.
create table search.index_state (
  is_only boolean primary key default true check (is_only),
  -- what was visible here is in the shown generation; null: none is shown yet
  watermark text,
  generation text,
  -- {"reason", "offers", "of", "begunAt"} of a generation that is being written; null: none is
  writing jsonb,
  -- why the last step failed; null: it did not
  complaint text,
  -- somebody wants a generation that was begun later
  wanted_at timestamptz,
  stepped_at timestamptz
);
insert into search.index_state default values;

-- What a category's listing begins with while the cluster is away: each product as the index has it, by what it is ordered by there.
create table search.listed_product (
  product_id bigint primary key,
  -- of the write that said so; an older one changes nothing
  version bigint not null,
  -- 0: found without a category only. A product that is gone has no offers.
  category_id integer not null,
  rank integer not null,
  offers_count integer not null,
  -- the offer that is shown, on the mainland, Madeira and the Azores, and those of the lowest price there
  shown_ids bigint[] not null,
  cheapest_ids bigint[] not null,
  tier smallint not null,
  price_cents integer not null
);
create index listed_product_rank on search.listed_product (category_id, rank desc, product_id) where offers_count > 0;
create index listed_product_price on search.listed_product (category_id, tier, price_cents, product_id) where offers_count > 0;
