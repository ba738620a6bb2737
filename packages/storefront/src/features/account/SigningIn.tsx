import * as text from '@shop/messages/signInWays';
import { Button, Notice, Spinner } from '@shop/ui';
import css from './Account.module.css';

export interface SigningInProps {
  /** Why it did not work; absent while it is under way. */
  problem?: string | undefined;
  /** Set where trying once more may help. */
  onAgain?: (() => void) | undefined;
  /** Where the other ways are. */
  signInHref: string;
}

/** Stands where somebody is signed in without a form. */
export function SigningIn({ problem, onAgain, signInHref }: SigningInProps) {
  return (
    <div className={css['message']}>
      <h1>{problem === undefined ? text.signingIn : text.notSignedIn}</h1>
      {problem === undefined ? (
        <p role="status" className={css['busy']}>
          <Spinner size={24} />
        </p>
      ) : (
        <>
          <Notice tone="danger" urgent>
            {problem}
          </Notice>
          {onAgain && (
            <Button wide onClick={onAgain}>
              {text.again}
            </Button>
          )}
          <Button kind="secondary" wide href={signInHref}>
            {text.otherWays}
          </Button>
        </>
      )}
    </div>
  );
}
