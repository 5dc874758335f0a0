-- A token has a name and what it is good for (ADR 0123). Those that are there, and those that a build before makes, keep all that a
-- program may do; each has a number, for its hash is nothing to name it by.
alter table eshops.access_token
  add column id bigint generated always as identity unique,
  add column name text not null default '' check (length(name) <= 100),
  add column rights text[] not null default '{read,feed,profile,orders,replies,bids,billing}',
  -- In Portugal; a day and no moment, so that it is written once a day.
  add column last_used_on date;
