import * as text from '@shop/messages/signInWays';
import { Button, Link, Notice } from '@shop/ui';
import { useShop } from '../../context/ShopContext.ts';
import { problemText } from '../shared/problemText.ts';
import css from './Account.module.css';
import { MagicLinkSignIn } from './identityQueries.ts';
import { tokenOf, useSignInWith } from './useSignInWith.ts';

export interface OpenLinkProps {
  /** As the link of the mail holds it. */
  token: string;
  /** Where one asks for another link. */
  newLinkHref: string;
}

/**
 * Uses up the link of a mail when its owner presses, not before: programs that look through mail open links, too
 * (session-16).
 */
export function OpenLink({ token, newLinkHref }: OpenLinkProps) {
  const { variant } = useShop();
  const { busy, problem, run } = useSignInWith();
  const open = () =>
    void run(async commerce => tokenOf((await commerce.mutate(MagicLinkSignIn, { input: { token } })).magicLinkSignIn));
  return (
    <div className={css['message']}>
      <h1>{text.openLinkTitle(variant.name)}</h1>
      <p>{text.openLinkHelp}</p>
      {problem && (
        <Notice tone="danger" urgent>
          {problemText(problem)}
        </Notice>
      )}
      <Button wide busy={busy} onClick={open}>
        {text.enter}
      </Button>
      <p className={css['other']}>
        <Link href={newLinkHref}>{text.newLink}</Link>
      </p>
    </div>
  );
}
