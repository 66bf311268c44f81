-- A change of the email address can be taken back by a link that is mailed to the former one.
alter table account_links
  drop constraint account_links_kind_check,
  add constraint account_links_kind_check
    check (kind in ('sign-up', 'invitation', 'reset-password', 'change-email', 'undo-email'));
