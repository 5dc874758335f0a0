-- Purchases that shops tell us of. Shops, offers and clicks are ids here (docs/domains.json, detachable).
create schema orders;

create table orders.purchase (
  id bigint generated always as identity primary key,
  eshop_id integer not null,
  -- The shop's own name of the order. Told twice it is one purchase.
  order_id text not null check (length(order_id) between 1 and 100),
  ordered_at timestamptz not null,
  -- pixel: by a browser on the shop's page. call: by the shop's server with its token. file: by a file that its key signed.
  told_by text not null check (told_by in ('pixel', 'call', 'file')),
  -- The shop itself said so: by its token, or by a signature of its key. A pixel without one may be anybody's.
  is_trusted boolean not null,
  check (is_trusted or told_by = 'pixel'),
  -- AES-256-GCM, bound to the shop and the order; only of trusted ones.
  email bytea,
  -- HMAC of the address, by which it is found when its person asks to be forgotten. Stands and goes with it.
  email_hash bytea check (length(email_hash) = 32),
  check ((email is null) = (email_hash is null)),
  check (email is null or is_trusted),
  -- When the address was dropped or erased: told again, it does not come back.
  email_dropped_at timestamptz,
  check (email is null or email_dropped_at is null),
  -- SHA-256 of date and items as they were told: a repeat that says something else is seen.
  digest bytea not null check (length(digest) = 32),
  -- The click that led to it (clicks.click.uid); null: none is known.
  click_uid uuid,
  told_at timestamptz not null,
  unique (eshop_id, order_id)
);
create index purchase_email on orders.purchase (email_hash) where email_hash is not null;
create index purchase_email_due on orders.purchase (ordered_at) where email is not null;
create index purchase_ordered on orders.purchase (ordered_at);
create index purchase_told on orders.purchase (eshop_id, told_at desc, id desc);

create table orders.item (
  purchase_id bigint not null references orders.purchase on delete cascade,
  place smallint not null check (place between 0 and 499),
  -- As the shop names it in its feed.
  item_id text not null check (length(item_id) between 1 and 200),
  -- Its offer; null: the shop has no such offer with us.
  variant_id bigint,
  title text check (length(title) between 1 and 300),
  quantity integer not null check (quantity between 1 and 10000),
  primary key (purchase_id, place),
  unique (purchase_id, item_id)
);
create index item_variant on orders.item (variant_id) where variant_id is not null;
