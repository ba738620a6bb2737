/** How long a touch waits for its click before it counts by itself, ms (content-09). */
const clickFallback = 80;

/** Calls `act` once for a press by mouse, keyboard or touch, also where a touch brings no click. */
export function onTap(button: HTMLElement, act: () => void): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let moved = false;
  const once = () => {
    clearTimeout(timer);
    end.abort();
    act();
  };
  button.addEventListener('click', once, end);
  button.addEventListener(
    'touchstart',
    () => {
      moved = false;
    },
    { signal: end.signal, passive: true },
  );
  button.addEventListener(
    'touchmove',
    () => {
      moved = true;
    },
    { signal: end.signal, passive: true },
  );
  button.addEventListener(
    'touchend',
    () => {
      if (!moved) timer = setTimeout(once, clickFallback);
    },
    end,
  );
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}
