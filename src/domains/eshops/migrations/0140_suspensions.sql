-- A shop that is suspended (G-04, Regulation (EU) 2019/1150, article 4): why, told when, from when, until when.
create table eshops.suspension (
  id bigint generated always as identity primary key,
  eshop_id integer not null references eshops.eshop,
  -- of rules/suspension-reasons.ts, at least one
  reasons text[] not null check (cardinality(reasons) > 0),
  -- the facts, as the shop is told them
  facts text not null,
  told_at timestamptz not null,
  begins_at timestamptz not null check (begins_at >= told_at),
  ended_at timestamptz,
  -- null until it ends; what the shop is told then
  end_facts text,
  made_by bigint
);
create unique index suspension_open on eshops.suspension (eshop_id) where ended_at is null;

-- Whether its offers are out of the listings now; follows the rows above when their time comes.
alter table eshops.eshop add column is_suspended boolean not null default false;
