-- How far what Poiso shows of shops agrees with their own pages: pages read after clicks, what shoppers say, and what comes of both (ADR 0125).
create schema accuracy;

-- Pages that are to be read soon: one of each offer at a time, forgotten when the click is too long ago to tell.
create table accuracy.planned_check (
  id bigint generated always as identity primary key,
  variant_id bigint not null unique,
  eshop_id integer not null,
  host text not null,
  cause text not null check (cause in ('click', 'report')),
  clicked_at timestamptz not null,
  -- as it was shown at the click
  shown_cents integer not null,
  shown_availability text not null check (shown_availability in ('in_stock', 'out_of_stock', 'preorder', 'backorder')),
  claimed_at timestamptz
);
create index planned_check_host on accuracy.planned_check (host, clicked_at) where claimed_at is null;

-- Where the sampling of clicks has come to.
create table accuracy.sampled_until (
  singleton boolean primary key default true check (singleton),
  at timestamptz not null
);

-- How each host of the shops is treated: its robots.txt, and when it may be asked again.
create table accuracy.host (
  host text primary key,
  -- null: there is none, and everything is allowed
  robots text,
  robots_kind text check (robots_kind in ('read', 'none', 'unreachable')),
  robots_at timestamptz,
  next_at timestamptz not null,
  -- answers that refuse us, one after another
  refusals integer not null default 0
);

-- One reading of a page beside what was shown: kept for a shop to contest it.
create table accuracy.observation (
  id bigint generated always as identity primary key,
  eshop_id integer not null,
  variant_id bigint not null,
  cause text not null check (cause in ('click', 'report')),
  clicked_at timestamptz not null,
  observed_at timestamptz not null,
  url text not null,
  shown_cents integer not null,
  shown_availability text not null,
  -- null: the page does not say, or not clearly
  read_cents integer,
  read_availability text,
  outcome text not null check (outcome in ('right', 'price', 'stock', 'unknown')),
  -- why it is unknown
  why text,
  -- the piece of the page that says it
  evidence text,
  check ((outcome = 'unknown') = (why is not null))
);
create index observation_eshop on accuracy.observation (eshop_id, observed_at);
create index observation_variant on accuracy.observation (variant_id, observed_at);

-- A shop's word against a reading; undecided, the reading does not count.
create table accuracy.contest (
  observation_id bigint primary key references accuracy.observation (id) on delete cascade,
  eshop_id integer not null,
  reason text not null,
  contested_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  decided_at timestamptz,
  decided_by integer,
  decision text,
  check ((state = 'waiting') = (decided_at is null))
);
create index contest_waiting on accuracy.contest (contested_at) where state = 'waiting';

-- What shoppers say of an offer after they went to the shop; who is known for a day, by the clicks' keyed hash.
create table accuracy.report (
  id bigint generated always as identity primary key,
  eshop_id integer not null,
  variant_id bigint not null,
  kind text not null check (kind in ('price', 'stock', 'delivery', 'product')),
  seen_cents integer,
  visitor_day text not null,
  -- the same under the key of the day before, for who went to the shop before midnight
  visitor_day_before text not null,
  reported_at timestamptz not null,
  -- null until judged; no_click: who says it was not seen to go there; answered: the page was read after it and stands for itself
  standing text check (standing in ('counts', 'no_click', 'answered')),
  unique (variant_id, visitor_day)
);
create index report_unjudged on accuracy.report (reported_at) where standing is null;
create index report_eshop on accuracy.report (eshop_id, reported_at);

-- Sums by day in Portugal, which stay when readings are forgotten.
create table accuracy.day (
  eshop_id integer not null,
  day date not null,
  right_count integer not null,
  price_count integer not null,
  stock_count integer not null,
  unknown_count integer not null,
  contested_count integer not null,
  report_count integer not null,
  primary key (eshop_id, day)
);

-- What is shown of a shop, settled once a day and when a contest is decided.
create table accuracy.score (
  eshop_id integer primary key,
  -- 0 to 1; null: too few readings to tell
  share double precision,
  right_count integer not null,
  price_count integer not null,
  stock_count integer not null,
  unknown_count integer not null,
  report_count integer not null,
  -- what the offers were told; null: unknown
  step smallint,
  settled_on date not null,
  -- when the shop was written to because it fell; null: it stands above the limit
  warned_at timestamptz
);

-- Shops that do not want their pages to be read.
create table accuracy.unread_shop (
  eshop_id integer primary key,
  since timestamptz not null
);
