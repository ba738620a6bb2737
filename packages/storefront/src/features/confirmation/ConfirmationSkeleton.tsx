import * as text from '@shop/messages/confirmation';
import { Card, Skeleton, VisuallyHidden } from '@shop/ui';
import css from './Confirmation.module.css';

/** The place of a confirmation, until the browser has told which order it is. */
export function ConfirmationSkeleton() {
  return (
    <div className={css['page']} aria-busy="true">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <div className={css['head']}>
        <Skeleton width="56px" height="56px" round />
        <Skeleton width="18rem" height="2.1rem" />
        <Skeleton width="12rem" />
      </div>
      <Card className={css['card']}>
        <Skeleton width="10rem" />
        <Skeleton height="4.5rem" />
      </Card>
      <Card className={css['card']}>
        <Skeleton width="8rem" />
        <Skeleton height="6rem" />
      </Card>
    </div>
  );
}
