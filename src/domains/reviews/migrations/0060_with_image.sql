-- How many of an offer's published reviews have photos: every dialog says it, and counting them took longer than reading its reviews.
alter table reviews.variant_total add column with_image_count integer not null default 0;
update reviews.variant_total t set with_image_count = found.count
  from (select variant_id, count(*) from reviews.review where state = 'published' and subject = 'variant' and images_count > 0 group by 1) found
  where found.variant_id = t.variant_id;
