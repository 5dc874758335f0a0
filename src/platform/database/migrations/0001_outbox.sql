-- What the domains tell each other inside their own transactions (architecture.md, Events).
-- Readers take rows below pg_snapshot_xmin, never "id > last": a late commit would be skipped.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create schema outbox;

-- Facts, kept seven days. Partitioned by day so that the old ones go by dropping a table.
create table outbox.domain_event (
  id bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  kind text not null,
  payload jsonb not null,
  primary key (id, at)
) partition by range (at);
create index domain_event_xid on outbox.domain_event (xid);
create table outbox.domain_event_default partition of outbox.domain_event default;

-- Keys only: products whose index document may have changed. The same key may stand here several times; readers coalesce.
create table outbox.index_dirty (
  xid xid8 not null default pg_current_xact_id(),
  product_id bigint not null,
  at timestamptz not null default now()
);
create index index_dirty_xid on outbox.index_dirty (xid);
