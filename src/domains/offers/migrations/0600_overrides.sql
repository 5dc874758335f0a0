-- What a person of the site says of an offer in place of its feed. It wins at each reading until it is taken back (ADR 0107).
create table offers.variant_override (
  variant_id bigint primary key,
  -- who saves names the version that was read; one that is taken back and said again is another one
  version integer not null,
  -- the values that are overridden, by their names (override-values.ts); null is a value: unknown
  said jsonb not null,
  reason text not null,
  -- an account; null: a program
  made_by bigint,
  made_at timestamptz not null,
  -- what the feed says of the same, as of its last reading: taken back, the offer says it again
  feed json not null,
  -- a disabled offer: the last run whose snapshot held it, since its row says absent
  seen_run bigint
);
create sequence offers.variant_override_version as integer;
-- The first picture is a person's choice: no better one takes its lead.
alter table offers.variant add column are_pictures_chosen boolean not null default false;
create index variant_override_made on offers.variant_override (made_at, variant_id);

-- The back office's list of offers, a million of them: what few offers are, and what a number or a word finds. Each is paid by every
-- import: no order by the moment of change, which changes with each of them, and item ids are found shop by shop (variant_item).
create index variant_of_eshop on offers.variant (eshop_id, id);
create index variant_of_category on offers.variant (category_id, id);
create index variant_by_price on offers.variant (price_cents, id);
create index variant_gone on offers.variant (id) where state <> 'live';
create index variant_without_picture on offers.variant (id) where image_urls = '{}';
create index variant_by_gtin on offers.variant (gtin) where gtin is not null;
create index variant_by_words on offers.variant using gin (to_tsvector('simple', replace(slug, '-', ' ')));
