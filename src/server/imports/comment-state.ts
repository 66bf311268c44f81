export type CommentKind = 'comment' | 'pingback' | 'trackback';

export type CommentState = 'approved' | 'pending' | 'spam' | 'deleted';
