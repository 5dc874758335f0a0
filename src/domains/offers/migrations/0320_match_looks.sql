-- What offers' own pictures look like is evidence when they are compared (ADR 0048). The images tell it here; a sweep of grouping takes
-- it up at its start, so that all that it compares is known to it alike.
create table offers.look_news (
  variant_id bigint primary key,
  -- [{"pictureId", "isBare", "version", "descriptor" in base64}]; empty: it has none that tell anything
  looks jsonb not null
);
-- Ids of pictures without a foreign key: the images stand apart.
create table offers.match_look (
  variant_id bigint not null,
  picture_id bigint not null,
  eshop_id integer not null,
  is_bare boolean not null,
  -- descriptors of two versions cannot be compared
  version smallint not null,
  descriptor bytea not null,
  -- another offer of the shop shows it too: a logo, a placeholder, the picture of a series
  is_shared boolean not null default false,
  primary key (variant_id, picture_id)
);
create index match_look_picture on offers.match_look (picture_id, eshop_id, is_shared);
