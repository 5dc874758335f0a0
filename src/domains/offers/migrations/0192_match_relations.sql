-- What comparing found stands as two lists in one row of each offer, and no more as two rows of each pair: a first start wrote
-- 285,000 of them, and a changed offer took away and wrote anew those that had stayed as they were (ADR 0022).
create table offers.match_relation (
  variant_id bigint primary key,
  -- the shop's group of colours and sizes, as a key; its members stand under it in match_key
  group_link bigint,
  -- the same article, as far as nothing speaks against it; each offer stands in the other's list too
  same bigint[] not null,
  -- another colour or size of it
  family bigint[] not null
) with (fillfactor = 80);
insert into offers.match_relation (variant_id, group_link, same, family)
  select coalesce(a.variant_id, e.variant_id), a.group_link, coalesce(e.same, '{}'), coalesce(e.family, '{}')
  from (select variant_id, group_link from offers.match_article where group_link is not null) a
  full join (select variant_id, coalesce(array_agg(other_id) filter (where is_same), '{}') as same, coalesce(array_agg(other_id) filter (where not is_same), '{}') as family
    from offers.match_edge group by variant_id) e on e.variant_id = a.variant_id;
drop table offers.match_edge;
alter table offers.match_article drop column group_link;
