import { install } from '@shop/messages/chrome';
import { Button } from '@shop/ui';
import { Download } from 'lucide-react';
import { takeInstallOffer, useInstallOffer } from './installOffer.ts';

export interface InstallButtonProps {
  /** Fills its line, as in the You panel. */
  wide?: boolean;
}

/** "Install App" for as long as the browser offers it (notifications-07). */
export function InstallButton({ wide = false }: InstallButtonProps) {
  return (
    useInstallOffer() && (
      <Button
        kind="secondary"
        size={wide ? 'medium' : 'small'}
        wide={wide}
        icon={<Download size={18} strokeWidth={1.5} aria-hidden />}
        onClick={() => void takeInstallOffer()}
      >
        {install}
      </Button>
    )
  );
}
