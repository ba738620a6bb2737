import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runBackgroundVideo } from './runBackgroundVideo.ts';

let scroll: (entries: { isIntersecting: boolean }[]) => void;
/** Refuses the start that is under way, as a browser does. */
let refuse: (reason: DOMException) => void;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof scroll) {
        scroll = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() =>
    refuse(new DOMException('The play() request was interrupted by a call to pause().', 'AbortError')),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show() {
  const root = document.createElement('div');
  root.innerHTML = '<div data-player></div><button data-pause hidden></button>';
  runBackgroundVideo(root, {
    source: { host: 'local', files: [{ src: '/media/a.mp4', type: 'video/mp4' }] },
    loop: true,
    onlyVisible: true,
    lazy: true,
  });
  return root.querySelector('button') as HTMLElement;
}

it('plays when it comes into sight again after it was left before it had begun', async () => {
  const pause = show();
  scroll([{ isIntersecting: true }]);
  scroll([{ isIntersecting: false }]);
  await Promise.resolve();
  expect(pause.hidden).toBe(false);
  scroll([{ isIntersecting: true }]);
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
});

// Rule content-11.
it('leaves its picture where the browser does not let it begin', async () => {
  const pause = show();
  scroll([{ isIntersecting: true }]);
  refuse(new DOMException('The user has to press something first.', 'NotAllowedError'));
  await vi.waitFor(() => expect(pause.hidden).toBe(true));
  scroll([{ isIntersecting: false }]);
  scroll([{ isIntersecting: true }]);
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
});
