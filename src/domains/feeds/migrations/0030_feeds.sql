-- Feeds and their import runs. What a run reads goes through a temporary table of its own session: never logged, and gone
-- with the session, however that ends.
create schema feeds;

create table feeds.feed (
  id integer generated always as identity primary key,
  eshop_id integer not null unique references eshops.eshop,
  -- null: only ever imported by hand
  url text,
  dialect text,
  fetch_every_minutes integer not null default 360,
  next_fetch_at timestamptz,
  failures smallint not null default 0,
  disabled_at timestamptz,
  etag text,
  last_modified text,
  -- the freshness of the offers themselves is offers.snapshot's
  last_applied_run_id bigint,
  last_applied_at timestamptz,
  created_at timestamptz not null default now()
);

create table feeds.import_run (
  id bigint generated always as identity primary key,
  feed_id integer not null references feeds.feed,
  -- where it comes from and how it is to be read: {"kind":"url","url":…}, {"kind":"file","path":…}, {"kind":"run","runId":…}
  -- with "dialect" and "domain" when given; enough to run it again after a crash
  source jsonb not null,
  state text not null check (state in ('running', 'applied', 'held', 'failed', 'rejected', 'replaced')),
  -- last stage reached, for the operator and for recovery
  stage text not null,
  started_at timestamptz not null,
  -- when what it reads was fetched: what it sees was true then, however late it is applied (approve, recovery)
  fetched_at timestamptz,
  finished_at timestamptz,
  -- how often it was begun: a run that ends its process every time must not be tried for ever
  attempts smallint not null default 1,
  -- by approve and --force: the holding rule is passed over
  forced boolean not null default false,
  not_modified boolean not null default false,
  -- name in POISO_DATA/feeds; null when none is kept any more
  raw_file text,
  raw_sha256 text,
  -- what the server said of it beside the bytes
  raw_content_encoding text,
  raw_charset text,
  etag text,
  last_modified text,
  dialect text,
  encoding text,
  rules_version integer,
  read_count integer not null default 0,
  accepted_count integer not null default 0,
  rejected_count integer not null default 0,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  deactivated_count integer not null default 0,
  -- why it is held: {"missing":…,"live":…,"priceRatio":…}
  hold jsonb,
  -- [{code, severity, count, examples}], fatal first
  problems jsonb not null default '[]',
  timing jsonb not null default '{}'
);
create index import_run_feed on feeds.import_run (feed_id, id desc);
create index import_run_running on feeds.import_run (id) where state = 'running';
