// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { misshape, placesIn, valueAt, wrongValuesFor } from '../testing/misshape.ts';
import { gibberish, show, withoutScripts } from '../testing/showNonsense.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What a page is about: without it there is another page, or none. */
const subjects =
  /^(ResolveURL route(\.__typename|\.type|\.uid)?|cmsPage cmsPage|Category categoryList(\.0(\.uid)?)?|Listing products|Product\w* products(\.items(\.0(\.uid|\.__typename)?)?)?) /;

// Rule client-15.
it.each(['/', '/phones.html', '/Simple.html', '/Configurable.html', '/search.html?query=kettle'])(
  '%s loses nothing but the part where an answer has another shape than was asked for',
  async path => {
    const { answers } = await show(path);
    // The frame is the same around all pages.
    const own = [...answers].filter(([operation]) => path === '/' || operation !== 'Shell');
    const places = own.flatMap(([operation, data]) => placesIn(data).map(place => ({ operation, data, place })));
    expect(places.length).toBeGreaterThan(20);
    const fallen: string[] = [];
    for (const [index, { operation, data, place }] of places.entries()) {
      const wrongs = wrongValuesFor(valueAt(data, place));
      const wrong = wrongs[index % wrongs.length];
      const { status, html, reported } = await show(path, {}, name =>
        name === operation ? Response.json({ data: misshape(data, place, wrong) }) : undefined,
      );
      const what = `${operation} ${place} = ${JSON.stringify(wrong)}`;
      const text = withoutScripts(html);
      // A page whose text cannot be read is the frame around it.
      const main = place === 'cmsPage.content' ? /<main/ : /<main[^>]*>\s*<\w/;
      const isWhole = status === 200 && !gibberish.test(text) && main.test(text) && /<header[^]*<footer/.test(text);
      const isSaid = /<header[^]*(Something went wrong|exist\. Sorry)/.test(text);
      if (subjects.test(`${what} `) ? !isWhole && !isSaid : !isWhole)
        fallen.push(`${what}: ${status} ${gibberish.exec(text)?.[0] ?? ''}`);
      if (reported.filter(line => line.startsWith('MisfitAnswer')).length > 1) fallen.push(`${what}: told of twice`);
    }
    expect(fallen).toEqual([]);
  },
  120_000,
);
