-- What a shop that wants to join has told us (R-15). People answer it; rows go after a while (joining/join-request.ts).
create table feeds.join_request (
  id integer generated always as identity primary key,
  shop text not null,
  site text not null,
  -- null: the shop has none yet, or did not say
  feed_url text,
  email text not null,
  created_at timestamptz not null
);
create index join_request_created on feeds.join_request (created_at);
