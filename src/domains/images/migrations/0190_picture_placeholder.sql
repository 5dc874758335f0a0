-- The thumbhash as a webp of about 60 bytes, made when the picture is read: pages put it into their HTML as it is.
alter table images.picture add column placeholder bytea check (length(placeholder) <= 400);
