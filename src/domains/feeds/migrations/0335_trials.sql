-- A shop's trial: a run of the lab that is read as the shop's next import would be, and set beside its live offers. It goes with its run.
create table feeds.trial (
  id text primary key references feeds.lab_run on delete cascade,
  eshop_id integer not null,
  -- how the shop wants it read; null: as it is recognised
  dialect text,
  -- {"new":…,"changed":…,"gone":…,"live":…,"isHeld":…}; null: not yet compared
  counts jsonb
);
create index trial_of_eshop on feeds.trial (eshop_id);

-- The first items of each kind that publishing would add, change or take away.
create table feeds.trial_item (
  trial_id text not null references feeds.trial on delete cascade,
  place integer not null,
  kind text not null check (kind in ('new', 'changed', 'gone')),
  item_id text not null,
  title text not null,
  -- of the offer that is live now
  variant_id bigint,
  -- [{"field":…,"from":…,"to":…}]
  fields jsonb not null,
  -- as it would be presented
  staged json,
  primary key (trial_id, place)
);
