import * as text from '@shop/messages/controls';
import { SearchX, TriangleAlert } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';

export interface ErrorViewProps {
  /** "Oops! We couldn't find what you are looking for" unless told (errors-03). */
  message?: string;
  /** Offers to try again, before the way home. */
  onRetry?: () => void;
}

/** A page that could not be shown, with the way back to the home page (errors-03). */
export function ErrorView({ message = text.pageNotFound, onRetry }: ErrorViewProps) {
  const Icon = onRetry ? TriangleAlert : SearchX;
  return (
    <EmptyState
      picture={<Icon size={48} strokeWidth={1.25} />}
      title={message}
      level={1}
      action={
        <>
          {onRetry && <Button onClick={onRetry}>{text.tryAgain}</Button>}
          <Button kind={onRetry ? 'secondary' : 'primary'} href="/">
            {text.backToHome}
          </Button>
        </>
      }
    />
  );
}
