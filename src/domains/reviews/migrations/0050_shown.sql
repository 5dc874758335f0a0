-- What is shown of a product: for each of its offers in the order that is asked for, without sorting (read/reviews-of.ts).
drop index reviews.review_of_variant;
create index review_newest on reviews.review (variant_id, written_at desc, id desc) where state = 'published' and subject = 'variant';
create index review_by_stars on reviews.review (variant_id, half_stars desc, written_at desc, id desc) where state = 'published' and subject = 'variant';
-- Those with pictures are a tenth: found without the others, and counted in the index alone.
create index review_with_images on reviews.review (variant_id, written_at desc, id desc)
  where state = 'published' and subject = 'variant' and images_count > 0;
