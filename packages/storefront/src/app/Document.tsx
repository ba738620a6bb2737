import { directionOf } from '@shop/variant';
import type { ReactNode } from 'react';
import { useShop } from '../context/ShopContext.ts';

/** The html element and what every page has in its head. The server adds styles, data and the loader. */
export function Document({
  children,
}: {
  /** What stands in the body. */
  children: ReactNode;
}) {
  const { variant } = useShop();
  return (
    <html lang={variant.locale.replaceAll('_', '-')} dir={directionOf(variant.locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {variant.darkScheme && (
          <meta
            name="theme-color"
            media="(prefers-color-scheme: dark)"
            content={variant.darkThemeColour}
            suppressHydrationWarning
          />
        )}
        <meta name="theme-color" content={variant.themeColour} />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}
