-- How often shoppers narrowed listings by a facet, by day and department (0: listings without a category). Sums only: nothing
-- of it can be led back to a person.
create table search.facet_use (
  day date not null,
  department_id integer not null,
  facet text not null,
  uses bigint not null,
  primary key (day, department_id, facet)
);
