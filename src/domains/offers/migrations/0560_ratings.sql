-- What buyers say of offers, as the reviews tell it (`tellRatings`): a product's cards show the sum of its offers.
create table offers.rating (
  variant_id bigint primary key,
  vector integer[] not null check (array_length(vector, 1) = 10),
  images_count integer not null
);
