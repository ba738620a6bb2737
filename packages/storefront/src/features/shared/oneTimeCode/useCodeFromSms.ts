import { useEffect, useEffectEvent, useRef } from 'react';

interface SmsCredential extends Credential {
  code: string;
}

/**
 * Hears of the code when the phone gets the SMS, where the browser can (WebOTP: https://web.dev/articles/web-otp).
 *
 * @param waits whether a code is awaited by SMS.
 * @param asked another value for each code that was asked for: a browser hears of one message only.
 */
export function useCodeFromSms(waits: boolean, asked: number, onCode: (code: string) => void): void {
  const last = useRef<string>(undefined);
  const told = useEffectEvent((code: string) => {
    // The last message may be handed over once more.
    if (code === last.current) return;
    last.current = code;
    onCode(code);
  });
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- anew for each code
  }, [waits, asked]);
}
