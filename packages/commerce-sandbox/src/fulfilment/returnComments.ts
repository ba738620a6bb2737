import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { encodeUid } from '../uid.ts';
import type { ReturnRow } from './requestReturn.ts';

interface CommentRow {
  id: number;
  text: string;
  /** ms. */
  created_at: number;
}

/** What was said of a return, the oldest first: with the wish, and after it. */
export const commentsOn = ({ db }: Pick<SandboxContext, 'db'>, asked: ReturnRow) => [
  ...(asked.comment === null ? [] : [{ uid: encodeUid(asked.id), text: asked.comment, created_at: asked.created_at }]),
  ...rows<CommentRow>(db, 'SELECT * FROM return_comment WHERE return_id = ? ORDER BY id', asked.id).map(
    ({ id, ...said }) => ({ uid: encodeUid(`comment/${id}`), ...said }),
  ),
];
