-- The review feeds of shops, in Google's format of product reviews.

alter table reviews.review
  -- Of an imported one: what the feed said last, as a hash, and the run that has seen it last.
  add column import_hash bytea,
  add column import_seen_at timestamptz;

create table reviews.feed (
  eshop_id integer primary key,
  url text not null,
  every_minutes integer not null check (every_minutes between 60 and 10080),
  -- When it is fetched next; moved on as it is taken, so that of several workers one fetches it.
  next_at timestamptz not null,
  -- The last run, whole: `feed/import-report.ts`.
  last_report jsonb,
  last_run_at timestamptz
);
create index feed_due on reviews.feed (next_at);
