-- What people have liked. Ids only: neither people nor variants are this domain's (docs/domains.json, detachable).
create schema likes;

-- price_cents: what the offer cost when it was liked, so that a fall can be told honestly; null where nobody knew. for_marketing: marketing was
-- consented to at that moment.
create table likes.liked (
  person_id bigint not null,
  item_type text not null check (item_type in ('variant', 'comparison')),
  item_id bigint not null,
  liked_at timestamptz not null,
  price_cents integer check (price_cents >= 0),
  for_marketing boolean not null default false,
  note text check (length(note) between 1 and 500),
  primary key (person_id, item_type, item_id)
);

-- How many people like an item: counted in the statement that adds or removes a like, because counting rows of what a thousand people like
-- for each card would be too slow.
create table likes.item_count (
  item_type text not null check (item_type in ('variant', 'comparison')),
  item_id bigint not null,
  likes_count integer not null check (likes_count >= 0),
  primary key (item_type, item_id)
);

-- Lists with a name that a person sorts liked offers into.
create table likes.list (
  id bigint generated always as identity primary key,
  person_id bigint not null,
  name text not null check (length(name) between 1 and 60),
  note text check (length(note) between 1 and 500),
  created_at timestamptz not null,
  unique (id, person_id)
);
create unique index list_name on likes.list (person_id, lower(name));

-- Only what is liked is in a list: with the like its places in lists go.
create table likes.list_item (
  list_id bigint not null,
  person_id bigint not null,
  item_type text not null default 'variant' check (item_type = 'variant'),
  item_id bigint not null,
  primary key (list_id, item_id),
  foreign key (list_id, person_id) references likes.list (id, person_id) on delete cascade,
  foreign key (person_id, item_type, item_id) references likes.liked on delete cascade
);
create index list_item_liked on likes.list_item (person_id, item_type, item_id);

-- The link to a person's favourites holds this number; counting it up ends the links before. No row: 0.
create table likes.share (
  person_id bigint primary key,
  generation integer not null check (generation >= 0)
);
