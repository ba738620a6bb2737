import { usePush } from '../shared/push/usePush.ts';
import { PushChoice } from './PushChoice.tsx';

/** The choice for the device that the customer is at; nothing where the shop or the browser cannot push. */
export function DevicePush() {
  const { status, busy, turnOn, turnOff } = usePush();
  if (status === undefined || status === 'absent') return null;
  return <PushChoice status={status} busy={busy} onChange={isOn => void (isOn ? turnOn() : turnOff())} />;
}
