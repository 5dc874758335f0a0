-- What is wrong with a shop's items as of its last applied snapshot, item by item: a run's own row holds only the first
-- examples of each code. Items that a run did not have to read again keep what an earlier run found.
create table feeds.offer_problem (
  id bigint generated always as identity primary key,
  eshop_id integer not null references eshops.eshop,
  -- the run that read the item; line and column are those of its file
  run_id bigint not null,
  item_id text not null,
  code text not null,
  line integer,
  col integer,
  field text,
  value text,
  -- the figure that a message speaks of
  figure text not null default ''
);
create index offer_problem_code on feeds.offer_problem (eshop_id, code, id);
create index offer_problem_item on feeds.offer_problem (eshop_id, item_id collate "C");

-- Problems by code after the run, over all items and the file: {"gtin_invalid": 12}. What two runs differ in is their difference.
alter table feeds.import_run add totals jsonb;

-- What a shop should know without asking: a held snapshot, a feed that fails, one that is no longer fetched.
create table feeds.notice (
  id bigint generated always as identity primary key,
  eshop_id integer not null references eshops.eshop,
  kind text not null check (kind in ('held', 'failing', 'disabled')),
  run_id bigint not null,
  created_at timestamptz not null,
  -- the state that it tells of is over
  ended_at timestamptz
);
create index notice_eshop on feeds.notice (eshop_id, id desc);
create unique index notice_open on feeds.notice (eshop_id, kind) where ended_at is null;
