import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it('is what a reader sees', () => {
  expect(plainText('<p>Sound for <b>small</b>\n rooms</p><p>From 5 < 6 metres</p>')).toBe(
    'Sound for small rooms From 5 < 6 metres',
  );
});

it('reads entities once, and leaves what they say as text', () => {
  expect(plainText('<p>Phones &amp; tablets&nbsp;&ndash; your shop&rsquo;s best &#169;&#x20B9;</p>')).toBe(
    'Phones & tablets – your shop’s best ©₹',
  );
  expect(plainText('&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;')).toBe('<script>alert(1)</script> &amp;');
});

it('leaves style sheets, scripts and comments out, with what they hold', () => {
  expect(
    plainText(
      '<style>#html-body [data-pb-style=F5]{display:flex}</style><!-- x > y --><div data-content-type="row"><p>Phones</p></div><script>alert("<p>")</script>',
    ),
  ).toBe('Phones');
});

it.each(['<', '<a', '< ', '<a>', ' '])(
  'takes no more than eight times as long for eight times as much of %j',
  piece => {
    /** The best of several, ms: the machine may be busy at any one of them. */
    const time = (length: number) => {
      const html = piece.repeat(length / piece.length);
      return Math.min(
        ...Array.from({ length: 7 }, () => {
          const begun = performance.now();
          plainText(html);
          return performance.now() - begun;
        }),
      );
    };
    time(250_000);
    // Where time grew with the square of the length, it would be 64 times as long.
    expect(time(250_000)).toBeLessThan(24 * Math.max(time(31_250), 0.2));
  },
);
