-- Who is asked what they think of a purchase (Star, ADR 0095). Purchases, shops and offers are ids here.
create table reviews.invitation (
  id bigint generated always as identity primary key,
  -- One purchase is asked about once.
  purchase_id bigint not null unique,
  eshop_id integer not null,
  -- The shop itself told of the order: only then are its reviews verified.
  is_trusted boolean not null,
  -- SHA-256 of the ident in the mail's link, from the first mail on. The ident stands nowhere: it is made of the server's secret and the id.
  ident_hash bytea unique check (length(ident_hash) = 32),
  -- SHA-256 of the address in small letters: who has been asked of what, and whose goes with an erased address. The address itself is the order's.
  address_hash bytea not null check (length(address_hash) = 32),
  -- When a mail is to go; null: none is.
  due_at timestamptz,
  mails smallint not null default 0,
  -- How often somebody said that nothing had arrived yet.
  delays smallint not null default 0,
  mailed_at timestamptz,
  -- From then on nobody opens it.
  expires_at timestamptz,
  nickname text check (length(nickname) between 1 and 60),
  -- Since when its buyer agrees to answer questions of others, and the name by which that ends.
  answers_since timestamptz,
  answers_name text unique,
  check ((answers_since is null) = (answers_name is null)),
  created_at timestamptz not null
);
create index invitation_due on reviews.invitation (due_at) where due_at is not null;
create index invitation_address on reviews.invitation (address_hash);
create index invitation_expires on reviews.invitation (expires_at) where expires_at is not null;

-- What of the purchase can be reviewed, in the order's own order. asked_at: when a mail asked about it.
create table reviews.invitation_item (
  invitation_id bigint not null references reviews.invitation on delete cascade,
  variant_id bigint not null,
  place smallint not null,
  title text not null,
  asked_at timestamptz,
  primary key (invitation_id, variant_id)
);

-- Addresses that want no invitations, by their hashes alone.
create table reviews.star_refusal (
  address_hash bytea primary key check (length(address_hash) = 32),
  since timestamptz not null
);
