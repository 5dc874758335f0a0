-- The categories that people go to shops from most, as they stood an hour ago at most: what the search overlay begins with. Sums of many people alone.
create table search.trending_category (
  category_id integer primary key,
  -- 1 is the first
  place smallint not null
);
