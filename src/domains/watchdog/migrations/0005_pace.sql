-- Who has no account says with a watch how often mails may come; null: nothing was said, and what was chosen before stays.
alter table watchdog.request add column is_frequent boolean;
