-- Words of searches that an editor has given a meaning: beside the lists of the code, for words that nobody has thought of before.
create table search.synonym (
  id bigint generated always as identity primary key,
  -- As it was written, and the stems by which it is met.
  words text not null check (length(words) between 1 and 40),
  key text not null unique,
  -- Either words of ours or a category.
  meaning text check (length(meaning) between 1 and 40),
  category_id integer,
  check ((meaning is null) <> (category_id is null)),
  created_at timestamptz not null
);
