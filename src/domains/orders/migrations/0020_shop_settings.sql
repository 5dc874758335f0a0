-- What a shop has settled about its orders.
create table orders.shop (
  eshop_id integer primary key,
  -- Counted up, all that the shop's former key signed is refused. The key itself is derived and stored nowhere.
  key_number integer not null default 1 check (key_number > 0),
  -- Whether addresses of the shop are opened with the number of the click (poiso_click).
  passes_click boolean not null default false
);

-- Orders that a shop sends to try out what it has built: shown to who has the code for an hour, and never kept as orders.
create table orders.test_arrival (
  id bigint generated always as identity primary key,
  code_hash bytea not null check (length(code_hash) = 32),
  -- As the page shows it; an address only with most of it covered.
  arrival jsonb not null,
  arrived_at timestamptz not null
);
create index test_arrival_code on orders.test_arrival (code_hash, id);
create index test_arrival_at on orders.test_arrival (arrived_at);
