-- The first of the categories are looked for among those with enough visitors, of whom there are few; steps alone are never asked for.
drop index search.popularity_stepped;
create index popularity_visited on search.popularity (visitors);
