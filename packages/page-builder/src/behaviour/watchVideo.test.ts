import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onTap } from './onTap.ts';
import { mapAddress } from './runMap.ts';
import { thumbnail } from './thumbnail.ts';
import { pollEvery, watchVideo, type Player } from './watchVideo.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function fakePlayer() {
  const now = { time: 0, duration: 10, volume: 0, ended: false };
  const player: Player = {
    play: vi.fn(),
    pause: vi.fn(),
    seek: vi.fn((time: number) => {
      now.time = time;
    }),
    mute: vi.fn(() => {
      now.volume = 0;
    }),
    state: () => now,
    remove: vi.fn(),
  };
  return { now, player };
}

const poll = () => vi.advanceTimersByTime(pollEvery);

// Rule content-07.
it('begins a loop anew a tenth of a second before its end', () => {
  const { now, player } = fakePlayer();
  const onEnd = vi.fn();
  watchVideo(player, { loop: true, muted: true, start: 2, onEnd });
  now.time = 9.89;
  poll();
  expect(player.seek).not.toHaveBeenCalled();
  now.time = 9.9;
  poll();
  expect(player.seek).toHaveBeenCalledExactlyOnceWith(2);
  expect(onEnd).not.toHaveBeenCalled();
});

it('stops at its end time, once, where it does not loop', () => {
  const { now, player } = fakePlayer();
  const onEnd = vi.fn();
  const stop = watchVideo(player, { loop: false, muted: false, end: 4, onEnd });
  now.time = 4.05;
  poll();
  poll();
  expect(player.pause).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledOnce();
  stop();
  now.time = 0;
  poll();
  now.time = 5;
  poll();
  expect(onEnd).toHaveBeenCalledOnce();
});

// Rule content-08.
it('looks every 150 ms, tells the volume when it changes, and takes sound away that nobody asked for', () => {
  const { now, player } = fakePlayer();
  const onVolume = vi.fn();
  watchVideo(player, { loop: true, muted: true, onVolume, onEnd: vi.fn() });
  now.volume = 80;
  vi.advanceTimersByTime(149);
  expect(onVolume).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onVolume).toHaveBeenCalledExactlyOnceWith(80);
  expect(player.mute).toHaveBeenCalledOnce();
});

// Rule content-10.
it('takes the first YouTube picture that is no placeholder', async () => {
  const asked: string[] = [];
  const widths: Record<string, number | undefined> = { maxresdefault: undefined, sddefault: 120, hqdefault: 480 };
  const widthOf = (address: string) => {
    const name = /([^/]+)\.jpg$/.exec(address)?.[1] ?? '';
    asked.push(name);
    return Promise.resolve(widths[name]);
  };
  expect(await thumbnail({ host: 'youtube', id: 'abcdefghijk' }, { widthOf, fetch: vi.fn() })).toBe(
    'https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg',
  );
  expect(asked).toEqual(['maxresdefault', 'sddefault', 'hqdefault']);
  expect(
    await thumbnail({ host: 'youtube', id: 'abcdefghijk' }, { widthOf: () => Promise.resolve(120), fetch: vi.fn() }),
  ).toBeUndefined();
});

// Rule content-10.
it('asks Vimeo for its picture, and believes only addresses of its pictures', async () => {
  const answer = (thumbnail_url: string) =>
    vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({ thumbnail_url }) }));
  const fetch = answer('https://i.vimeocdn.com/video/1_1280');
  expect(await thumbnail({ host: 'vimeo', id: '76979871' }, { widthOf: vi.fn(), fetch })).toBe(
    'https://i.vimeocdn.com/video/1_1280',
  );
  expect(fetch).toHaveBeenCalledWith(
    'https://vimeo.com/api/oembed.json?width=1280&url=https%3A%2F%2Fvimeo.com%2F76979871',
  );
  expect(
    await thumbnail({ host: 'vimeo', id: '1' }, { widthOf: vi.fn(), fetch: answer('https://evil.test/x.jpg') }),
  ).toBeUndefined();
  expect(
    await thumbnail(
      { host: 'vimeo', id: '1' },
      { widthOf: vi.fn(), fetch: () => Promise.reject(new Error('offline')) },
    ),
  ).toBeUndefined();
});

// Rule content-09.
it('takes a touch for a press 80 ms after it, unless its click comes first or the finger moved', () => {
  const press = (...events: string[]) => {
    const button = document.createElement('button');
    const act = vi.fn();
    onTap(button, act);
    for (const event of events) button.dispatchEvent(new Event(event));
    return act;
  };
  const alone = press('touchstart', 'touchend');
  vi.advanceTimersByTime(79);
  expect(alone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(alone).toHaveBeenCalledOnce();
  const both = press('touchstart', 'touchend', 'click');
  const moved = press('touchstart', 'touchmove', 'touchend');
  vi.advanceTimersByTime(200);
  expect(both).toHaveBeenCalledOnce();
  expect(moved).not.toHaveBeenCalled();
});

it('shows all places of a map', () => {
  const address = new URL(
    mapAddress([
      { name: 'A', latitude: 28, longitude: 77, address: [] },
      { name: 'B', latitude: 29, longitude: 76, address: [] },
    ]),
  );
  expect(address.searchParams.get('bbox')).toBe('75.99000,27.99000,77.01000,29.01000');
  expect(address.searchParams.get('marker')).toBe('28,77');
});
