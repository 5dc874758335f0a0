-- Shops' own pictures (ADR 0027): one row for each address that a shop gives, one for each content that was found there.
create schema images;

-- A picture by its content: the same bytes in two shops, or under two addresses, are kept once.
create table images.picture (
  id bigint generated always as identity primary key,
  -- of the bytes as they were fetched; what is kept was made of them
  sha256 bytea not null unique check (length(sha256) = 32),
  -- storing: its file may or may not be there yet (a process that died in between leaves this)
  state text not null check (state in ('storing', 'stored')),
  -- what the bytes were: jpeg, png, webp, gif, …
  original_format text not null,
  original_width integer not null,
  original_height integer not null,
  -- of what is kept: upright, longest side at most 1,600 pixels
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null,
  thumbhash bytea,
  -- what a judge of pictures says (scoring/picture-judge.ts); null until it has looked
  judge_version integer,
  type text,
  orientation text,
  cropped boolean,
  -- hundredths, 0 to 100
  ai_score smallint,
  reasons text[],
  -- left, top, width, height of the part with the piece, in thousandths
  focus_box smallint[] check (focus_box is null or cardinality(focus_box) = 4),
  created_at timestamptz not null,
  -- since when no address has it any more
  unused_since timestamptz
);
create index picture_unused on images.picture (unused_since) where unused_since is not null;
create index picture_storing on images.picture (created_at) where state = 'storing';

-- An address that offers name. `state` says what is there; `queue` and `next_at` say when it is looked at next.
create table images.source (
  id bigint generated always as identity primary key,
  url text not null,
  -- first 128 bits of the SHA-256 of the address: what it is found by
  url_key uuid not null unique,
  -- the shop that named it first: its report has its problems, its turn in the queue is used
  eshop_id integer not null,
  -- the offers that show it, 200 at most
  variant_ids bigint[] not null,
  state text not null default 'due' check (state in ('due', 'fetched', 'refused', 'gone')),
  -- why it is refused, gone or not fetched yet (fetching/report/picture-problems.ts)
  reason text,
  picture_id bigint,
  -- failures one after another, or checks one after another that found nothing new
  attempts smallint not null default 0,
  etag text,
  last_modified text,
  checked_at timestamptz,
  -- its place among the shop's own when it is its turn: 0 first
  priority smallint not null,
  -- null: not in the queue
  queue smallint,
  -- when it enters the queue again; of one that is being fetched: when whoever fetches it is given up
  next_at timestamptz,
  created_at timestamptz not null,
  unused_since timestamptz,
  check ((state = 'fetched') = (picture_id is not null))
);
create index source_queue on images.source (eshop_id, queue, id) where queue is not null;
create index source_wanted on images.source (id) where queue = 0;
create index source_next on images.source (next_at) where next_at is not null;
create index source_picture on images.source (picture_id) where picture_id is not null;
create index source_problem on images.source (eshop_id, reason, id) where reason is not null;
create index source_unused on images.source (unused_since) where unused_since is not null;

-- Offers that show something else since, whose products are yet to be marked.
create table images.changed_variant (
  variant_id bigint primary key
);

-- How far the offers' addresses have been taken in: by snapshot (outbox), and while all products are walked through, to which.
create table images.intake (
  is_one boolean primary key default true check (is_one),
  watermark text not null,
  swept_to bigint
);
