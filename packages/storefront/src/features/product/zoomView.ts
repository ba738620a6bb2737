/** How a picture is seen: its size as a factor, and how far it is moved, px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

export const atRest: View = { scale: 1, x: 0, y: 0 };
const largest = 5;

/** The same view, larger or smaller by a factor; never smaller than the screen. At rest it stands in the middle. */
export function scaled(view: View, factor: number): View {
  const scale = Math.min(largest, view.scale * factor);
  if (scale <= 1.01) return atRest;
  const change = scale / view.scale;
  return { scale, x: view.x * change, y: view.y * change };
}

/** The view after a drag. What is not zoomed stays where it is. */
export const panned = (view: View, x: number, y: number): View =>
  view.scale > 1 ? { ...view, x: view.x + x, y: view.y + y } : view;

interface Size {
  width: number;
  height: number;
}

/** How large a picture at rest and the screen are, px. */
export interface Sizes {
  picture: Size;
  screen: Size;
}

/** The view with no edge of the picture drawn into the screen; where the picture is smaller than that, it stands in the middle. */
export function within(view: View, { picture, screen }: Sizes): View {
  const held = (moved: number, size: number, room: number) => {
    const most = (view.scale * size - room) / 2;
    return most > 0 ? Math.min(most, Math.max(-most, moved)) : 0;
  };
  return {
    ...view,
    x: held(view.x, picture.width, screen.width),
    y: held(view.y, picture.height, screen.height),
  };
}

const apart = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);

/** The view after two fingers moved from one pair of places to another. */
export function pinched(view: View, before: [Point, Point], now: [Point, Point]): View {
  const from = apart(before);
  return from > 0 ? scaled(view, apart(now) / from) : view;
}
