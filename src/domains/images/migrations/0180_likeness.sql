-- What pictures look like, for likeness (ADR 0028): beside images.picture, so that lists of pictures need not read it.
create table images.descriptor (
  picture_id bigint primary key references images.picture on delete cascade,
  -- descriptors of different versions cannot be compared (likeness/describe-picture.ts)
  version smallint not null,
  descriptor bytea not null
);
create index descriptor_version on images.descriptor (version);

-- What a question for like pieces was answered with, for a day: /products/visually-similar/{requestId}/{slug} shows it.
create table images.similarity (
  request_id text primary key,
  -- SHA-256 of what was asked: product, category and picture
  source_key bytea not null,
  -- whose like pieces these are; ids of the offers, without a foreign key: the images stand apart
  product_id bigint not null,
  category_id integer,
  descriptor bytea not null,
  -- nearest first; the offer that shows each product at the same place
  product_ids bigint[] not null,
  variant_ids bigint[] not null,
  created_at timestamptz not null,
  check (cardinality(product_ids) = cardinality(variant_ids))
);
create index similarity_source on images.similarity (source_key, created_at);
create index similarity_created on images.similarity (created_at);
