-- The honest discount that holds (ADR 0023), written with the price row that makes it: the lowest price in the 30 days before
-- the reduction, when that began, until when it may be shown. All three or none. The percentage is of reference and price.
alter table offers.variant
  add column reference_cents integer,
  add column reduced_since timestamptz,
  add column discount_until timestamptz,
  -- since when the same article has been watched under this id, where that is later than first_seen_at: its condition or GTIN changed
  add column watched_since timestamptz,
  add constraint variant_discount_is_whole check (num_nulls(reference_cents, reduced_since, discount_until) in (0, 3));

-- Stretches in which nobody looked at a shop: from 48 hours after one applied run until the next. What an offer cost then
-- was not seen. An offer that was refused for so long has them as an absence of its own.
create table offers.watch_gap (
  eshop_id integer not null,
  since timestamptz not null,
  until timestamptz not null check (until > since),
  primary key (eshop_id, since)
);
