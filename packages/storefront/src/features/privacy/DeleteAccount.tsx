import { useFeature } from '../../context/features.ts';
import { useShop } from '../../context/ShopContext.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';

/** The dialog over the back end. */
export function DeleteAccount({
  email,
  onClose,
}: {
  /** E-mail of the account, which the browser finds its password by. */
  email: string;
  /** The account is kept. */
  onClose: () => void;
}) {
  const { variant } = useShop();
  const hasCoins = useFeature('coins');
  const { doing, problem, remove } = useDeleteAccount(email);
  return (
    <DeleteAccountDialog
      email={email}
      coins={hasCoins ? variant.coinName : undefined}
      doing={doing}
      problem={problem}
      onDelete={password => void remove(password)}
      onClose={onClose}
    />
  );
}
