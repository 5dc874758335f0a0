-- What a shop's own programs show to be let in. Known by its SHA-256: whoever reads this table can speak for no shop.
create table eshops.access_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  eshop_id integer not null references eshops.eshop,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index access_token_eshop on eshops.access_token (eshop_id);
