-- The feed lab (R-09): a feed that anybody may have looked at before registering. Rows and files live for a day; nothing here
-- refers to shops or offers, and nothing refers to it.
create table feeds.lab_run (
  -- 128 random bits: who knows it may see the result
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- the order in which runs are read
  place bigint generated always as identity,
  state text not null check (state in ('receiving', 'waiting', 'reading', 'done')),
  -- {"kind":"url","url":…} or {"kind":"file","name":…}
  source jsonb not null,
  -- of the file as it lies in POISO_DATA/lab: announced by the browser (null: not known) and received so far
  announced_bytes bigint,
  bytes bigint not null default 0,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- when its reader last said that it is alive
  seen_at timestamptz,
  -- {"phase":…,"items":…,"fraction":…} while it is read
  progress jsonb not null default '{}',
  -- what was found, also while it is still read
  result jsonb
);
create index lab_run_open on feeds.lab_run (place) where state <> 'done';
create index lab_run_expiry on feeds.lab_run (expires_at);
