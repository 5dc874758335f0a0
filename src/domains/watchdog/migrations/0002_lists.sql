-- Watches of whole listings (ADR 0083): what is in a listing is kept by product, so that each is told once.
create table watchdog.listing (
  id bigint generated always as identity primary key,
  -- canonical, without order, page and view
  url text not null unique,
  created_at timestamptz not null
);

-- What is or was in it since somebody watches it; what has left before anybody was told of it is forgotten.
create table watchdog.listing_product (
  listing_id bigint not null references watchdog.listing on delete cascade,
  product_id bigint not null,
  -- it was there when the first watch began, or somebody has been told of it
  is_known boolean not null,
  primary key (listing_id, product_id)
);

create table watchdog.listing_watch (
  id bigint generated always as identity primary key,
  watcher_id bigint not null references watchdog.watcher on delete cascade,
  listing_id bigint not null references watchdog.listing,
  -- the listing in words, as the person saw it
  words text not null,
  created_at timestamptz not null,
  unique (watcher_id, listing_id)
);
create index listing_watch_listing on watchdog.listing_watch (listing_id);

-- What waits to be told.
create table watchdog.listing_found (
  watch_id bigint not null references watchdog.listing_watch on delete cascade,
  product_id bigint not null,
  variant_id bigint not null,
  found_at timestamptz not null,
  primary key (watch_id, product_id)
);

-- How far the marks of changed products have been read: one row, none before the first round.
create table watchdog.listing_progress (
  is_only boolean primary key default true check (is_only),
  watermark text not null
);

-- What somebody asked for in the name of an address may be a listing.
alter table watchdog.request drop constraint request_kind_check, add check (kind in ('availability', 'price', 'listing')),
  alter column variant_id drop not null, add column listing_url text, add column listing_words text,
  add check ((kind = 'listing') = (variant_id is null)), add check ((kind = 'listing') = (listing_url is not null and listing_words is not null));
