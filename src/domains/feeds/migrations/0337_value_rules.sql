-- What values of a shop's own fields mean in our lists, decided by a person of the shop once for all offers that say so. Rows are never
-- deleted: undoing is a state. Of two rules in force for one value the later one counts.
create table feeds.value_rule (
  id bigint generated always as identity primary key,
  eshop_id integer not null references eshops.eshop,
  list text not null check (list in ('colours', 'materials', 'styles', 'rooms', 'shapes')),
  -- as the feed has it
  value text not null,
  -- ids of the list; none: it says nothing
  ids integer[] not null,
  -- live offers that it changed when it was made
  moved_count integer not null,
  made_by text not null,
  made_at timestamptz not null,
  undone_by text,
  undone_at timestamptz,
  check ((undone_by is null) = (undone_at is null))
);
create index value_rule_in_force on feeds.value_rule (eshop_id, id) where undone_at is null;
