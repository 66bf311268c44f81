import { atCommit, atStatement } from './crash-points.mjs';

/** Where the shop is killed between the money for gift cards and the mails with them: the statement at which it stands still. */
export const GIFT_POINTS = [
  atCommit('in the commit of the money', 'pay', 'update on orders', 'new.paid > old.paid'),
  atStatement('with the money, before the first card', 'pay', 'before insert on gift_cards'),
  atStatement('with a card that is worth nothing yet', 'pay', 'before insert on gift_card_entries'),
  atStatement('between a card and the next one', 'pay', 'before insert on gift_cards', 'new.piece = 2'),
  atStatement(
    'with all cards, before the first is mailed',
    'pay',
    'before insert on outbox_mails',
    "new.about_kind = 'giftCard'",
  ),
  atStatement(
    'with a mail, before its card counts as sent',
    'pay',
    'before update of delivered_at on gift_cards',
  ),
  atCommit('in the commit of cards and mails', 'pay', 'insert on gift_cards'),
];
