const key = 'storybook-choices';

/** What of the toolbar is kept. */
const kept = ['theme', 'scheme', 'locale', 'direction', 'textSize'];

/** What a reader chose in the toolbar when she was here before; nothing where her browser keeps nothing. */
export function readChoices(): Record<string, unknown> {
  try {
    const choices = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(choices).filter(([name]) => kept.includes(name)));
  } catch {
    return {};
  }
}

/** Keeps it for her next visit. */
export function keepChoices(choices: Record<string, unknown>): void {
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept.map(name => [name, choices[name]]))));
  } catch {
    // Her choices last until she leaves.
  }
}
