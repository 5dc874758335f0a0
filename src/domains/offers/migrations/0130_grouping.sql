-- Which offers are one article is found out beside the imports, by what they say (ADR 0022):
-- publishing gives each new offer a product of its own and a row here. A large table's worth of rows after a first import,
-- else a handful.
create table offers.grouping_due (
  -- the category: offers that are compared with one another are looked at together
  near integer not null,
  variant_id bigint not null,
  primary key (near, variant_id)
);
insert into offers.grouping_due (near, variant_id) select coalesce(category_id, 0), id from offers.variant;

-- What has been looked at: by which keys it is found, and the link of its shop's group of colours and sizes.
create table offers.match_article (
  variant_id bigint primary key,
  keys bigint[] not null,
  group_link bigint
);
-- Offers that share a key are compared. Keys are 53 bits of a hash; a group's link stands among them.
create table offers.match_key (
  key bigint not null,
  variant_id bigint not null,
  primary key (key, variant_id)
);
-- What comparing found worth keeping, once from each side: the same article, or another colour or size of it.
create table offers.match_edge (
  variant_id bigint not null,
  other_id bigint not null,
  is_same boolean not null,
  primary key (variant_id, other_id)
);

-- What a person has decided, and grouping never undoes.
create table offers.group_decision (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('apart', 'together')),
  reason text not null,
  made_by text not null,
  made_at timestamptz not null,
  undone_by text,
  undone_at timestamptz
);
-- Each pair that a decision speaks of, once from each side.
create table offers.group_pair (
  variant_id bigint not null,
  other_id bigint not null,
  decision_id integer not null references offers.group_decision,
  primary key (variant_id, other_id, decision_id)
);
create index group_pair_decision on offers.group_pair (decision_id);

-- A shopper says that an offer is not the product on whose page it stands. Changes nothing by itself.
create table offers.group_report (
  id bigint generated always as identity primary key,
  product_id bigint not null,
  variant_id bigint not null,
  -- a hash of the address with the day: the same person is counted once
  reporter text not null,
  reported_at timestamptz not null,
  closed_by text,
  closed_at timestamptz,
  unique (variant_id, product_id, reporter)
);
create index group_report_open on offers.group_report (product_id) where closed_at is null;

-- A merged product can come back when the offers that made it are taken out again.
create index product_event_variant on offers.product_event (variant_id) where kind = 'merge';

create index product_merged_into on offers.product (merged_into) where merged_into is not null;

-- Identifiers are among what is compared: they have no tables of their own any more, nor do a shop's groups.
drop table offers.product_key;
drop table offers.family_key;
alter table offers.variant drop column keys;
