-- What buyers say of products and shops. Offers, shops, purchases and people are ids here (docs/domains.json, detachable).
create schema reviews;

create table reviews.review (
  id bigint generated always as identity primary key,
  -- What it is called outside (E-03 externalId): random, so that nobody counts or guesses.
  external_id text not null unique check (external_id ~ '^r[0-9a-f]{16}$'),
  -- Of an offer, or of its shop as a whole.
  subject text not null check (subject in ('variant', 'eshop')),
  eshop_id integer not null,
  variant_id bigint,
  check ((subject = 'variant') = (variant_id is not null)),
  -- star: asked for after a purchase. site: written by somebody signed in. import: told by the shop's review feed.
  source text not null check (source in ('star', 'site', 'import')),
  -- purchase: we were told of the order itself. shop: the shop says that it was bought. none: nobody has.
  verified_by text not null check (verified_by in ('purchase', 'shop', 'none')),
  purchase_id bigint,
  -- The shop's own name of an imported one.
  import_key text,
  -- Null: written without an account, or its person has left.
  person_id bigint,
  nickname text check (length(nickname) between 1 and 60),
  -- Half stars, 1 to 10.
  half_stars smallint not null check (half_stars between 1 and 10),
  delivery_half_stars smallint check (delivery_half_stars between 1 and 10),
  packaging_half_stars smallint check (packaging_half_stars between 1 and 10),
  service_half_stars smallint check (service_half_stars between 1 and 10),
  -- As it was written; what a translator made of it stands beside it.
  body text check (length(body) between 1 and 5000),
  language text not null default 'pt' check (language ~ '^[a-z]{2}$'),
  translated_body text,
  pluses text[] not null default '{}',
  minuses text[] not null default '{}',
  reply text check (length(reply) between 1 and 2000),
  translated_reply text,
  replied_at timestamptz,
  -- draft: still being written (Star keeps it as one goes). waiting: a person has to look. removed: taken off after a report, or by its author.
  state text not null check (state in ('draft', 'waiting', 'published', 'refused', 'removed')),
  images_count smallint not null default 0 check (images_count >= 0),
  -- Counted up with every change, so that the second of two windows is told.
  version integer not null default 1,
  written_at timestamptz not null,
  changed_at timestamptz not null,
  published_at timestamptz
);
-- One review of a thing by a purchase, by a person, and by what the shop calls it.
create unique index review_purchase on reviews.review (purchase_id, subject, coalesce(variant_id, 0)) where purchase_id is not null;
create unique index review_person on reviews.review (person_id, subject, coalesce(variant_id, 0), eshop_id) where source = 'site' and person_id is not null;
create unique index review_import on reviews.review (eshop_id, import_key) where source = 'import';
create index review_of_variant on reviews.review (variant_id, published_at desc, id desc) where state = 'published' and subject = 'variant';
create index review_of_eshop on reviews.review (eshop_id, published_at desc, id desc) where state = 'published' and subject = 'eshop';
create index review_of_person on reviews.review (person_id) where person_id is not null;

-- What it said before each change.
create table reviews.revision (
  review_id bigint not null references reviews.review on delete cascade,
  version integer not null,
  half_stars smallint not null,
  body text,
  pluses text[] not null,
  minuses text[] not null,
  at timestamptz not null,
  primary key (review_id, version)
);

-- Pictures of a review, in their order; `path` as the image host has it, `review/ab/cd/ef/{imageId}`.
create table reviews.photo (
  path text primary key,
  review_id bigint not null references reviews.review on delete cascade,
  place smallint not null check (place between 0 and 9),
  width integer not null,
  height integer not null,
  unique (review_id, place)
);

-- Sums of what is published, kept with every change: a product's are those of its offers together. `vector`: ten counts in half-star steps, from 0.5 to 5.
create table reviews.variant_total (
  variant_id bigint primary key,
  vector integer[] not null check (array_length(vector, 1) = 10),
  verified_count integer not null default 0,
  images_count integer not null default 0
);
create table reviews.eshop_total (
  eshop_id integer primary key,
  vector integer[] not null check (array_length(vector, 1) = 10),
  verified_count integer not null default 0
);
