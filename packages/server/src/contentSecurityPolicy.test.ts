import { describe, expect, it } from 'vitest';
import { sha256 } from './contentSecurityPolicy.ts';
import { get, makeServer } from './testing/makeServer.ts';

describe('the content security policy', () => {
  const policy = async (path: string) =>
    (await makeServer().fetch(get(path))).headers.get('content-security-policy') ?? '';

  it('names inline scripts by hash and allows no others', async () => {
    expect(await policy('/')).toContain(`script-src 'self' 'sha256-${sha256('late()')}';`);
    expect(await policy('/')).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('lets content show players and maps in frames, but not where one pays', async () => {
    expect(await policy('/')).toContain(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org;',
    );
    expect(await policy('/')).toContain("form-action 'self';");
    expect(await policy('/checkout')).not.toMatch(/youtube|vimeo/);
  });

  // Rule payment-09.
  it('names gateways where one pays, and nowhere else', async () => {
    expect(await policy('/checkout')).toContain('https://checkout.razorpay.com');
    expect(await policy('/')).not.toContain('razorpay');
  });

  it('lets no text become markup or code but by the policies of the shop, where no gateway is', async () => {
    const guard = "require-trusted-types-for 'script'; trusted-types default shop;";
    expect(await policy('/')).toContain(guard);
    expect(await policy('/cart')).toContain(guard);
    for (const path of ['/checkout', '/razorpay/checkout/success/1'])
      expect(await policy(path)).not.toContain('trusted-types');
  });

  it('cannot be framed', async () => {
    expect(await policy('/')).toContain("frame-ancestors 'none'");
  });
});
