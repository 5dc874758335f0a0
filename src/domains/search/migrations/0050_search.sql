-- The index is disposable: base files say in their names from where a reader goes on. Here stands only what a reader can
-- no longer catch up with.
create schema search;

create table search.retention (
  is_only boolean primary key default true check (is_only),
  -- dirty keys of transactions below it are gone: a reader that has not come so far loads a newer base
  pruned_below xid8 not null default '0'
);
insert into search.retention default values;
