-- What people search for, so that others are offered it while they type. Of the day that runs it is kept who asked, by a hash that is
-- another one for each query and each day; a day that is over keeps numbers alone, and none that is of one visitor.
create table search.search_visitor (
  day date not null,
  query text not null,
  visitor text not null,
  primary key (day, query, visitor)
);

create table search.search_day (
  query text not null,
  day date not null,
  visitors integer not null,
  primary key (query, day)
);
