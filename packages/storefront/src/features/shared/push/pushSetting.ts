import type { PushService } from '@shop/variant';

let asked: Promise<PushService | undefined> | undefined;

/**
 * The project by which devices are reached; undefined where the shop has none, or where that cannot be known: then it is
 * asked again the next time. Never rejects.
 */
export function pushSetting(): Promise<PushService | undefined> {
  asked ??= fetch('/push.json')
    .then(async answer => {
      if (!answer.ok) throw new Error(`push.json: ${answer.status}`);
      return answer.status === 204 ? undefined : ((await answer.json()) as PushService);
    })
    .catch(() => {
      asked = undefined;
      return undefined;
    });
  return asked;
}
