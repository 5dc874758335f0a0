-- How often a shop's prices and stock are right, in steps, as the accuracy tells it (`tellAccuracy`): a factor of the recommended order. No row: unknown.
create table offers.eshop_accuracy (
  eshop_id integer primary key,
  step smallint not null check (step between 0 and 10)
);
