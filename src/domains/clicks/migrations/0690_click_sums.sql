-- Statistics of shops are read from sums (ADR 0126): a year of ten million clicks is some thousand rows.
alter table clicks.click
  -- of its offer when it was judged; null: it had none, or nobody knew
  add column category_id integer;

-- Each judged click stands once in each kind; `billing` tells which were taken back.
create table clicks.shop_sum (
  eshop_id integer not null,
  kind text not null check (kind in ('reason', 'source', 'category', 'offer')),
  -- in Portugal; of 'offer' the first of the month
  day date not null,
  -- the reason ('': it counts and is paid for as bid), the source's number, the category's id ('0': none), the variant's id
  key text collate "C" not null,
  clicks integer not null default 0,
  -- of them those that count, and those that cost something
  counted integer not null default 0,
  paid integer not null default 0,
  micros bigint not null default 0,
  taken_back integer not null default 0,
  taken_back_micros bigint not null default 0,
  primary key (eshop_id, kind, day, key)
);

-- Clicks that were judged before; what was taken back of them stands in the ledger alone.
insert into clicks.shop_sum (eshop_id, kind, day, key, clicks, counted, paid, micros)
select c.eshop_id, s.kind, s.day, s.key, count(*), count(*) filter (where c.billable), count(c.billable_number),
  coalesce(sum(c.cpc_micros) filter (where c.billable_number is not null), 0)
from clicks.click c cross join lateral (values
  ('reason', (c.at at time zone 'Europe/Lisbon')::date, coalesce(c.reason, '')),
  ('source', (c.at at time zone 'Europe/Lisbon')::date, c.source::text),
  ('category', (c.at at time zone 'Europe/Lisbon')::date, '0'),
  ('offer', date_trunc('month', c.at at time zone 'Europe/Lisbon')::date, c.variant_id::text)) s (kind, day, key)
where c.classified_at is not null group by 1, 2, 3, 4;
