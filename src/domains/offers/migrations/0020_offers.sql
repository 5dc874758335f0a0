-- Variants (one shop's offers), products (the identical article across shops), and what we saw of them.
-- The large tables carry no foreign keys: publishing a snapshot is their only writer, and checking six keys a row took 60 % of
-- it (5.2 s against 2.0 s for 50,000 offers). A query in the tests counts orphans after every kind of import instead.
create schema offers;

create table offers.brand (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null
);

create table offers.family (
  id bigint generated always as identity primary key
);

create table offers.product (
  id bigint generated always as identity primary key,
  slug text not null,
  title text not null,
  category_id integer,
  brand_id integer,
  condition text not null default 'new' check (condition in ('new', 'used', 'refurbished', 'returned')),
  family_id bigint,
  -- merged from its variants' extracted attributes (contract of catalogue)
  attributes jsonb not null default '{}',
  first_seen_at timestamptz not null,
  -- a merged product redirects to the one it went into
  merged_into bigint references offers.product,
  changed_at timestamptz not null
);
create index product_category on offers.product (category_id) where merged_into is null;
create index product_brand on offers.product (brand_id) where merged_into is null;
create index product_family on offers.product (family_id) where family_id is not null;

-- By what a new offer finds its product: 'g:{gtin}:{condition}:{department}' or 'm:{brand slug}:{mpn}:{condition}:{department}'.
-- The department keeps a sofa and a lamp with one GTIN apart; an offer without a category has its title's head word there,
-- for the same reason (group-keys.ts).
create table offers.product_key (
  key text primary key,
  product_id bigint not null
);
create index product_key_product on offers.product_key (product_id);

create table offers.family_key (
  eshop_id integer not null references eshops.eshop,
  group_key text not null,
  family_id bigint not null references offers.family,
  primary key (eshop_id, group_key)
);

create table offers.product_event (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('merge', 'split')),
  product_id bigint not null references offers.product,
  other_product_id bigint not null references offers.product,
  variant_id bigint,
  reason text not null,
  at timestamptz not null
);
create index product_event_product on offers.product_event (product_id);

create table offers.variant (
  id bigint generated always as identity primary key,
  eshop_id integer not null,
  item_id text not null,
  product_id bigint not null,
  -- live: in the last applied snapshot (or rejected there, then it only grows stale); absent: missing from it;
  -- ended: its id names another article now, this row keeps the old one's history
  state text not null check (state in ('live', 'absent', 'ended')),
  -- of the raw item as it came and the rules that read it: equal fingerprint, nothing to do
  fingerprint bigint not null,
  -- of what the item says after normalisation: equal content under another fingerprint is no change either
  content bigint not null,
  rules_version integer not null,
  group_key text,
  -- its own keys among offers.product_key, before any were left out as shared by unlike articles
  keys text[] not null default '{}',
  slug text not null,
  title text not null,
  description text,
  link text not null,
  image_urls text[] not null default '{}',
  brand_id integer,
  gtin text,
  mpn text,
  condition text not null check (condition in ('new', 'used', 'refurbished', 'returned')),
  -- what a shopper pays now; regular and sale price stay beside it because time alone changes which one holds
  price_cents integer not null check (price_cents > 0),
  regular_price_cents integer not null,
  sale_price_cents integer,
  sale_from timestamptz,
  sale_until timestamptz,
  -- the shop's own claim; never shown as a discount
  claimed_before_cents integer,
  installment_months smallint,
  installment_cents integer,
  availability text not null check (availability in ('in_stock', 'out_of_stock', 'preorder', 'backorder')),
  available_from timestamptz,
  delivery_days smallint,
  -- the feed's own delivery prices: {"mainland": {"cents": 490} | "not_delivered", …}; null: the feed says nothing
  shipping jsonb,
  free_shipping_from_cents integer,
  weight_g integer,
  product_type text,
  google_category text,
  category_id integer,
  category_source text,
  -- extracted attributes with their sources (contract of catalogue)
  attributes jsonb not null default '{}',
  -- attributes and categories that we do not read yet, as they came
  extra jsonb,
  first_seen_at timestamptz not null,
  -- null: seen by every applied run since; else the last time it was seen (it is absent, or its item is rejected)
  last_seen_at timestamptz,
  -- when time alone changes this row (sale begins or ends, availability date, staleness)
  next_change_at timestamptz,
  changed_at timestamptz not null
);
create unique index variant_item on offers.variant (eshop_id, item_id) where state <> 'ended';
create index variant_product on offers.variant (product_id);
create index variant_next_change on offers.variant (next_change_at) where next_change_at is not null;
create index variant_last_seen on offers.variant (last_seen_at) where last_seen_at is not null and state = 'live';

-- The last applied snapshot of each shop: the freshness of every live offer that is not marked otherwise.
create table offers.snapshot (
  eshop_id integer primary key references eshops.eshop,
  run_id bigint,
  applied_at timestamptz not null,
  -- when all of its offers become stale by time alone; null: they have
  next_change_at timestamptz
);

-- What we ourselves saw, a row only when something of it changed. Honest discounts are computed from these alone.
create table offers.price_observation (
  variant_id bigint not null,
  observed_at timestamptz not null,
  price_cents integer not null,
  claimed_before_cents integer,
  availability text not null,
  -- the feed's own delivery to the mainland, null: unknown
  delivery_cents integer,
  primary key (variant_id, observed_at)
) partition by range (observed_at);
create table offers.price_observation_default partition of offers.price_observation default;

-- Intervals in which the offer was missing from its shop's snapshots.
create table offers.absence (
  variant_id bigint not null references offers.variant,
  since timestamptz not null,
  until timestamptz,
  primary key (variant_id, since)
);
