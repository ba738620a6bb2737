// @vitest-environment node
import { createElement, type ComponentType, type ComponentPropsWithRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { RouterLink } from './RouterLink.tsx';
import { ServerLink } from './ServerLink.tsx';

/** Attributes of a link on a page of the shop, by name: browsers do not mind their order. */
function drawn(Link: ComponentType<ComponentPropsWithRef<'a'> & { 'data-category'?: string }>, href: string) {
  const link = createElement(
    Link,
    { href, className: 'a', 'aria-label': 'Phones', 'data-category': 'Phones' },
    'Phones',
  );
  const markup = renderToStaticMarkup(createElement(StaticRouter, { location: '/deep/page.html?a=1' }, link));
  return [...markup.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => `${name}=${value}`).toSorted();
}

it.each([
  '/',
  '/phones.html',
  '/phones.html?page=2&sort=price#list',
  '/a b/ü.html?q=₹',
  '/%E0%A4%A8.html',
  '/a//b',
  '/a/../b/./c',
  '/.well-known',
  '/a?',
  '/a#',
  '/a?#b',
  '/a/',
  '?page=2',
  '#main',
  '',
  'phones.html',
  '../phones.html',
])('draws a link to %j as the router of the browser does', href => {
  expect(drawn(ServerLink, href)).toEqual(drawn(RouterLink, href));
});
