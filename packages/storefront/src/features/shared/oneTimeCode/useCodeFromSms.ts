import { useEffect, useEffectEvent } from 'react';

interface SmsCredential extends Credential {
  code: string;
}

/**
 * Hears of the code when the phone gets the SMS, where the browser can (WebOTP: https://web.dev/articles/web-otp).
 *
 * @param waits whether a code is awaited by SMS.
 */
export function useCodeFromSms(waits: boolean, onCode: (code: string) => void): void {
  const told = useEffectEvent(onCode);
  useEffect(() => {
    if (!waits || !('OTPCredential' in globalThis)) return undefined;
    const asking = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: asking.signal } as CredentialRequestOptions;
    navigator.credentials
      .get(options)
      .then(credential => credential && told((credential as SmsCredential).code))
      // Refused, or the page was left: the code is typed then.
      .catch(() => undefined);
    return () => asking.abort();
  }, [waits]);
}
