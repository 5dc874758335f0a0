-- Grouping is told what offers' pictures look like by the same notes as those who make cards (ADR 0048). false: a card shows it anyway,
-- only what it looks like is news. What is here already is told once.
alter table images.changed_variant add column is_shown boolean not null default true;
insert into images.changed_variant (variant_id, is_shown) select distinct unnest(variant_ids), false from images.source where picture_id is not null on conflict do nothing;
