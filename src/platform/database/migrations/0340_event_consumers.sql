-- Who reads the domain events (ADR 0056): how far each has come, and what it could not handle yet.
create table outbox.consumer (
  name text primary key,
  -- a pg_snapshot: what was visible in it has been handled
  watermark text not null,
  -- while what came since is worked through: up to which snapshot, and which event was last
  target text,
  after_id bigint not null default 0
);

-- Events that a consumer failed at, and those of the same key behind them: copies, for their partition may go before they do.
create table outbox.set_aside (
  consumer text not null references outbox.consumer (name) on delete cascade,
  event_id bigint not null,
  key text not null,
  kind text not null,
  payload jsonb not null,
  at timestamptz not null,
  -- 0: not tried yet, it waits behind another of its key
  attempts smallint not null,
  next_at timestamptz not null,
  cause text,
  -- given up: those behind it go on
  dead_at timestamptz,
  primary key (consumer, event_id)
);
create index set_aside_waiting on outbox.set_aside (consumer, key, event_id) where dead_at is null;
