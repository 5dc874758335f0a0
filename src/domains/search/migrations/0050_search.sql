-- The index is disposable; here stands only which base files exist and from where a reader goes on.
create schema search;

create table search.generation (
  id bigint generated always as identity primary key,
  -- file name below POISO_DATA/index
  file text not null,
  -- every transaction below it is in the file; readers go on from here
  watermark xid8 not null,
  -- of the schema and the analysis that made it: another build makes its own base
  schema_version text not null,
  row_count integer not null,
  product_count integer not null,
  built_at timestamptz not null
);

-- Dirty keys below this transaction are gone: a reader that has not come so far must load a newer base.
create table search.retention (
  only boolean primary key default true check (only),
  pruned_below xid8 not null default '0'
);
insert into search.retention default values;
