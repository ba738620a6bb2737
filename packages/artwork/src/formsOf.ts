import { Ink } from './Ink.ts';
import type { Shape } from './shapes.ts';
import { drawings } from './shapes/index.ts';
import type { Artwork } from './types.ts';

/** Hears which kinds a drawing chooses from. */
class Listener extends Ink {
  offered: readonly string[] = [];

  override form<Form extends string>(forms: readonly [Form, ...Form[]]): Form {
    this.offered = forms;
    return super.form(forms);
  }
}

const anyColours: Omit<Artwork, 'shape'> = {
  colour: '#2f5f8f',
  accent: '#e0a83c',
  finish: 'matte',
  tint: '#f4efe6',
  seed: 7,
};

/** The kinds of a shape, which `form` of an artwork names; none where there is only one. */
export function formsOf(shape: Shape): readonly string[] {
  const ink = new Listener({ ...anyColours, shape }, 'front');
  drawings[shape](ink);
  return ink.offered;
}
