-- What a shop's words mean, decided by a person once for all like offers. Rows are never deleted: undoing is a state, so
-- that the history of who said what stays. Of two rules in force for the same words the later one counts.
create table feeds.category_rule (
  id bigint generated always as identity primary key,
  eshop_id integer not null references eshops.eshop,
  kind text not null check (kind in ('path', 'path_prefix', 'google', 'title')),
  -- the shop's path as pathKey has it; of a title rule '' stands for every path that says nothing; '' for google
  path text not null default '',
  -- Google's category as pathKey has it, of a google rule
  google text,
  -- head words of the name, of a title rule
  words text,
  category_id integer not null,
  -- live offers whose category it changed when it was made
  moved_count integer not null,
  made_by text not null,
  made_at timestamptz not null,
  undone_by text,
  undone_at timestamptz,
  check ((kind = 'google') = (google is not null) and (kind = 'title') = (words is not null) and (undone_by is null) = (undone_at is null))
);
create index category_rule_in_force on feeds.category_rule (eshop_id) where undone_at is null;
create index category_rule_eshop on feeds.category_rule (eshop_id, id desc);

-- The live offers without a category by kind, most first: made anew by each import and correction of the shop.
create table feeds.category_queue (
  eshop_id integer not null references eshops.eshop,
  path text not null,
  words text,
  offer_count integer not null,
  -- [{itemId, title}], at most three
  examples jsonb not null,
  -- [{categoryId, confidence}], likeliest first, at most three
  suggestions jsonb not null,
  refreshed_at timestamptz not null,
  unique nulls not distinct (eshop_id, path, words)
);
