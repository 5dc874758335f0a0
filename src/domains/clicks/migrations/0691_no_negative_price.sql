-- A damaged record of a spool is set aside, and never pays its shop. Rows of before were written by the same code that never wrote one: they are not read again.
alter table clicks.click add constraint click_cpc_micros_check check (cpc_micros >= 0) not valid;
