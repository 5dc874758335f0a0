-- What shops are ready to pay for clicks (ADR 0120). Money in micro-euros.

-- Below this nothing is paid in a category and all below it; without a row the one above it holds, at the top the common one of the code.
create table billing.bid_floor (
  category_id integer primary key,
  floor_micros integer not null check (floor_micros > 0)
);

create table billing.bidding (
  eshop_id integer primary key,
  mode text not null check (mode in ('APO', 'MPO', 'RPO')),
  -- APO: no click costs more
  target_micros integer check (target_micros > 0),
  -- APO: percent of the bids that we pay now
  auto_percent integer not null default 100 check (auto_percent between 1 and 100),
  -- the day, in Portugal, whose prices stand
  priced_day date,
  -- the least that one of its offers costs now; null: nothing costs anything
  lowest_micros integer,
  -- since when its offers wait to be told what they cost; null: they do not
  due_at timestamptz
);
create index bidding_due on billing.bidding (due_at) where due_at is not null;

create table billing.bid (
  eshop_id integer not null,
  -- 0: all categories
  category_id integer not null,
  price_from_cents integer not null check (price_from_cents >= 0),
  -- null: open; from itself on another bid holds
  price_to_cents integer check (price_to_cents > price_from_cents),
  cpc_micros integer not null check (cpc_micros >= 0),
  primary key (eshop_id, category_id, price_from_cents)
);

create table billing.bid_factor (
  eshop_id integer not null,
  item_id text not null,
  percent integer not null check (percent between 0 and 300),
  primary key (eshop_id, item_id)
);

-- The most that each shop pays in a category by its own choice: what a stable rank is held against.
create table billing.category_bid (
  eshop_id integer not null,
  category_id integer not null,
  cpc_micros integer not null,
  primary key (category_id, eshop_id)
);
