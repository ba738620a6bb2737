/** What a browser keeps, for one frame: what is kept are its own properties, as in a real one. */
class FrameStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

/** Gives this frame a storage of its own: tests show stories side by side, and none may meet the cart of another. */
export function keepToThisFrame(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, value: new FrameStorage() });
}
