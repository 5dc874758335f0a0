-- Shops: who they are, what domains are theirs, what delivery costs, what changing one's mind costs.
create schema eshops;

create table eshops.eshop (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  description text,
  paid boolean not null default false,
  -- null: the shop has told us nothing; never 0
  cooling_off_days smallint check (cooling_off_days > 0),
  -- {text, costCents|null, checkedOn, url}: shown with their date (product.md 10)
  return_policy jsonb,
  assembly_policy jsonb,
  collection_policy jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Host names without port and without "www."; one belongs to one shop only.
create table eshops.eshop_domain (
  domain text primary key,
  eshop_id integer not null references eshops.eshop,
  kind text not null check (kind in ('site', 'affiliate'))
);
create index eshop_domain_eshop on eshops.eshop_domain (eshop_id);

-- Brackets of one region in order; the first whose limits hold the offer gives the price.
create table eshops.delivery_tariff (
  eshop_id integer not null references eshops.eshop,
  region text not null check (region in ('mainland', 'madeira', 'azores')),
  position smallint not null,
  label text,
  delivered boolean not null default true,
  price_cents integer check (price_cents >= 0),
  up_to_weight_g integer check (up_to_weight_g > 0),
  up_to_price_cents integer check (up_to_price_cents > 0),
  free_from_cents integer check (free_from_cents >= 0),
  delivery_days smallint check (delivery_days >= 0),
  primary key (eshop_id, region, position),
  check (delivered = (price_cents is not null))
);

create table eshops.voucher (
  id integer generated always as identity primary key,
  eshop_id integer not null references eshops.eshop,
  code text not null,
  value_type text not null check (value_type in ('percent', 'amount')),
  -- percent: 1 to 100; amount: cents
  value integer not null check (value > 0),
  min_order_cents integer not null default 0,
  -- only an unconditional voucher may enter a total (decisions.md, Things)
  unconditional boolean not null,
  description text,
  valid_from timestamptz,
  valid_until timestamptz,
  -- when time alone begins or ends it
  next_change_at timestamptz,
  unique (eshop_id, code)
);
